import { beforeEach, describe, expect, it } from "vitest";
import { prisma } from "@/lib/db/prisma";
import { makeCompany } from "@/prisma/factories/company";
import { resetDb } from "@/tests/db";
import { admin, head, importFile, importPart, outcomes, passive, utf8, windows } from "./provider-import";

beforeEach(resetDb);

describe("a file that is sent part by part", () => {
  it("two imports of one file at once store each line once", async () => {
    const cookie = await admin();
    const lines = Array.from({ length: 40 }, (_, i) => `Firma ${i};Bus;f${i}@a.example;Weg 1;93047;Regensburg;DE;`);
    const bytes = utf8([head, ...lines].join("\n"));
    const both = await Promise.all([importFile(bytes, cookie), importFile(bytes, cookie)]);
    expect(both.flat().filter(({ outcome }) => outcome === "added")).toHaveLength(40);
    expect(await passive()).toHaveLength(40);
  });

  it("an answer that was lost is given again for the same key, and the part is stored once", async () => {
    const cookie = await admin();
    const lines = [{ line: 2, values: { name: "Eins", email: "eins@a.example", street: "Weg", number: "1" } }];
    const first = { ...lines[0], values: { ...lines[0]?.values, postal_code: "93047", city: "Regensburg" } };
    const body = { lines: [first], duplicates: "refuse", dry: false, usualType: "busoperator", usualCountry: "DE" };
    const [one, two] = [await importPart(body, cookie, "file 0"), await importPart(body, cookie, "file 0")];
    expect([outcomes(one.entity), outcomes(two.entity)]).toEqual([[[2, "added"]], [[2, "added"]]]);
    expect((await importPart(body, cookie, "file 1")).entity[0].outcome).toBe("refused");
    expect(await passive()).toHaveLength(1);
  });

  it("refuses a company that stands further up in the file, whichever part it is in, also where it would update", async () => {
    const cookie = await admin();
    const old = await makeCompany({ name: "Alt Reisen", email: "alt@alt.example", registered: false });
    const filler = Array.from({ length: 600 }, (_, i) => `Fa ${i};Bus;f${i}@a.example;Weg 1;93047;Regensburg;DE;`);
    const lines = ["Alt Reisen;Bus;alt@alt.example;Ring 5;93047;Regensburg;DE;erste"];
    const last = "Alt Reisen;Bus;ALT@alt.example;Ring 6;93047;Regensburg;Deutschland;zweite";
    const bytes = utf8([head, ...lines, ...filler, last].join("\n"));
    const results = outcomes(await importFile(bytes, cookie, { duplicates: "update" }));
    expect([results[0], results.at(-1)]).toEqual([
      [2, "updated"],
      [603, "refused", "email duplicateInFile"],
    ]);
    expect(await prisma.company.findUnique({ where: { id: old.id } })).toMatchObject({
      description: "erste",
      version: 2,
    });
  });

  it("refuses a line with more fields than the head and one that no call could take; NUL holds up nothing", async () => {
    const lines = [
      "Müller; Söhne;Bus;a@a.example;Weg 1;93047;Regensburg;DE;Text",
      `Lang;Bus;b@a.example;Weg 1;93047;Regensburg;DE;${"\u0001".repeat(60_000)}`,
      "Nu\u0000ll;Bus;c@a.example;Weg 1;93047;Regensburg;DE;",
      `Halb;Bus;d@a.example;Weg 1;93047;Regensburg;DE;${"x".repeat(7_999)}😀`,
    ];
    expect(outcomes(await importFile(utf8([head, ...lines].join("\n")), await admin()))).toEqual([
      [2, "refused", " lineTooWide"],
      [3, "refused", "description tooLong"],
      [4, "added"],
      [5, "refused", "description tooLong"],
    ]);
    expect((await passive()).map(({ name }) => name)).toEqual(["Null"]);
  });

  it("takes 10,000 hostile lines, each sound one once with its line on record, and none of them again", async () => {
    const cookie = await admin();
    await makeCompany({ name: "Alt", email: "alt@alt.example", registered: false });
    const towns = ["München", "Köln", "Passau", "Xyzzydorf", "Lübeck"];
    const mailOf = (i: number) => (i % 50 === 7 ? i - 7 : i);
    const lines = Array.from({ length: 10_000 }, (_, i) => {
      const mail = i % 100 === 11 ? "Alt@Alt.example" : i % 100 === 13 ? "kein-at" : `f${mailOf(i)}@viele.example`;
      const town = towns[i % 250 === 3 ? 3 : i % 3] ?? "";
      const tail = i % 500 === 21 ? ";zu;viel" : "";
      const name = `"Müller ""Gold ${i % 3_000}""; Söhne"`;
      return `${name};Bus;${mail};Königstraße 12 a;${10_000 + i};${town};DE;"Zeile;\r\n${i}"${tail}`;
    });
    const bytes = windows([head, ...lines].join("\r\n"));
    const results = await importFile(bytes, cookie);
    const count = (outcome: string, message?: string) =>
      results.filter((one) => one.outcome === outcome && one.reasons[0]?.message === message).length;
    const refused = ["providerDuplicate", "emailInvalid", "duplicateInFile", "placeUnknown", "lineTooWide"];
    expect(refused.map((message) => count("refused", message))).toEqual([100, 100, 200, 40, 20]);
    expect(results).toHaveLength(10_000);
    const added = count("added");
    const stored = (await passive()).filter(({ name }) => name !== "Alt");
    expect([added, stored.length, new Set(stored.map(({ slug }) => slug)).size]).toEqual([9_540, 9_540, 9_540]);
    expect(await prisma.auditEntry.count({ where: { action: "import" } })).toBe(added);
    const again = await importFile(bytes, cookie);
    expect(again.filter(({ outcome }) => outcome !== "refused")).toEqual([]);
    expect(await prisma.company.count({ where: { registered: false } })).toBe(added + 1);
  }, 120_000);
});
