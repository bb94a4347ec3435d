import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import type { Cell, CellKind } from "@/lib/csv/csv";
import type { AdminList } from "@/lib/http/admin-list";
import { formatDate, formatDateTime } from "@/lib/i18n/formats";
import type { ListColumn } from "./types";

/** The messages that a declaration names as text; that they are there is tested (lib/features/admin/lists.test.ts). */
export const useNamedMessage = () => useTranslations() as unknown as (key: string) => string;

/** How columns are drawn where that is not their value as text. */
export type Cells<Row, Head extends string> = { readonly [Key in Head]?: (row: Row) => ReactNode };

function textOf(value: Cell, kind?: CellKind) {
  if (value === null || value === undefined) return "";
  if (value instanceof Date) return kind === "day" ? formatDate(value) : formatDateTime(value);
  return typeof value === "object" ? value.join(", ") : String(value);
}

/** The columns of a list with their labels and cells. */
export function useListColumns<Row, Head extends string>(
  { columns, labels }: Pick<AdminList<Row, unknown, string, Head, unknown>, "columns" | "labels">,
  cells: Cells<Row, Head> = {},
): ListColumn<Row>[] {
  const t = useNamedMessage();
  return columns.map(({ head, of, label, fileLabel, kind, values: _, ...look }) => ({
    ...look,
    key: head,
    label: t(label ?? `${labels}.${head}`),
    fileLabel: fileLabel && t(fileLabel),
    cell: cells[head],
    text: (row) => textOf(of(row), kind),
  }));
}
