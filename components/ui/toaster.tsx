"use client";
import { useEffect, useRef, useState } from "react";
import { keepToast, takeUpToast } from "./kept-toast";
import { noToasts, toastStore } from "./toast-list";
import { toastsClass } from "./toasts-class";
import { useLazy } from "./use-lazy";
import { useStore } from "./use-store";

/**
 * The toast area of each page. Radix comes when the page is idle or somebody begins to act, since what then fails may
 * fail for want of a network; at once with a toast or F8. Until then the region stands there empty, so that assistive
 * technology knows it.
 */
export function Toaster({ label, close }: { label: string; close: string }) {
  const [idle, setIdle] = useState(false);
  const newest = useStore(toastStore, noToasts)[0];
  const Area = useLazy(() => import("./toast-area").then((module) => module.ToastArea), newest?.id ?? idle);
  useEffect(() => {
    takeUpToast();
    addEventListener("pagehide", keepToast);
    return () => removeEventListener("pagehide", keepToast);
  }, []);
  const led = useRef(false);
  useEffect(() => {
    // The area takes the place of the empty region, with the focus that F8 has led there.
    if (Area && led.current) document.getElementById("toasts")?.focus();
    if (Area) return;
    const load = () => setIdle(true);
    const onKey = (event: KeyboardEvent) => {
      load();
      led.current = event.key === "F8";
      if (led.current) document.getElementById("toasts")?.focus();
    };
    document.addEventListener("keydown", onKey);
    document.addEventListener("pointerdown", load);
    const timer = setTimeout(load, 4000);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("keydown", onKey);
      document.removeEventListener("pointerdown", load);
    };
  }, [Area]);
  if (Area) return <Area label={label} close={close} />;
  return <section id="toasts" className={toastsClass} aria-label={label} tabIndex={-1} />;
}
