import { type RefObject, useEffect, useRef } from "react";
import type { PendingEntry } from "./entry";
import type { Decision } from "./use-decision";
import type { Queue } from "./use-queue";
import { useShortcuts } from "@/components/ui/use-shortcuts";

type Parts = {
  queue: Queue;
  decision: Decision;
  onEdit: (id: string) => void;
  /** A modal is about to open: no key counts. */
  paused: boolean;
  onHelp: () => void;
};

function rowOf(entry: PendingEntry | null) {
  const row = entry && document.querySelector<HTMLElement>(`tr [data-row="${entry.record.id}"]`);
  return row && row.offsetParent !== null ? row : null;
}

/** Whether the focus is nowhere, or on what belongs to the list: then a row may take it. */
function isFree(held: Element | null) {
  return !held || held === document.body || held.closest("tr, [role=status], [role=alert]") !== null;
}

/** After an undo the focus goes with the row that came back, once the list shows it. */
export function useFocusBack(rows: readonly PendingEntry[]) {
  const wanted = useRef<string | null>(null);
  useEffect(() => {
    const entry = rows.find(({ record }) => record.id === wanted.current) ?? null;
    const row = rowOf(entry);
    if (!row) return;
    wanted.current = null;
    if (isFree(document.activeElement)) row.focus();
  });
  return (id: string | undefined) => {
    wanted.current = id ?? null;
  };
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
export function useQueueKeys({ queue, decision, onEdit, paused, onHelp }: Parts) {
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
  const keys = {
    j: step(1),
    k: step(-1),
    ArrowDown: step(1),
    ArrowUp: step(-1),
    x: markCurrent,
    a: () => current && void decision.approve([current]),
    "Shift+a": () => marked.length > 0 && void decision.approve(marked),
    e: () => current && onEdit(current.record.id),
    r: () => document.querySelector<HTMLElement>("[data-side-panel] [data-reason]")?.focus(),
    z: () => void decision.undo(),
    "?": onHelp,
    "/": () => document.getElementById("queue-search")?.focus(),
  };
  useShortcuts(paused ? {} : keys);
}
