"use client";
import { type RefObject, useEffect, useRef } from "react";

/**
 * A form that is sent while its file is on the way waits until that is there, and is sent then: it would be stored
 * without it. A file that is cancelled or refused sends nothing.
 */
export function useHeldSubmit(input: RefObject<HTMLInputElement | null>, sending: boolean, value: unknown) {
  const held = useRef<{ form: HTMLFormElement; before: unknown } | null>(null);
  const latest = useRef(value);
  // Not in an effect: what is cleared up below runs ahead of it.
  latest.current = value;
  useEffect(() => {
    const form = input.current?.form;
    if (!sending || !form) return;
    const hold = (event: SubmitEvent) => {
      event.preventDefault();
      event.stopPropagation();
      held.current = { form, before: latest.current };
    };
    form.addEventListener("submit", hold, true);
    return () => {
      form.removeEventListener("submit", hold, true);
      const pressed = held.current;
      held.current = null;
      // The file is in the form by now where it has come.
      if (pressed && form.isConnected && pressed.before !== latest.current) form.requestSubmit();
    };
  }, [input, sending]);
}
