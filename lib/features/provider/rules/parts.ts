import type { CsvLine } from "@/lib/csv/read";
import { type ImportLine, type ImportValues, maxLines } from "../schema/importing";
import type { ImportField } from "../schema/list";

/** Below 256 KiB (lib/http/body.ts) with room for the rest of the call. */
const maxBytes = 200_000;
const encoder = new TextEncoder();

/** The cells of a record under our fields; columns without one stay out. */
export function lineOf({ line, cells }: CsvLine, mapping: readonly (ImportField | null)[]): ImportLine {
  const entries = mapping.flatMap((field, index) => {
    const cell = cells[index] ?? "";
    // Longer than any field of ours: the rest would only be refused later.
    return field && cell ? [[field, cell.slice(0, 8_000)]] : [];
  });
  return { line, values: Object.fromEntries(entries) as ImportValues };
}

/** The lines in parts that one call takes. */
export function* partsOf(lines: Iterable<ImportLine>): Generator<ImportLine[]> {
  let part: ImportLine[] = [];
  let size = 0;
  for (const line of lines) {
    const bytes = encoder.encode(JSON.stringify(line)).length + 1;
    if (part.length > 0 && (part.length >= maxLines || size + bytes > maxBytes)) {
      yield part;
      part = [];
      size = 0;
    }
    part.push(line);
    size += bytes;
  }
  if (part.length > 0) yield part;
}
