import {
  doMarked,
  exportAll,
  keyed,
  filled,
  mark,
  newStamp,
  openList,
  panelOf,
  plural,
  rowsOf,
  said,
  stepThrough,
  totalOf,
  trailOf,
  useList,
  leavePanel,
} from "../admin-panel";
import { addBuses, addCompanies, addPeople, addRequests, addTrail, type Row } from "../admin-rows";
import { expect, test } from "../fixtures";
import { words } from "../journeys";

test.describe.configure({ timeout: 120_000 });

const namesOf = (rows: readonly Row[]) => rows.map(({ name }) => name);
const firstTwo = (rows: readonly Row[]) => rows.slice(0, 2).map(({ id }) => id);

test("requests: searched, sorted, filtered and paged by address; one edited, two ended, on record and by mail", async ({
  page,
  signIn,
  database,
  mailTo,
}) => {
  const t = words("de", "moderation");
  const form = words("de", "busrequest");
  const town = `Wurz${newStamp()}`;
  const rows = await addRequests(database, town);
  await signIn("admin");

  const { second } = await test.step("searched, sorted, filtered and paged by address", async () => {
    await openList(page, "/de/adminpanel/requests");
    await useList(page, {
      ...{ lng: "de", text: town, names: namesOf(rows).toReversed() },
      sort: { head: t("all.column.startDate"), key: "start" },
      column: t("all.column.email"),
      filter: { name: "kind", value: "grouprequest", left: 8 },
    });
    const [first, second] = rows.filter((_row, n) => n % 3 !== 2).toReversed();
    await stepThrough(page, [first?.name ?? "", second?.name ?? ""]);
    return { second };
  });

  await test.step("one is edited", async () => {
    await page.keyboard.press("Enter");
    await panelOf(page)
      .getByRole("button", { name: t("act.edit"), exact: true })
      .click();
    const dialog = page.getByRole("dialog", {
      name: filled(form("form.editTitle"), { reference: second?.name ?? "" }),
    });
    await dialog.getByLabel(t("all.maxOffers"), { exact: true }).selectOption("3");
    await dialog.getByRole("button", { name: form("form.save"), exact: true }).click();
    await said(page, form("form.saved"));
    await expect(dialog).toHaveCount(0);
    expect(await trailOf(page, second?.id ?? "")).toEqual(["admin change"]);
    await leavePanel(page);
    await expect(rowsOf(page).nth(1)).toBeFocused();
  });

  await test.step("two are ended, on record and by mail", async () => {
    await mark(page, 2);
    const done = plural(t("all.bulk.ended"), 2);
    await doMarked(page, { label: t("all.bulk.end"), title: plural(t("all.bulk.endTitle"), 2), done });
    const ended = await database.query(
      `select id, email from bus_request where email like '%@' || lower($1) || '.example' and "endReason" = 'withdrawn'`,
      [town],
    );
    expect(ended.rows.map(({ id }) => id)).toContain(second?.id);
    expect(ended.rows).toHaveLength(2);
    expect(await trailOf(page, second?.id ?? "")).toEqual(["admin withdraw", "admin change"]);
    await mailTo(ended.rows[0].email, /zurückgezogen/);
  });
});

test("fleet: all buses by company, the marked ones as a file and out of service", async ({
  page,
  signIn,
  database,
}) => {
  const t = words("en", "bus");
  const stamp = newStamp();
  const [company] = await addCompanies(database, {
    name: `Wurzbus ${stamp}`,
    type: "busoperator",
    registered: true,
    count: 1,
  });
  const buses = await addBuses(database, company?.id ?? "", stamp);
  await signIn("admin");

  await test.step("searched, sorted and filtered by company", async () => {
    await openList(page, "/en/adminpanel/fleet");
    await useList(page, {
      ...{ lng: "en", text: company?.name ?? "", names: namesOf(buses) },
      sort: { head: t("admin.column.licenceplate"), key: "licenceplate" },
      column: t("admin.column.country"),
      filter: { name: "active", value: "yes", left: 8 },
    });
    await stepThrough(page, namesOf(buses));
    await page.keyboard.press("k");
  });

  await test.step("the marked ones as a file", async () => {
    await mark(page, 2);
    const file = await exportAll(page, "en");
    expect(file.name).toMatch(/\.csv$/);
    const shown = keyed(file.rows, ["licenceplate", "capacity", "company", "active"], (key) =>
      t(`admin.column.${key}`),
    );
    expect(shown.map((row) => Object.values(row)).sort()).toEqual(
      [0, 1].map((n) => [buses[n]?.name, String(41 + n), company?.name, "yes"]),
    );
  });

  await test.step("and out of service", async () => {
    const [label, done] = [t("admin.bulk.retire"), plural(t("admin.bulk.retired"), 2)];
    await doMarked(page, { label, title: plural(t("admin.bulk.retireTitle"), 2), done });
    await expect(totalOf(page)).toHaveText("6");
    for (const id of firstTwo(buses)) expect(await trailOf(page, id)).toEqual(["admin change"]);
  });
});

test("audit: every line found by person, with before and after; its export stands in it", async ({
  page,
  signIn,
  database,
}) => {
  const t = words("de", "audit");
  const [person] = await addPeople(database, { name: `Wurz${newStamp()}`, role: "admin", count: 1 });
  await addTrail(database, person?.id ?? "");
  const [change, close] = ["change", "close"].map((action) => `${t("noun.company")}: ${t(`action.${action}`)}`);
  await signIn(person?.userName ?? "");

  await test.step("found by person", async () => {
    await openList(page, "/de/adminpanel/audit");
    const records = Array.from({ length: 12 }, (_none, n) => (n % 3 === 2 ? close : change) ?? "");
    await useList(page, {
      ...{ lng: "de", text: person?.userName ?? "", names: records.toReversed() },
      sort: { head: t("column.created_at"), key: "created_at" },
      column: t("column.recordId"),
      filter: { name: "action", value: "change", left: 8 },
    });
    await stepThrough(page, [change ?? "", change ?? ""]);
  });

  await test.step("with before and after", async () => {
    await page.keyboard.press("Enter");
    await expect(panelOf(page).locator("del")).toHaveText("30");
    await expect(panelOf(page).locator("ins")).toHaveText("50");
    await leavePanel(page);
  });

  await test.step("the export stands in the trail itself", async () => {
    const { rows } = await exportAll(page, "de");
    expect(rows.map((row) => row[t("column.recordId")])).toEqual(expect.arrayContaining(["Satz 01", "Satz 11"]));
    expect(rows).toHaveLength(8);
    await page.locator("#al-action").selectOption("export");
    await expect(totalOf(page)).toHaveText("1");
    await rowsOf(page).first().click();
    await expect(panelOf(page).locator("dl")).toContainText(`${person?.name}, ${t("kind.admin")}`);
    await expect(panelOf(page)).toContainText("audit");
  });
});
