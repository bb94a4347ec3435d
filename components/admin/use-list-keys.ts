"use client";
import { useShortcuts } from "@/components/ui/use-shortcuts";
import type { Selection } from "./use-selection";

/** The controls of the rows as they stand on the screen: the table's, or the cards' on a phone. */
function rowControls() {
  const all = [...document.querySelectorAll<HTMLElement>("[data-admin-list] [data-row]")];
  return all.filter((one) => one.offsetParent !== null);
}

function stepBy(by: number) {
  const rows = rowControls();
  const at = rows.findIndex((one) => one.closest("tr, article")?.contains(document.activeElement));
  const next = at < 0 ? rows[by > 0 ? 0 : rows.length - 1] : rows[at + by];
  next?.focus();
}

const focusedId = () => {
  const row = document.activeElement?.closest("tr, article");
  return row?.querySelector<HTMLElement>("[data-row]")?.dataset.row;
};

type Parts<Row extends { id: string }> = {
  enabled: boolean;
  rows: readonly Row[];
  /** Null where rows cannot be marked. */
  selection: Selection<Row> | null;
  onHelp: () => void;
};

/** ↑↓ J K step through the rows, X marks, Enter opens (the row's own button), / searches, ? helps. */
export function useListKeys<Row extends { id: string }>({ enabled, rows, selection, onHelp }: Parts<Row>) {
  const mark = () => {
    const row = rows.find(({ id }) => id === focusedId());
    if (row) selection?.toggle(row);
  };
  const single = {
    j: () => stepBy(1),
    k: () => stepBy(-1),
    ...(selection ? { x: mark } : {}),
    "?": onHelp,
    "/": () => document.querySelector<HTMLElement>("[data-admin-list] input[type=search]")?.focus(),
  };
  useShortcuts({ ArrowDown: () => stepBy(1), ArrowUp: () => stepBy(-1), ...(enabled ? single : {}) });
}
