import type { Column } from "@/lib/csv/csv";
import type { ListColumn, Look } from "./types";

/** A cell as text, where a column has no look of its own. */
function shown(value: ReturnType<Column<never>["of"]>) {
  if (value === null || value === undefined) return "";
  return value instanceof Date ? value.toISOString() : String(value);
}

/** The list's columns with their looks: every column needs a label, tsc sees to it. */
export function columnsWith<Row, Key extends string>(
  columns: readonly (Column<Row> & { head: Key })[],
  looks: Record<Key, Look<Row>>,
): ListColumn<Row>[] {
  return columns.map(({ head, of }) => ({ ...looks[head], key: head, text: (row) => shown(of(row)) }));
}
