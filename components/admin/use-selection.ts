"use client";
import { useMemo, useState } from "react";

/** Marked rows, over pages too: what is marked stays marked while the reader looks further. */
export function useSelection<Row extends { id: string }>(rows: readonly Row[]) {
  const [marked, setMarked] = useState<ReadonlyMap<string, Row>>(new Map());
  const pageMarked = rows.length > 0 && rows.every(({ id }) => marked.has(id));
  const put = (change: (next: Map<string, Row>) => void) =>
    setMarked((before) => {
      const next = new Map(before);
      change(next);
      return next;
    });
  const known = useMemo(() => new Map(rows.map((row) => [row.id, row])), [rows]);
  return {
    has: (id: string) => marked.has(id),
    // The page's own copy is newer than the one that was marked.
    rows: [...marked.values()].map((row) => known.get(row.id) ?? row),
    pageMarked,
    toggle: (row: Row) => put((next) => void (next.delete(row.id) || next.set(row.id, row))),
    togglePage: () =>
      put((next) => {
        for (const row of rows) pageMarked ? next.delete(row.id) : next.set(row.id, row);
      }),
    clear: () => setMarked(new Map()),
  };
}
export type Selection<Row extends { id: string }> = ReturnType<typeof useSelection<Row>>;
