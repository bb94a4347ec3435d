"use client";
import { type ComponentProps, type MouseEvent, useEffect, useImperativeHandle, useRef } from "react";

/** A button that acts by script: what was pressed before that was there (early-press.ts) is pressed once it is. */
export function HeldButton({ ref, onClick, ...rest }: ComponentProps<"button">) {
  const own = useRef<HTMLButtonElement>(null);
  useImperativeHandle(ref, () => own.current as HTMLButtonElement);
  useEffect(() => {
    const press = window.earlyPress;
    if (!press || press.button !== own.current) return;
    const { button, words } = press;
    // Not where React answers this very press itself, nor where the button has come to say something else.
    const timer = setTimeout(() => window.earlyPress === press && button.textContent === words && button.click());
    return () => clearTimeout(timer);
  }, []);
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    window.earlyPress = undefined;
    onClick?.(event);
  };
  return <button type="button" {...rest} ref={own} onClick={press} />;
}
