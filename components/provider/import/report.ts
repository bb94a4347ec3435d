import { guard } from "@/lib/csv/guard";
import type { CsvLine } from "@/lib/csv/read";
import type { ImportResult } from "@/lib/features/provider/schema/importing";

const cell = (text: string) => `"${guard(text).replaceAll('"', '""')}"`;

type Report = {
  head: readonly string[];
  lines: readonly CsvLine[];
  refused: readonly ImportResult[];
  labels: { line: string; reason: string };
  say: (result: ImportResult) => string;
};

/** The refused lines as they were, with their line number and the reason: to be put right and imported again. */
export function reportOf({ head, lines, refused, labels, say }: Report) {
  const byLine = new Map(lines.map((line) => [line.line, line.cells]));
  const row = (cells: readonly string[]) => cells.map(cell).join(",");
  const rows = refused.map((result) => {
    const cells = byLine.get(result.line) ?? [];
    return row([...head.map((_, index) => cells[index] ?? ""), String(result.line), say(result)]);
  });
  return `\ufeff${[row([...head, labels.line, labels.reason]), ...rows].join("\r\n")}\r\n`;
}

/** Hands a text to the browser as a file. */
export function download(name: string, text: string) {
  const url = URL.createObjectURL(new Blob([text], { type: "text/csv;charset=utf-8" }));
  const link = Object.assign(document.createElement("a"), { href: url, download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
