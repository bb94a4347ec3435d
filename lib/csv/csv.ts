import { stringify } from "csv-stringify/sync";
import { guard } from "./guard";

export type Cell = string | number | boolean | Date | null | undefined;
/** A column of an export: what stands above it, and its cell of a row. */
export type Column<Row> = { head: string; of: (row: Row) => Cell };

/** A spreadsheet takes the file for UTF-8 only with this mark in front. */
const mark = "\ufeff";
const rowsInChunk = 500;

/** Numbers stay bare, so that a minus is no formula; an instant leaves as ISO 8601. */
function textOf(cell: Cell) {
  if (cell === null || cell === undefined) return "";
  if (typeof cell === "number") return Number.isFinite(cell) ? String(cell) : "";
  if (typeof cell === "boolean") return String(cell);
  return cell instanceof Date ? cell.toISOString() : guard(cell);
}

// A lone line feed or a semicolon, the separator of half of Europe's spreadsheets, stays inside its cell.
const form = { record_delimiter: "windows", quoted_match: /[\r\n;]/ } as const;

const heads = <Row>(columns: readonly Column<Row>[]) => columns.map(({ head }) => guard(head));
const linesOf = <Row>(columns: readonly Column<Row>[], rows: readonly Row[]) =>
  rows.map((row) => columns.map(({ of }) => textOf(of(row))));

/** A whole file: byte order mark, comma, CRLF (RFC 4180), every text guarded against being run as a formula. */
export function csvText<Row>(columns: readonly Column<Row>[], rows: readonly Row[]) {
  return mark + stringify([heads(columns), ...linesOf(columns, rows)], form);
}

async function* chunksOf<Row>(columns: readonly Column<Row>[], rows: AsyncIterable<Row> | Iterable<Row>) {
  yield mark + stringify([heads(columns)], form);
  let waiting: Row[] = [];
  for await (const row of rows) {
    waiting.push(row);
    if (waiting.length < rowsInChunk) continue;
    yield stringify(linesOf(columns, waiting), form);
    waiting = [];
  }
  if (waiting.length > 0) yield stringify(linesOf(columns, waiting), form);
}

/** The same bytes piece by piece; rows are read as fast as the receiver takes them, and no longer once it is gone. */
export function csvStream<Row>(columns: readonly Column<Row>[], rows: AsyncIterable<Row> | Iterable<Row>) {
  const chunks = chunksOf(columns, rows);
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
