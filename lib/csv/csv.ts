import { stringify } from "csv-stringify/sync";
import type { CsvForm } from "./form";
import { guard } from "./guard";

export type Cell = string | number | boolean | Date | readonly string[] | null | undefined;
/** What a value is besides what its type says: an instant of which the day counts, an amount of money in cents. */
export type CellKind = "day" | "cents";
/** A column of an export: what stands above it, and its cell of a row. `wordOf`: the word for a code. */
export type Column<Row> = {
  head: string;
  of: (row: Row) => Cell;
  kind?: CellKind;
  wordOf?: (code: string) => string;
};

/** A spreadsheet takes the file for UTF-8 only with this mark in front. */
const mark = "\ufeff";
const rowsInChunk = 500;

/** Numbers stay bare, so that a minus is no formula; a column may be of instants of which some are not known. */
function textOf(cell: Cell, { kind, wordOf = (code) => code }: Column<never>, form: CsvForm): string {
  if (cell === null || cell === undefined) return "";
  if (typeof cell === "number") {
    const text = kind === "cents" ? (cell / 100).toFixed(2) : String(cell);
    return Number.isFinite(cell) ? text.replace(".", form.decimal) : "";
  }
  if (typeof cell === "boolean") return cell ? form.yes : form.no;
  if (cell instanceof Date) return kind === "day" ? form.day(cell) : form.instant(cell);
  return guard(typeof cell === "string" ? wordOf(cell) : cell.map(wordOf).join(", "));
}

// A lone line feed, and a semicolon that another reader takes for the separator, stay inside their cell.
const writeLines = (lines: readonly string[][], { separator }: CsvForm) =>
  stringify([...lines], { delimiter: separator, record_delimiter: "windows", quoted_match: /[\r\n;]/ });

const heads = <Row>(columns: readonly Column<Row>[]) => columns.map(({ head }) => guard(head));
const linesOf = <Row>(columns: readonly Column<Row>[], rows: readonly Row[], form: CsvForm) =>
  rows.map((row) => columns.map((column) => textOf(column.of(row), column, form)));

/** A whole file: byte order mark, CRLF (RFC 4180), every text guarded against being run as a formula. */
export function csvText<Row>(columns: readonly Column<Row>[], rows: readonly Row[], form: CsvForm) {
  return mark + writeLines([heads(columns), ...linesOf(columns, rows, form)], form);
}

async function* chunksOf<Row>(
  columns: readonly Column<Row>[],
  rows: AsyncIterable<Row> | Iterable<Row>,
  form: CsvForm,
) {
  yield mark + writeLines([heads(columns)], form);
  let waiting: Row[] = [];
  for await (const row of rows) {
    waiting.push(row);
    if (waiting.length < rowsInChunk) continue;
    yield writeLines(linesOf(columns, waiting, form), form);
    waiting = [];
  }
  if (waiting.length > 0) yield writeLines(linesOf(columns, waiting, form), form);
}

/** The same bytes piece by piece; rows are read as fast as the receiver takes them, and no longer once it is gone. */
export function csvStream<Row>(
  columns: readonly Column<Row>[],
  rows: AsyncIterable<Row> | Iterable<Row>,
  form: CsvForm,
) {
  const chunks = chunksOf(columns, rows, form);
  const encoder = new TextEncoder();
  return new ReadableStream<Uint8Array<ArrayBuffer>>({
    async pull(controller) {
      const { done, value } = await chunks.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    async cancel() {
      await chunks.return();
    },
  });
}
