"use client";
import { type ReactNode, useLayoutEffect, useRef } from "react";

/**
 * What comes up in a form away from where somebody is: it comes into view with the focus in it. When it goes with the
 * focus, that goes on to the button that sends the form.
 */
export function Arrived({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { current } = box;
    const form = current?.closest("form");
    current?.focus();
    return () => {
      if (current?.contains(document.activeElement)) form?.querySelector<HTMLElement>("[type=submit]")?.focus();
    };
  }, []);
  return (
    <div ref={box} tabIndex={-1}>
      {children}
    </div>
  );
}
