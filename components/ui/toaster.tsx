"use client";
import { useEffect, useState } from "react";
import { keepToast, takeUpToast } from "./kept-toast";
import { noToasts, toastStore } from "./toast-list";
import { toastsClass } from "./toasts-class";
import { useLazy } from "./use-lazy";
import { useStore } from "./use-store";

/**
 * The toast area of each page. Radix comes when the page is idle, or at once with a toast or F8;
 * until then the region stands there empty, so that assistive technology knows it.
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
  useEffect(() => {
    if (Area) return;
    const onKey = (event: KeyboardEvent) => event.key === "F8" && document.getElementById("toasts")?.focus();
    document.addEventListener("keydown", onKey);
    const timer = setTimeout(setIdle, 4000, true);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("keydown", onKey);
    };
  }, [Area]);
  if (Area) return <Area label={label} close={close} />;
  return <section id="toasts" className={toastsClass} aria-label={label} tabIndex={-1} />;
}
