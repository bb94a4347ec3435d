import type { Page } from "@playwright/test";
import type pg from "pg";
import {
  exportAll,
  keyed,
  filled,
  find,
  newStamp,
  openList,
  panelOf,
  plural,
  readDownload,
  rowsOf,
  said,
  totalOf,
  leavePanel,
} from "../admin-panel";
import { addCompanies } from "../admin-rows";
import { expect, test } from "../fixtures";
import { chooseTown, words } from "../journeys";

test.describe.configure({ timeout: 120_000 });

const t = words("de", "provider");
const path = "/de/adminpanel/providers";

async function company(database: pg.Client, name: string) {
  const sql = `select name, "companyType", email, telephone, cellphone, fax, website, description, address, longitude,
    latitude, "timeZone", active from company where name like $1 and not registered order by name`;
  return (await database.query(sql, [`%${name}%`])).rows;
}

/** The import dialog with a file in it, its columns assigned. */
async function choose(page: Page, file: string | { name: string; mimeType: string; buffer: Buffer }) {
  await page.getByRole("button", { name: t("action.import"), exact: true }).click();
  const dialog = page.getByRole("dialog", { name: t("import.title") });
  await dialog.getByLabel(t("import.file"), { exact: true }).setInputFiles(file);
  await expect(dialog.getByRole("table").locator("tbody tr")).not.toHaveCount(0);
  return dialog;
}

const outcomes = (key: "added" | "refused", count: number) =>
  Array.from({ length: count }, () => t(`import.outcomes.${key}`));
const counts = (added: number, refused: number) =>
  filled(t("import.counts"), { added, updated: 0, unchanged: 0, refused });

test("added and edited by hand, exported, read by a parser that is not ours, and imported again without loss", async ({
  page,
  signIn,
  database,
}) => {
  const place = words("de", "place");
  const stamp = newStamp();
  const name = `Müller "Gold" & Söhne, ${stamp}`;
  const text = 'Zeile eins; mit "Zitat"\n=SUMME(A1:A9)\n- und Komma, Ende';
  await signIn("admin");
  await openList(page, path);

  await test.step("a company is added", async () => {
    await page.getByRole("button", { name: t("action.add"), exact: true }).click();
    const form = page.getByRole("dialog", { name: t("form.addTitle") });
    await form.getByLabel(t("field.name"), { exact: true }).fill(name);
    await chooseTown(page, t("form.place"), "Passau");
    await form.getByLabel(place("street"), { exact: true }).fill("Innstraße");
    await form.getByLabel(place("number"), { exact: true }).fill("7");
    await form.getByLabel(place("postal_code"), { exact: true }).fill("94032");
    await form.getByLabel(t("field.email"), { exact: true }).fill(`post@mueller-${stamp}.example`);
    await form.locator("#f-telephone").fill("+49 851 50740");
    await form.getByRole("button", { name: t("form.add"), exact: true }).click();
    await said(page, filled(t("done.added"), { name }));
  });

  await test.step("another is edited", async () => {
    await addCompanies(database, { name: `Viaje ${stamp}`, type: "driver", registered: false, count: 3 });
    await database.query(
      `update company set active = false, "timeZone" = 'Atlantic/Azores', fax = '(0351) 22 123456', website = 'https://viaje.example/',
         description = '@heute', address = address || '{"line2": "2. Hof", "state": "Norte"}' where name = $1`,
      [`Viaje ${stamp} 02`],
    );
    await find(page, stamp, 4);
    // The newest stands first.
    await rowsOf(page).first().click();
    await panelOf(page)
      .getByRole("button", { name: t("action.edit"), exact: true })
      .click();
    const edit = page.getByRole("dialog", { name: filled(t("form.title"), { name }) });
    await edit.locator("#f-description").fill(text);
    await edit.getByRole("button", { name: t("form.save"), exact: true }).click();
    await said(page, filled(t("done.saved"), { name }));
    await expect(edit).toHaveCount(0);
    await leavePanel(page);
  });

  const { before, file } = await test.step("exported, a parser that is not ours reads it", async () => {
    const before = await company(database, stamp);
    const file = await exportAll(page, "de");
    const keys = [
      ...(["name", "companyType", "country", "city", "street", "active", "telephone", "description"] as const),
      ...(["timeZone", "line2", "state", "longitude", "fax", "cellphone"] as const),
    ];
    const byName = new Map(keyed(file.rows, keys, (key) => t(`field.${key}`)).map((row) => [row.name, row]));
    // A text that a spreadsheet could run begins with an apostrophe; all else stands as it is stored.
    expect(byName.get(name)).toMatchObject({
      ...{ companyType: "Busunternehmen", country: "DE", city: "Passau", street: "Innstraße", active: "ja" },
      ...{ telephone: "+49 851 50740", description: text.replace("\n=", "\n'=").replace("\n-", "\n'-") },
    });
    expect(byName.get(`Viaje ${stamp} 02`)).toMatchObject({
      ...{ companyType: "Fahrer", active: "nein", timeZone: "Atlantic/Azores", line2: "2. Hof", state: "Norte" },
      ...{ longitude: "-8,61", fax: "(0351) 22 123456", description: "'@heute", cellphone: "" },
    });
    return { before, file };
  });

  await test.step("imported again without loss", async () => {
    await database.query("delete from company where name like $1", [`%${stamp}%`]);
    const dialog = await choose(page, file.path);
    await expect(dialog.getByRole("table").locator("tbody td:nth-child(3)")).toHaveText(outcomes("added", 4));
    await dialog.getByRole("button", { name: plural(t("import.start"), 4), exact: true }).click();
    await expect(dialog.getByText(t("import.doneAll"))).toBeVisible();
    await expect(dialog.getByText(counts(4, 0))).toBeVisible();
    await dialog
      .locator("footer")
      .getByRole("button", { name: t("import.close"), exact: true })
      .click();
    await expect(totalOf(page)).toHaveText("4");
    expect(await company(database, stamp)).toEqual(before);
  });
});

