import { useRouter } from "next/navigation";
import type { RefObject } from "react";
import type { PendingEntry } from "./entry";
import type { Decision } from "./use-decision";
import type { Queue } from "./use-queue";
import { useShortcuts } from "@/components/ui/use-shortcuts";

type Parts = {
  queue: Queue;
  decision: Decision;
  editHrefOf: (id: string) => string;
  onHelp: () => void;
};

function rowOf(entry: PendingEntry | null) {
  const row = entry && document.querySelector<HTMLElement>(`tr [data-row="${entry.record.id}"]`);
  return row && row.offsetParent !== null ? row : null;
}

/** Where a action took the focused control away, the next row gets the focus, at last the heading. */
export function catchFocus(next: PendingEntry | null, title: RefObject<HTMLElement | null>) {
  requestAnimationFrame(() => {
    const held = document.activeElement;
    if (held && held !== document.body) return;
    (rowOf(next) ?? title.current)?.focus({ preventScroll: rowOf(next) === null });
  });
}

/** The page's single keys: J K A E R X Z ? and the search. */
export function useQueueKeys({ queue, decision, editHrefOf, onHelp }: Parts) {
  const router = useRouter();
  const { current, marked } = queue;
  const step = (by: number) => () => {
    const next = queue.step(by);
    requestAnimationFrame(() => rowOf(next)?.focus());
  };
  // It stays the selected one from then on, also if the server's answer puts rows above it.
  const markCurrent = () => {
    if (!current) return;
    queue.select(current.record.id);
    queue.mark(current.record.id);
  };
  useShortcuts({
    j: step(1),
    k: step(-1),
    ArrowDown: step(1),
    ArrowUp: step(-1),
    x: markCurrent,
    a: () => current && void decision.approve([current]),
    "Shift+a": () => marked.length > 0 && void decision.approve(marked),
    e: () => current && router.push(editHrefOf(current.record.id)),
    r: () => document.querySelector<HTMLElement>("[data-side-panel] [data-reason]")?.focus(),
    z: () => void decision.undo(),
    "?": onHelp,
    "/": () => document.getElementById("queue-search")?.focus(),
  });
}
