"use client";
import { useEffect, useRef } from "react";
import { waitsMark } from "./early-press";

const typed = (form: HTMLFormElement) => JSON.stringify([...new FormData(form)].map(([name, value]) => [name, value]));

/**
 * For a form that comes with the page: sends it once its script is there when it was sent before (early-press.ts).
 * Not where a kept draft has meanwhile changed what stands in it: nobody has read that.
 */
export function useEarlyPress() {
  const ref = useRef<HTMLFormElement>(null);
  useEffect(() => {
    const form = ref.current;
    if (!form) return;
    const pressed = form.getAttribute(waitsMark) === "pressed";
    form.removeAttribute(waitsMark);
    if (!pressed) return;
    const before = typed(form);
    const timer = setTimeout(() => before === typed(form) && form.requestSubmit());
    return () => clearTimeout(timer);
  }, []);
  return { ref, [waitsMark]: "" };
}
