import { z } from "zod";
import type { Admin } from "@/lib/access/viewer";
import { csvStream } from "@/lib/csv/csv";
import { validationFailed } from "@/lib/errors";
import type { AdminList } from "@/lib/http/admin-list";
import { filterText } from "@/lib/http/list-query";
import { parse } from "@/lib/http/validation";
import type { ExportQuery } from "../schema";
import { listFile } from "./list-file";

/** Which rows an export reads: those named, else all that match. */
type ExportOptions<Filter> = { ids?: readonly string[]; filter?: Filter };

/** What of an admin list (lib/http/admin-list.ts) stands in its file. */
type Declared<Row, Filter extends z.ZodType> = Pick<
  AdminList<Row, unknown, string, string, unknown>,
  "name" | "labels" | "columns"
> & { filter: Filter };
/** Batch after batch, so that a million rows need no more memory than one batch (lib/db/batches.ts). */
type Rows<Row, Filter extends z.ZodType> = (
  viewer: Admin,
  options: ExportOptions<z.output<Filter>>,
) => AsyncIterable<Row>;

function chosen<Column extends { head: string }>(columns: readonly Column[], heads: readonly string[] | undefined) {
  if (!heads) return columns;
  return heads.map((head) => {
    const column = columns.find((one) => one.head === head);
    if (!column) throw validationFailed([{ path: "columns", message: "unknownField" }]);
    return column;
  });
}

/** A list that can be exported, with its row type hidden: what the registry holds. `id`: what a row's id looks like. */
export function exportList<Row, Filter extends z.ZodType>(
  { name, labels, columns, filter }: Declared<Row, Filter>,
  rows: Rows<Row, Filter>,
  id: z.ZodType<string, string> = z.uuid("invalidValue"),
) {
  const idsOf = z.strictObject({ ids: z.array(id).optional() });
  return {
    name,
    /** Checks all of the query before the first row is read. Throws ValidationFailed. */
    open(viewer: Admin, query: ExportQuery) {
      const wanted = chosen(columns, query.columns);
      const narrowed = query.filter === undefined ? undefined : parse(filterText(filter), query.filter);
      const { ids } = parse(idsOf, { ids: query.ids });
      const options = { ids, filter: narrowed as z.output<Filter> | undefined };
      return {
        heads: wanted.map(({ head }) => head),
        stream: async () => {
          const file = await listFile({ labels, columns: wanted }, query.lng ?? viewer.language);
          return csvStream(file.columns, rows(viewer, options), file.form);
        },
      };
    },
  };
}
export type ExportList = ReturnType<typeof exportList>;
