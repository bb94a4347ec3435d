"use client";
import { type FormEvent, useEffect, useRef } from "react";

const pause = 400;

/**
 * A form that counts at once: a choice and Enter immediately, what is typed after a moment. `again`: what was typed on
 * takes the place of what the first letters had found.
 */
export function useSettledForm(apply: (form: HTMLFormElement, again: boolean) => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const typing = useRef(false);
  const latest = useRef(apply);
  useEffect(() => {
    latest.current = apply;
  });
  useEffect(() => () => clearTimeout(timer.current), []);
  const settle = (form: HTMLFormElement, isTyping: boolean) => {
    clearTimeout(timer.current);
    latest.current(form, isTyping && typing.current);
    typing.current = isTyping;
  };
  return {
    onSubmit: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      settle(event.currentTarget, false);
    },
    onChange: ({ target, currentTarget }: FormEvent<HTMLFormElement>) => {
      if (target instanceof HTMLSelectElement) return settle(currentTarget, false);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => settle(currentTarget, true), pause);
    },
    onBlur: () => {
      typing.current = false;
    },
  };
}
