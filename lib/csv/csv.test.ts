import fc from "fast-check";
import Papa from "papaparse";
import { describe, expect, it } from "vitest";
import { type Column, csvStream, csvText } from "./csv";
import { csvFormOf } from "./form";
import { guard, unguard } from "./guard";

type Row = { name: string; count: number };
const columns: Column<Row>[] = [
  { head: "Name", of: ({ name }) => name },
  { head: "Anzahl", of: ({ count }) => count },
];
const words = { yes: "ja", no: "nein" };
const [german, english, spanish] = [csvFormOf("de", words), csvFormOf("en", words), csvFormOf("es", words)];
const read = (text: string) => Papa.parse<string[]>(text.replace(/^\ufeff/, ""), { skipEmptyLines: true }).data;

describe("guard", () => {
  it.each([
    "=1+1",
    "+1+cmd|'/c calc'!A0",
    "+49-851",
    "+49 -1",
    "+SUM(1)",
    "＋49 851",
    "-2",
    "@SUM(A1)",
    "\tx",
    "\rx",
    " =1",
    "'=1",
    "＝1",
  ])("puts an apostrophe before %j", (text) => {
    expect(guard(text)).toBe(`'${text}`);
  });

  it.each(["+49 851 5010", "+4985150", "+49 (0) 851/50-10", "+43(512)77", "Büro: 1,-", "+49 851 1, +49 851 2"])(
    "leaves the number %j as it is dialled",
    (text) => {
      expect(guard(text)).toBe(text);
    },
  );

  it.each(["", "Hotel", "CB-12345", "a@b.example", "O'Neill", "1-2", "'quoted'"])("leaves %j alone", (text) => {
    expect(guard(text)).toBe(text);
  });

  it("leaves no cell that runs where the reader splits at semicolons or lines", () => {
    const hostile = [{ name: 'a;=cmd|"x"!A1;b\n=1+1,=2+2, @x', count: 1 }];
    for (const [form, delimiter] of [
      [english, ";"],
      [german, ","],
    ] as const) {
      const opened = Papa.parse<string[]>(csvText(columns, hostile, form), { delimiter, quoteChar: "\u0000" });
      expect(opened.data.flat().filter((cell) => /^\s*[=+\-@]/.test(cell))).toEqual([]);
    }
  });

  it("is undone exactly, whatever the text", () => {
    const sign = fc.constantFrom("=", "+", "-", "@", "'", '"', ";", ",", "\t", "\r", "\n", " ", "a", "＝");
    const text = fc.oneof(fc.string(), fc.string({ unit: sign }));
    fc.assert(
      fc.property(text, (any) => unguard(guard(any)) === any),
      { numRuns: 2_000 },
    );
  });
});

describe("csvText", () => {
  it("begins with the byte order mark, ends lines with CRLF and writes numbers bare", () => {
    const rows = [{ name: "Zum Löwen", count: -3.5 }];
    expect(csvText(columns, rows, english)).toBe("\ufeffName,Anzahl\r\nZum Löwen,-3.5\r\n");
    for (const form of [german, spanish]) {
      expect(csvText(columns, rows, form)).toBe("\ufeffName;Anzahl\r\nZum Löwen;-3,5\r\n");
    }
  });

  it("is read back by a parser that is not ours, cell by cell", () => {
    const sign = fc.constantFrom("=", "'", '"', ";", ",", "\t", "\r", "\n", " ", "ä", "x");
    const row = fc.record({ name: fc.string({ unit: sign }), count: fc.integer() });
    const same = (rows: Row[], form: typeof german) => {
      const [, ...back] = Papa.parse<string[]>(csvText(columns, rows, form).slice(1), {
        newline: "\r\n",
        delimiter: form.separator,
      }).data;
      return rows.every(({ name, count }, i) => unguard(back[i]?.[0] ?? "") === name && back[i]?.[1] === String(count));
    };
    const rows = fc.array(row, { minLength: 1, maxLength: 8 });
    fc.assert(fc.property(rows, fc.constantFrom(german, english), same), { numRuns: 500 });
  });

  it("leaves empty what is not known and writes instants by the market's clock, as each language reads them", () => {
    const some: Column<Date | null>[] = [
      { head: "At", of: (at) => at },
      { head: "Day", of: (at) => at, kind: "day" },
    ];
    const lines = (form: typeof german) => csvText(some, [new Date("2026-07-01T22:30:00Z"), null], form).split("\r\n");
    expect(lines(german).slice(1)).toEqual(["02.07.2026 00:30;02.07.2026", ";", ""]);
    expect(lines(english).slice(1)).toEqual(["2026-07-02 00:30,2026-07-02", ",", ""]);
    expect(lines(spanish).slice(1)).toEqual(["02/07/2026 00:30;02/07/2026", ";", ""]);
  });

  it("writes money with its cents, lists with commas, codes as words, and yes and no", () => {
    type Line = { gross: number; buses: string[]; paid: boolean };
    const wordOf = (code: string) => ({ coach: "Reisebus", van: "=Van" })[code] ?? code;
    const some: Column<Line>[] = [
      { head: "Brutto", of: ({ gross }) => gross, kind: "cents" },
      { head: "Busse", of: ({ buses }) => buses, wordOf },
      { head: "Bezahlt", of: ({ paid }) => paid },
    ];
    const rows = [{ gross: 123_450, buses: ["van", "coach", "x"], paid: true }];
    expect(csvText(some, rows, german)).toBe("\ufeffBrutto;Busse;Bezahlt\r\n1234,50;'=Van, Reisebus, x;ja\r\n");
    expect(csvText(some, rows, english)).toContain('\r\n1234.50,"');
  });
});

describe("csvStream", () => {
  async function* many(count: number, ended: () => void = () => undefined) {
    try {
      for (let i = 0; i < count; i += 1) yield { name: `=${i}`, count: i };
    } finally {
      ended();
    }
  }

  it("gives the same bytes as the whole text", async () => {
    const rows = Array.from({ length: 1_201 }, (_none, i) => ({ name: `=${i}`, count: i }));
    const bytes = new Uint8Array(await new Response(csvStream(columns, many(1_201), german)).arrayBuffer());
    expect(Buffer.from(bytes).toString("utf8")).toBe(csvText(columns, rows, german));
    expect(read(csvText(columns, rows, german))).toHaveLength(1_202);
  });

  it("reads no further once the receiver is gone", async () => {
    let over = false;
    const reader = csvStream(
      columns,
      many(100_000, () => (over = true)),
      german,
    ).getReader();
    await reader.read();
    await reader.read();
    await reader.cancel();
    expect(over).toBe(true);
  });
});
