import { useState } from "react";
import type { PendingEntry } from "./entry";

function toggled(marked: ReadonlySet<string>, id: string) {
  const next = new Set(marked);
  if (!next.delete(id)) next.add(id);
  return next;
}

/**
 * Which rows are shown, selected and marked. Rows that were decided are hidden until the server says so too; of
 * `entries`, more than the `take` rows of a page, the next ones move up.
 */
export function useQueue(entries: readonly PendingEntry[], take: number) {
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set());
  const [marked, setMarked] = useState<ReadonlySet<string>>(new Set());
  const [selected, setSelected] = useState<string | null>(null);
  const waiting = entries.filter(({ record }) => !hidden.has(record.id));
  const rows = waiting.slice(0, take);
  const index = Math.max(
    0,
    rows.findIndex(({ record }) => record.id === selected),
  );
  const current = rows[index] ?? null;

  /** The row that follows takes the place of those that leave. */
  function hide(ids: readonly string[]) {
    const gone = new Set([...hidden, ...ids]);
    const left = (row: PendingEntry) => !gone.has(row.record.id);
    const next = waiting.slice(index).find(left) ?? rows.filter(left).at(-1) ?? null;
    setHidden(gone);
    setMarked((old) => new Set([...old].filter((id) => !gone.has(id))));
    setSelected(next?.record.id ?? null);
    return next;
  }

  function show(ids: readonly string[]) {
    setHidden((old) => new Set([...old].filter((id) => !ids.includes(id))));
    setSelected(ids[0] ?? null);
  }

  function step(by: number) {
    const next = rows[Math.min(rows.length - 1, Math.max(0, index + by))];
    if (next) setSelected(next.record.id);
    return next ?? null;
  }

  return {
    rows,
    current,
    marked: rows.filter(({ record }) => marked.has(record.id)),
    hiddenCount: entries.length - waiting.length,
    select: setSelected,
    step,
    hide,
    show,
    mark: (id: string) => setMarked((old) => toggled(old, id)),
    unmark: () => setMarked(new Set()),
  };
}

export type Queue = ReturnType<typeof useQueue>;
