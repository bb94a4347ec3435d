import { describe, expect, it } from "vitest";
import { csvText } from "./csv";
import { csvFormOf } from "./form";
import { decodeText, delimiterOf, readCsv, UnreadableCsv } from "./read";

const latin = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0));
const utf8 = (text: string) => new TextEncoder().encode(text);

describe("readCsv", () => {
  it("reads Windows-1252 with semicolons, quotes and line breaks in a cell", async () => {
    const file = await readCsv(
      latin('Name;Ort;Text\r\n"Müller ""Gold"" & Söhne";Köln;"eins;\r\nzwei"\r\n\r\nX;Y;Z\r\n'),
    );
    expect(file).toMatchObject({ encoding: "windows-1252", delimiter: ";", head: ["Name", "Ort", "Text"] });
    expect(file.lines).toEqual([
      { line: 2, cells: ['Müller "Gold" & Söhne', "Köln", "eins;\r\nzwei"] },
      { line: 5, cells: ["X", "Y", "Z"] },
    ]);
  });

  it("reads UTF-8 with and without its mark, UTF-16 by its mark, tabs and commas", async () => {
    for (const text of ["\ufeffa,b\nä,ö\n", "a\tb\nä\tö", "a;b\rä;ö"]) {
      expect(await readCsv(utf8(text))).toMatchObject({ head: ["a", "b"], lines: [{ line: 2, cells: ["ä", "ö"] }] });
    }
    const wide = Uint8Array.from([0xff, 0xfe, ...[..."ä,b"].flatMap((sign) => [sign.charCodeAt(0), 0])]);
    expect(decodeText(wide)).toEqual({ text: "ä,b", encoding: "utf-16le" });
  });

  it("believes the separator that a spreadsheet told, and counts none inside quotes", async () => {
    expect(delimiterOf("sep=;\na,b;c\n")).toBe(";");
    expect(delimiterOf('"a,b,c,d";e\n')).toBe(";");
    expect((await readCsv(utf8("sep=;\r\na;b\r\n1;2"))).lines).toEqual([{ line: 3, cells: ["1", "2"] }]);
  });

  it("gives our own export back as it was", async () => {
    const rows = ["=1+1", "+49 941 1", "'quoted", 'a "b"; c\nd', "-;@x"].map((value) => ({ value }));
    const columns = ["value", "again"].map((head) => ({ head, of: (row: { value: string }) => row.value }));
    for (const language of ["de", "en"] as const) {
      const file = await readCsv(utf8(csvText(columns, rows, csvFormOf(language, { yes: "ja", no: "nein" }))));
      expect(file.lines.map(({ cells }) => cells)).toEqual(rows.map(({ value }) => [value, value]));
    }
  });

  it("names the line on which quotes begin that nobody closes", async () => {
    await expect(readCsv(utf8('a,b\n"x,y\n'))).rejects.toThrow(new UnreadableCsv(2));
    const text = 'a;b\r\n"eins\r\nzwei ""2""";5" breit\r\n"drei "3" noch";x\r\n7;"acht\r\n9;10\r\n';
    await expect(readCsv(latin(text))).rejects.toMatchObject({ line: 5 });
  });

  it.each([
    ["PDF", "%PDF-1.7\n%\u00e2\u00e3\n1 0 obj\n"],
    ["ZIP, as the spreadsheets of today", "PK\u0003\u0004\u0014"],
    ["spreadsheet of yesterday", "\u00d0\u00cf\u0011\u00e0"],
    ["file with a NUL", "a,b\n1,\u0000\n"],
  ])("throws for a %s under the name of a CSV", async (_kind, content) => {
    await expect(readCsv(latin(content))).rejects.toMatchObject({ line: null });
  });
});
