"use client";
import { useEffect, useMemo } from "react";
import { deviceStorage } from "@/components/form/draft";
import { useStore } from "@/components/ui/use-store";
import type { AnyList } from "@/lib/http/admin-list";
import { createColumnChoice } from "@/lib/state/column-choice";
import type { ListColumn } from "./types";

/** The columns that are shown: the usual ones, or what was chosen on this device; in the list's order. */
export function useColumnChoice<Row>(
  { table, name }: Pick<AnyList, "table" | "name">,
  columns: readonly ListColumn<Row>[],
  fixed = columns[0]?.key,
) {
  const choice = useMemo(() => createColumnChoice(deviceStorage, table, name), [table, name]);
  useEffect(() => choice.load(), [choice]);
  const chosen = useStore(choice, null);
  // A stored choice may be of columns that are no longer there.
  const known = chosen !== null && columns.some(({ key }) => chosen.includes(key)) ? chosen : null;
  const shown = columns.filter(({ key, usual }) => (known ? key === fixed || known.includes(key) : usual !== false));
  return { shown, choose: choice.choose, isUsual: chosen === null };
}
