import fc from "fast-check";
import Papa from "papaparse";
import { describe, expect, it } from "vitest";
import { type Column, csvStream, csvText } from "./csv";
import { guard, unguard } from "./guard";

type Row = { name: string; count: number };
const columns: Column<Row>[] = [
  { head: "Name", of: ({ name }) => name },
  { head: "Anzahl", of: ({ count }) => count },
];
const read = (text: string) => Papa.parse<string[]>(text.replace(/^\ufeff/, ""), { skipEmptyLines: true }).data;

describe("guard", () => {
  it.each(["=1+1", "+49 851", "-2", "@SUM(A1)", "\tx", "\rx", " =1", "'=1", "＝1"])(
    "puts an apostrophe before %j",
    (text) => {
      expect(guard(text)).toBe(`'${text}`);
    },
  );

  it.each(["", "Hotel", "CB-12345", "a@b.example", "O'Neill", "1-2", "'quoted'"])("leaves %j alone", (text) => {
    expect(guard(text)).toBe(text);
  });

  it("leaves no cell that runs where the reader splits at semicolons or lines", () => {
    const opened = Papa.parse<string[]>(csvText(columns, [{ name: 'a;=cmd|"x"!A1;b\n=1+1', count: 1 }]), {
      delimiter: ";",
    });
    expect(opened.data.flat().filter((cell) => /^\s*[=+\-@]/.test(cell))).toEqual([]);
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
    expect(csvText(columns, [{ name: "Zum Löwen", count: -3 }])).toBe("\ufeffName,Anzahl\r\nZum Löwen,-3\r\n");
  });

  it("is read back by a parser that is not ours, cell by cell", () => {
    const sign = fc.constantFrom("=", "'", '"', ";", ",", "\t", "\r", "\n", " ", "ä", "x");
    const row = fc.record({ name: fc.string({ unit: sign }), count: fc.integer() });
    const same = (rows: Row[]) => {
      const [, ...back] = Papa.parse<string[]>(csvText(columns, rows).slice(1), {
        newline: "\r\n",
        delimiter: ",",
      }).data;
      return rows.every(({ name, count }, i) => unguard(back[i]?.[0] ?? "") === name && back[i]?.[1] === String(count));
    };
    fc.assert(fc.property(fc.array(row, { minLength: 1, maxLength: 8 }), same), { numRuns: 500 });
  });

  it("leaves empty what is not known and writes instants as ISO 8601", () => {
    const some: Column<Date | null>[] = [{ head: "At", of: (at) => at }];
    expect(csvText(some, [new Date(0), null]).split("\r\n")).toEqual(["\ufeffAt", "1970-01-01T00:00:00.000Z", "", ""]);
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
    const bytes = new Uint8Array(await new Response(csvStream(columns, many(1_201))).arrayBuffer());
    expect(Buffer.from(bytes).toString("utf8")).toBe(csvText(columns, rows));
    expect(read(csvText(columns, rows))).toHaveLength(1_202);
  });

  it("reads no further once the receiver is gone", async () => {
    let over = false;
    const reader = csvStream(
      columns,
      many(100_000, () => (over = true)),
    ).getReader();
    await reader.read();
    await reader.read();
    await reader.cancel();
    expect(over).toBe(true);
  });
});