const lines = (stamp: string) => [
  "Firma;Mailadresse;Straße;PLZ;Ort;Land;Durchwahl;Bemerkung",
  `"Zöllner ""Eil"" ${stamp}";post@zoellner-${stamp}.example;Hauptstraße 4 a;93047;Regensburg;D;+49 941 50740;"Über die Grenze;\r\nauch nachts"`,
  `Ohne Mail ${stamp};;Ring 1;93047;Regensburg;D;;`,
  `Falsche Mail ${stamp};keine-mail;Ring 1;93047;Regensburg;D;;`,
  `Zwilling ${stamp};post@zoellner-${stamp}.example;Ring 1;93047;Regensburg;D;;`,
  `Ohne Ort ${stamp};post@ohneort-${stamp}.example;Ring 1;93047;Nirgendsheim;D;;`,
  `Kaputt ${stamp}`,
];

test("a Windows-1252 file with semicolons, line breaks and broken lines: what is sound is stored, the rest reported", async ({
  page,
  signIn,
  database,
}) => {
  const stamp = newStamp();
  await signIn("admin");
  await openList(page, path);

  const { dialog } = await test.step("the file is read and its columns assigned", async () => {
    const buffer = Buffer.from(lines(stamp).join("\r\n"), "latin1");
    const dialog = await choose(page, { name: "anbieter.csv", mimeType: "text/csv", buffer });
    const read = filled(plural(t("import.read"), 6), {
      encoding: "Windows-1252",
      delimiter: t("import.delimiter.semicolon"),
    });
    await expect(dialog.getByText(read)).toBeVisible();
    await dialog.getByLabel("Durchwahl", { exact: true }).selectOption("telephone");
    await expect(dialog.getByRole("table").locator("tbody td:nth-child(3)")).toHaveText([
      ...outcomes("added", 1),
      ...outcomes("refused", 5),
    ]);
    return { dialog };
  });

  await test.step("what is sound is imported", async () => {
    await dialog.getByRole("button", { name: plural(t("import.start"), 6), exact: true }).click();
    await expect(dialog.getByText(counts(1, 5))).toBeVisible();
    await expect(dialog.getByText(t("import.doneSome"))).toBeVisible();
  });

  await test.step("the rest is reported", async () => {
    const report = await readDownload(page, () =>
      dialog.getByRole("button", { name: t("import.report"), exact: true }).click(),
    );
    expect(report.name).toBe(t("import.reportName"));
    // The second line of the file has a line break in it.
    expect(report.rows.map((row) => row[t("import.line")])).toEqual(["4", "5", "6", "7", "8"]);
    expect(report.rows.map(({ Firma }) => Firma)).toEqual(
      ["Ohne Mail", "Falsche Mail", "Zwilling", "Ohne Ort", "Kaputt"].map((name) => `${name} ${stamp}`),
    );
    expect(report.rows.every((row) => (row[t("import.reason")] ?? "").includes(":"))).toBe(true);
  });

  await test.step("and stored as it was written", async () => {
    const stored = await company(database, stamp);
    expect(stored).toHaveLength(1);
    expect(stored[0]).toMatchObject({
      ...{ name: `Zöllner "Eil" ${stamp}`, companyType: "busoperator", telephone: "+49 941 50740" },
      ...{
        description: "Über die Grenze;\r\nauch nachts",
        address: { street: "Hauptstraße", number: "4 a", city: "Regensburg" },
      },
    });
  });
});
