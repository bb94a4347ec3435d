"use client";
import { useShortcuts } from "@/components/ui/use-shortcuts";

const field = () => document.querySelector<HTMLElement>("#messages textarea");

/** M leads to the field of the thread. */
export function MessageKey() {
  useShortcuts({ m: () => field()?.focus() });
  return null;
}
