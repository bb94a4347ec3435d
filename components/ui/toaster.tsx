"use client";
import { type ComponentType, useEffect, useState } from "react";
import { noToasts, toastStore } from "./toast-store";
import { toastsClass } from "./toasts-class";
import { useStore } from "./use-store";

type Area = ComponentType<{ label: string; close: string }>;

/**
 * The toast area of each page. Radix comes when the page is idle, or at once with the first toast or F8;
 * until then the region stands there empty, so that assistive technology knows it.
 */
export function Toaster({ label, close }: { label: string; close: string }) {
  const toasts = useStore(toastStore, noToasts);
  const [Area, setArea] = useState<Area | null>(null);
  const wanted = toasts.length > 0;
  useEffect(() => {
    if (Area) return;
    const load = () => void import("./toast-area").then((module) => setArea(() => module.ToastArea));
    const onKey = (event: KeyboardEvent) => event.key === "F8" && document.getElementById("toasts")?.focus();
    if (wanted) load();
    document.addEventListener("keydown", onKey);
    const timer = setTimeout(load, 4000);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("keydown", onKey);
    };
  }, [Area, wanted]);
  if (Area) return <Area label={label} close={close} />;
  return <section id="toasts" className={toastsClass} aria-label={label} tabIndex={-1} />;
}
