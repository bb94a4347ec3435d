"use client";
import { useShortcuts } from "@/components/ui/use-shortcuts";

const find = (part: string) => document.querySelector<HTMLElement>(`#messages ${part}`);

/** To the field of the thread, which a press opens where nothing is written yet; it is there once the thread is read. */
function lead() {
  const field = find("textarea");
  if (field) return field.focus();
  const thread = find("[data-testid=offer-thread]");
  if (!thread) return;
  const waits = new MutationObserver(() => {
    const late = find("textarea");
    if (!late) return;
    waits.disconnect();
    late.focus();
  });
  waits.observe(thread, { childList: true, subtree: true });
  find("button[aria-expanded=false]")?.click();
}

/** M leads to the messages. */
export function MessageKey() {
  useShortcuts({ m: lead });
  return null;
}
