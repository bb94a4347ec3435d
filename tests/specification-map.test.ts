import fs from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { isTypesOnly, productGraph } from "./product-graph";

const root = path.resolve(import.meta.dirname, "..");
const map = fs.readFileSync(path.join(root, "docs/spec.md"), "utf8");
const rows = map
  .split("\n")
  .filter((line) => line.startsWith("| ") && !line.startsWith("| line |"))
  .map((line) =>
    line
      .split("|")
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
const quoted = (text: string) => [...text.matchAll(/`([^`]+)`/g)].map((match) => match[1] ?? "");
const isFile = (text: string) => text.includes("/") || /^[\w.-]+\.(tsx?|mjs|json)$/.test(text);
/** A line of a test file on which a name stands: behind it(, after a table, or on its own. */
const naming = /\b(it|test|describe)(\.each)?\(|^\s*(\]\)\()?["`]/;
const read = (file: string) => fs.readFileSync(path.join(root, file), "utf8").split("\n");

/** The text of the specification itself is quoted at the head of each section. */
const quotedText = (section: number) =>
  (map.split(/^## \d\. /m)[section] ?? "")
    .split("\n")
    .filter((line) => line.startsWith(">"))
    .join("\n");
const routes = [...new Set([...quotedText(2).matchAll(/(?<![\w{}])\/[\w{}/-]*/g)].map(([route]) => route))];
const calls = [
  ...[...quotedText(7).matchAll(/^> \| ((?:GET|POST|PUT|DELETE) \S+) /gm)].map((match) => match[1] ?? ""),
  "GET locales/{lng}/{ns}.json",
];

// What the text names in running words.
const words = (list: string) => list.trim().split(/\s+/);
const constants = [
  ...["page 1", "10 per page: ", "3 per page: ", "1.9.10", "dd.MM.yyyy HH:mm", "session name"],
  ...[
    "60 seconds",
    "600 seconds",
    "5 minutes",
    "5000 ms",
    "limit 1",
    "1,000,000 ms",
    "50 px",
    "700 ms",
    "300 ms",
    "100 ms",
  ],
  ...[
    "2000 ms",
    "0.1 sessions",
    "same-site strict",
    "quality (default 75)",
    "default namespace common",
    "week starts Sunday",
  ],
  ...words("user marketing statistics required language").map((key) => `storage key ${key}`),
  ...["first-visit flag", "consent dialog flag", "settings panel flag", "error-reporting consent", "register data"].map(
    (key) => `storage key ${key}`,
  ),
];
const menu = words(
  "companyProfile userProfile management fleet filterSettings nearrequests logout locations advertiserhomepagesettings contact blog benefits prices mediadata",
);
const fields = words(`
  companyType publicData pdf description email fax cellphone telephone website userName phone firstname role username password
  street number line2 city state postal_code country countryISO3166Code placeId address_fields location latitude longitude
  category start end companyName fromSingleRequest company created_at grouprequest vacancy emptyride emergency
  transferoneway transfertwoway transfertour individual collective pending active SCHOOL CLUB COMPANY AUTHORITY PRIVATE
  bus radius passengers address date owner abonnement capacity design coach doubledecker nightliner vipbus intercitybus midibus
  smallbus van linebus wheelchair barrierfree inactive public busCompany successful error errordesc entity variant`);

describe("specification map", () => {
  it("has a table for each of the sections 1 to 9", () => {
    const sections = [...map.matchAll(/^## (\d)\. /gm)].map((match) => Number(match[1]));
    expect(sections).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  });

  it("fills every cell of every row, and names each line once a section", () => {
    expect(rows.filter((cells) => cells.length !== 3 || cells.some((cell) => cell === ""))).toEqual([]);
    for (const section of map.split(/^## /m)) {
      const lines = [...section.matchAll(/^\| (.+?) \| /gm)].map((match) => match[1]);
      expect(lines.filter((line, index) => lines.indexOf(line) !== index)).toEqual([]);
    }
  });

  it("names a file that is there, or says not yet", () => {
    const files = rows.flatMap(([, where = ""]) => quoted(where).filter(isFile));
    expect([...new Set(files)].filter((file) => !fs.existsSync(path.join(root, file)))).toEqual([]);
    expect(rows.filter(([, where = ""]) => !quoted(where).some(isFile) && !where.includes("not yet"))).toEqual([]);
  });

  it("names a test that is there, or says not yet", () => {
    const wrong = rows.flatMap(([line, , shown = ""]) => {
      const tests = quoted(shown);
      if (tests.length === 0) return shown === "not yet" ? [] : [`${line}: ${shown}`];
      return tests.filter((test) => {
        const [, file = "", name = ""] = /^(\S(?:.*?)\.(?:test|spec)\.tsx?): (.+)$/.exec(test) ?? [];
        if (name === "" || !fs.existsSync(path.join(root, file))) return true;
        return !read(file).some((line) => line.includes(name) && naming.test(line));
      });
    });
    expect(wrong).toEqual([]);
  });

  it("proves what the product runs: no file under test that only its test imports, none that stands alone", async () => {
    const tests = [
      ...new Set(rows.flatMap(([, , shown = ""]) => quoted(shown).map((test) => test.split(": ")[0] ?? ""))),
    ];
    const { reached, importsOf } = await productGraph(tests.filter((test) => /\.test\.tsx?$/.test(test)));
    const unused = (file: string) => /^(app|components|lib)\/.*\.tsx?$/.test(file) && !reached.has(file);
    const byTestsAlone = tests.flatMap((test) =>
      importsOf(test)
        .filter(unused)
        .map((file) => `${test} proves ${file}`),
    );
    const named = [...new Set(rows.flatMap(([, where = ""]) => quoted(where)))].filter(unused);
    const alone = [];
    for (const file of named) if (!(await isTypesOnly(file))) alone.push(file);
    expect([...byTestsAlone, ...alone]).toEqual([]);
    expect(reached.size).toBeGreaterThan(1_000);
  });

  it("leaves out no route and no call of the specification's text", () => {
    expect([routes.length, calls.length]).toEqual([38, 30]);
    const lines = rows.map(([line = ""]) => line);
    const missing = (kind: string, wanted: string[]) =>
      wanted.filter((name) => !lines.some((line) => line.startsWith(`${kind} \`${name}\``)));
    expect([...missing("route", routes), ...missing("call", calls)]).toEqual([]);
  });

  it("leaves out no constant, storage key, menu entry or field", () => {
    const lines = rows.map(([line = ""]) => line).join("\n");
    const whole = (word: string) => new RegExp(`(?<![\\w])${word}(?![\\w])`);
    expect(constants.filter((constant) => !lines.includes(constant))).toEqual([]);
    expect([...menu, ...fields].filter((word) => !whole(word).test(lines))).toEqual([]);
  });

  it("tells how much is open", () => {
    const open = rows.filter((cells) => cells.join(" ").includes("not yet")).length;
    process.stdout.write(`specification map: ${rows.length} lines, ${open} with a 'not yet'\n`);
    expect(rows.length).toBeGreaterThan(0);
  });
});
