import { unguard } from "./guard";

/** No CSV at all, or one with quotes that nobody closes: `line` is where they begin. */
export class UnreadableCsv extends Error {
  constructor(readonly line: number | null = null) {
    super("no CSV");
  }
}

/** PDF, ZIP (so the spreadsheets of today), and the spreadsheets of yesterday: often saved under another name. */
const others = ["%PDF", "PK\u0003\u0004", "\u00d0\u00cf\u0011\u00e0"];

/** Throws for what is no text: read as Windows-1252 any file would be one. */
function refuseOthers(bytes: Uint8Array) {
  const start = String.fromCharCode(...bytes.subarray(0, 4_096));
  if (others.some((sign) => start.startsWith(sign)) || start.includes("\u0000")) throw new UnreadableCsv();
}

/** Bytes of a file as text: UTF-8 with or without its mark, UTF-16 by its mark, else what Windows writes. Throws. */
export function decodeText(bytes: Uint8Array) {
  const mark =
    bytes[0] === 0xff && bytes[1] === 0xfe ? "utf-16le" : bytes[0] === 0xfe && bytes[1] === 0xff ? "utf-16be" : null;
  if (mark) return { text: new TextDecoder(mark).decode(bytes), encoding: mark };
  refuseOthers(bytes);
  try {
    return { text: new TextDecoder("utf-8", { fatal: true }).decode(bytes), encoding: "utf-8" };
  } catch {
    return { text: new TextDecoder("windows-1252").decode(bytes), encoding: "windows-1252" };
  }
}

const delimiters = [",", ";", "\t"] as const;
type Delimiter = (typeof delimiters)[number];

/** The separator that the first record has most of, outside quotes; Excel's own `sep=;` line is believed. */
export function delimiterOf(text: string): Delimiter {
  const told = /^sep=(.)\r?\n/i.exec(text)?.[1];
  const known = delimiters.find((one) => one === told);
  if (known) return known;
  const counts = new Map<string, number>();
  let quoted = false;
  for (const sign of text.slice(0, 100_000)) {
    if (sign === '"') quoted = !quoted;
    if (quoted) continue;
    if (sign === "\n" || sign === "\r") {
      if (counts.size > 0) break;
      continue;
    }
    if (delimiters.some((one) => one === sign)) counts.set(sign, (counts.get(sign) ?? 0) + 1);
  }
  return delimiters.reduce((best, one) => ((counts.get(one) ?? 0) > (counts.get(best) ?? 0) ? one : best));
}

/** A record and the line of the file that it begins on, as an editor counts. */
export type CsvLine = { line: number; cells: string[] };
export type CsvFile = { head: string[]; lines: CsvLine[]; encoding: string; delimiter: Delimiter };

/** The line on which quotes begin that nobody closes, as the parser takes them; null where all are closed. */
function openQuoteLine(text: string, delimiter: Delimiter) {
  const ends = new Set<string | undefined>([delimiter, "\n", "\r", undefined]);
  let line = 1;
  let opened: number | null = null;
  for (let at = 0; at < text.length; at += 1) {
    const [sign, next] = [text[at], text[at + 1]];
    if (sign === "\n" || (sign === "\r" && next !== "\n")) line += 1;
    if (sign !== '"') continue;
    if (opened === null && ends.has(text[at - 1])) opened = line;
    else if (opened !== null && next === '"') at += 1;
    else if (opened !== null && ends.has(next)) opened = null;
  }
  return opened;
}

const countBreaks = (text: string) => text.match(/\r\n|\r|\n/g)?.length ?? 0;

/**
 * A whole CSV file. Line breaks and separators in quotes stay in their cell, our own guard against formulas comes
 * off, empty records are left out. Throws UnreadableCsv.
 */
export async function readCsv(bytes: Uint8Array): Promise<CsvFile> {
  // Only who reads a file needs the parser.
  const { parse } = await import("csv-parse/browser/esm/sync");
  const { text, encoding } = decodeText(bytes);
  const delimiter = delimiterOf(text);
  const told = /^sep=.\r?\n/i.exec(text)?.[0] ?? "";
  const options = { delimiter, bom: true, relax_column_count: true, relax_quotes: true };
  let records: string[][];
  try {
    records = parse(text.slice(told.length), { ...options, record_delimiter: ["\r\n", "\n", "\r"] });
  } catch {
    throw new UnreadableCsv(openQuoteLine(text, delimiter));
  }
  let line = 1 + countBreaks(told);
  const all = records.map((cells) => {
    const at = line;
    line += 1 + cells.reduce((sum, cell) => sum + countBreaks(cell), 0);
    return { line: at, cells: cells.map((cell) => unguard(cell).trim()) };
  });
  const [first, ...rest] = all.filter(({ cells }) => cells.some(Boolean));
  return { head: first?.cells ?? [], lines: rest, encoding, delimiter };
}
