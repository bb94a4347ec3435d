import Papa from "papaparse";
import { beforeEach, describe, expect, it } from "vitest";
import { passiveList } from "@/lib/features/provider/schema/list-call";
import { languages } from "@/lib/i18n/routing";
import { rowsOfFile } from "@/tests/csv";
import { prisma } from "@/lib/db/prisma";
import { makeCompany } from "@/prisma/factories/company";
import { resetDb } from "@/tests/db";
import { person } from "@/tests/people";
import { getCsv } from "./admin-calls";
import { admin, head, importFile, importPart, outcomes, passive, utf8, windows } from "./provider-import";

beforeEach(resetDb);

describe("POST /admin/providers/import", () => {
  it("403 for a user, 401 for nobody, 400 for an unknown column and for too many lines", async () => {
    const lines = [{ line: 2, values: { name: "X" } }];
    const body = { lines, duplicates: "refuse", dry: false };
    expect((await importPart(body, (await person("busoperator")).cookie)).status).toBe(403);
    expect((await importPart(body)).status).toBe(401);
    const cookie = await admin();
    expect((await importPart({ ...body, lines: [{ line: 2, values: { owner: "X" } }] }, cookie)).status).toBe(400);
    expect((await importPart({ ...body, lines: Array(501).fill(lines[0]) }, cookie)).status).toBe(400);
    expect(await prisma.company.count({ where: { registered: false } })).toBe(0);
  });

  it("reads Windows-1252 with semicolons, quotes and line breaks in fields, and finds the town's place", async () => {
    const text = `${head}\r\n"Müller ""Gold""; Söhne";Busunternehmen;INFO@mueller.example;Königstraße 12 a;93047;Regensburg;Deutschland;"Zeile 1;\r\nZeile 2"\r\n`;
    expect(outcomes(await importFile(windows(text), await admin()))).toEqual([[2, "added"]]);
    const [row] = await passive();
    expect(row).toMatchObject({
      ...{ name: 'Müller "Gold"; Söhne', slug: "mueller-gold-soehne", companyType: "busoperator", registered: false },
      ...{ email: "info@mueller.example", description: "Zeile 1;\r\nZeile 2", timeZone: "Europe/Berlin" },
      address: { street: "Königstraße", number: "12 a", city: "Regensburg", countryISO3166Code: "DE" },
    });
    expect(row?.longitude).toBeCloseTo(12.1, 1);
    expect(row?.latitude).toBeCloseTo(49, 1);
  });

  it("refuses each line for its own reasons and takes the others", async () => {
    const lines = [
      "Gut;Fahrer;gut@a.example;Weg 1;1010;Wien;A;",
      ";Busunternehmen;kein-at;Weg 1;93047;Regensburg;DE;",
      "Ohne Ort;Bus;ort@a.example;Weg 1;93047;Xyzzydorf;DE;",
      "Ohne Land;Bus;land@a.example;Weg 1;93047;Regensburg;Atlantis;",
      "Falsche Art;Raumschiff;art@a.example;Weg;;Regensburg;DE;",
    ];
    const results = await importFile(utf8([head, ...lines].join("\n")), await admin());
    expect(outcomes(results)).toEqual([
      [2, "added"],
      [3, "refused", "name required", "email emailInvalid"],
      [4, "refused", "city placeUnknown"],
      [5, "refused", "country countryUnknown"],
      [6, "refused", "companyType companyTypeUnknown", "number required", "postal_code required"],
    ]);
    expect(await passive()).toHaveLength(1);
  });

  it("refuses every line of a file with wrong columns, and stores nothing", async () => {
    const results = await importFile(utf8("foo,bar\n1,2\n3,4\n"), await admin());
    expect(results.map(({ outcome }) => outcome)).toEqual(["refused", "refused"]);
    expect(await passive()).toHaveLength(0);
  });

  it("refuses duplicates in the file and in the database, by mail and by name with postal code", async () => {
    const cookie = await admin();
    await makeCompany({ name: "Alt Reisen", email: "alt@alt.example", registered: false });
    const lines = [
      "Neu;Bus;ALT@alt.example;Weg 1;93047;Regensburg;DE;",
      "ALT REISEN;Bus;anders@alt.example;Weg 1;93047;Regensburg;DE;",
      "Alt Reisen;Bus;wien@alt.example;Weg 1;1010;Wien;AT;",
      "Zwei;Bus;wien@alt.example;Weg 1;1010;Wien;AT;",
    ];
    const bytes = utf8([head, ...lines].join("\n"));
    expect(outcomes(await importFile(bytes, cookie))).toEqual([
      [2, "refused", "email providerDuplicate"],
      [3, "refused", "email providerDuplicate"],
      [4, "added"],
      [5, "refused", "email duplicateInFile"],
    ]);
    expect((await importFile(bytes, cookie)).every(({ outcome }) => outcome === "refused")).toBe(true);
    expect(await passive()).toHaveLength(2);
  });

  it("updates what is there on demand: only filled columns, never a company with an account", async () => {
    const cookie = await admin();
    const old = await makeCompany({
      name: "Alt Reisen",
      registered: false,
      telephone: "+49 941 1111",
      description: "bleibt",
    });
    const own = await makeCompany({ name: "Eigen Reisen" });
    const lines = [
      `Alt Reisen;Bus;neu@alt.example;Ring 5;93047;Regensburg;DE;`,
      `Irgendwas;Bus;${own.email};Ring 5;93047;Regensburg;DE;`,
    ];
    const bytes = utf8([head, ...lines].join("\n"));
    expect(outcomes(await importFile(bytes, cookie, { duplicates: "update", dry: true }))).toEqual([
      [2, "updated"],
      [3, "refused", "email providerRegistered"],
    ]);
    expect(await prisma.company.findUnique({ where: { id: old.id } })).toMatchObject({ version: 1 });
    await importFile(bytes, cookie, { duplicates: "update" });
    expect(await prisma.company.findUnique({ where: { id: old.id } })).toMatchObject({
      ...{ email: "neu@alt.example", telephone: "+49 941 1111", description: "bleibt", version: 2, registered: false },
      address: { street: "Ring", number: "5" },
    });
    expect(await prisma.company.findUnique({ where: { id: own.id } })).toMatchObject({
      name: "Eigen Reisen",
      version: 1,
    });
    const actions = await prisma.auditEntry.findMany({ where: { recordId: old.id } });
    expect(actions).toMatchObject([{ action: "import", before: { email: "•" }, after: { email: "•" } }]);
  });

  it("takes the time zone from the country where the file says none", async () => {
    const lines = ["Firma;Typ;E-Mail;Straße;PLZ;Ort;Land", "Casa;Fahrer;a@casa.example;Rua 1;4000-001;Porto;PT"];
    await importFile(utf8(lines.join("\r\n")), await admin());
    expect(await passive()).toMatchObject([{ name: "Casa", timeZone: "Europe/Lisbon" }]);
  });

  it("counts a line that says what is there already as unchanged: no version, no record, its position stays", async () => {
    const cookie = await admin();
    const old = await makeCompany({ name: "Alt Reisen", registered: false, description: "bleibt", active: true });
    const rows = await rowsOfFile(passiveList, await getCsv("passiveproviders", {}, cookie));
    const columns = [
      "name",
      "companyType",
      "email",
      "street",
      "number",
      "postal_code",
      "city",
      "country",
      "description",
    ];
    const line = (change: Record<string, string> = {}) =>
      utf8(
        Papa.unparse(
          rows.map((row) => ({ ...row, ...change })),
          { columns },
        ),
      );
    for (const dry of [true, false]) {
      expect(outcomes(await importFile(line(), cookie, { duplicates: "update", dry }))).toEqual([[2, "unchanged"]]);
    }
    const { longitude, latitude, version } = old;
    const stored = () => prisma.company.findUniqueOrThrow({ where: { id: old.id } });
    expect(await stored()).toEqual(old);
    const address = { ...(old.address as object), country: "Germany" };
    await prisma.company.update({ where: { id: old.id }, data: { address } });
    expect(outcomes(await importFile(line(), cookie, { duplicates: "update" }))).toEqual([[2, "unchanged"]]);
    expect(await prisma.auditEntry.count({ where: { recordId: old.id } })).toBe(0);
    expect(outcomes(await importFile(line({ description: "neu" }), cookie, { duplicates: "update" }))).toEqual([
      [2, "updated"],
    ]);
    expect(await stored()).toMatchObject({ description: "neu", longitude, latitude, version: version + 1 });
  });

  it.each(languages)(
    "an export is read by a parser that is not ours and imported again without loss: %s",
    async (lng) => {
      const cookie = await admin();
      await makeCompany({
        name: '=SUM(A1) "Reisen"; Wien',
        telephone: "+43 1 5555",
        registered: false,
        email: "a@a.example",
      });
      await makeCompany({
        name: "Zwei",
        description: "eins\r\nzwei;\ndrei",
        companyType: "touroperator",
        registered: false,
      });
      await makeCompany({
        name: "Drei",
        active: false,
        website: "https://drei.example/",
        fax: "0941 / 22 22",
        registered: false,
      });
      const file = await getCsv("passiveproviders", { lng }, cookie);
      const bytes = new Uint8Array(await file.clone().arrayBuffer());
      const read = async (response: Response) =>
        (await rowsOfFile(passiveList, response, lng)).map(({ created_at: _c, invited_at: _i, ...row }) => row);
      const before = await read(file);
      expect(before.map(({ telephone, active }) => [telephone, active === before[2]?.active])).toEqual([
        ["+43 1 5555", false],
        ["", false],
        ["", true],
      ]);
      await prisma.company.deleteMany({ where: { registered: false } });
      expect(outcomes(await importFile(bytes, cookie)).map(([, outcome]) => outcome)).toEqual([
        "added",
        "added",
        "added",
      ]);
      expect(await read(await getCsv("passiveproviders", { lng }, cookie))).toEqual(before);
    },
  );
});
