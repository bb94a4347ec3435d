import type { CsvLine } from "@/lib/csv/read";
import { type ImportLine, type ImportResult, type ImportValues, maxLines } from "../schema/importing";
import type { ImportField } from "../schema/list";
import { keysOf } from "./duplicates";

/** Below 256 KiB (lib/http/body.ts) with room for the rest of the call. */
const maxBytes = 200_000;
const encoder = new TextEncoder();

export type Reading = {
  head: readonly string[];
  mapping: readonly (ImportField | null)[];
  usualCountry?: string;
  /** Keys of the lines that were taken; grows while the file is sent. */
  taken: Set<string>;
};
/** What one call takes, and what is refused before. */
export type Part = { lines: ImportLine[]; refused: ImportResult[] };

/** The cells of a record under our fields; columns without one stay out. */
function lineOf({ line, cells }: CsvLine, mapping: Reading["mapping"]): ImportLine {
  const entries = mapping.flatMap((field, index) => {
    const cell = cells[index] ?? "";
    // Longer than any field of ours: the rest would only be refused later. Half a sign and NUL no call takes.
    return field && cell ? [[field, cell.slice(0, 8_000).toWellFormed().replaceAll("\u0000", "")]] : [];
  });
  return { line, values: Object.fromEntries(entries) as ImportValues };
}

/** Why a line is not even sent: it would be taken for another, or hold up all others. */
function reasonOf({ cells }: CsvLine, { values }: ImportLine, bytes: number, reading: Reading) {
  if (cells.slice(reading.head.length).some(Boolean)) return { field: "", message: "lineTooWide" };
  if (bytes > maxBytes) return { field: "description", message: "tooLong" };
  const isTaken = keysOf(values, reading.usualCountry).some((key) => reading.taken.has(key));
  return isTaken ? { field: "email", message: "duplicateInFile" } : null;
}

const sizeOf = ({ lines, refused }: Part) => lines.length + refused.length;

/** The lines in parts that one call takes; each is looked at when its turn comes. */
export function* partsOf(lines: Iterable<CsvLine>, reading: Reading): Generator<Part> {
  let part: Part = { lines: [], refused: [] };
  let size = 0;
  for (const record of lines) {
    const line = lineOf(record, reading.mapping);
    const bytes = encoder.encode(JSON.stringify(line)).length + 1;
    if (sizeOf(part) >= maxLines || (sizeOf(part) > 0 && size + bytes > maxBytes)) {
      yield part;
      part = { lines: [], refused: [] };
      size = 0;
    }
    const reason = reasonOf(record, line, bytes, reading);
    if (reason) part.refused.push({ line: line.line, outcome: "refused", reasons: [reason] });
    else part.lines.push(line);
    size += reason ? 0 : bytes;
  }
  if (sizeOf(part) > 0) yield part;
}

/** Notes what a part has brought; whatever stands further down and is the same is refused. */
export function noteTaken({ lines }: Part, results: readonly ImportResult[], { taken, usualCountry }: Reading) {
  const done = new Set(results.filter(({ outcome }) => outcome !== "refused").map(({ line }) => line));
  for (const { line, values } of lines) {
    if (done.has(line)) for (const key of keysOf(values, usualCountry)) taken.add(key);
  }
}
