import type { Browser } from "@playwright/test";
import type pg from "pg";
import {
  filled,
  mark,
  newStamp,
  openList,
  panelOf,
  rowsOf,
  said,
  stepThrough,
  totalOf,
  trailOf,
  useList,
  leavePanel,
} from "../admin-panel";
import { addAdvertisers, addCompanies, addPeople } from "../admin-rows";
import { expect, test } from "../fixtures";
import { quiet, words } from "../journeys";

test.describe.configure({ timeout: 120_000 });

const es = words("es", "advertiser");

async function addHouses(database: pg.Client) {
  const name = `Wurzwirt ${newStamp()}`;
  const companies = await addCompanies(database, { name, type: "travelService", registered: true });
  await addAdvertisers(database, companies);
  return { companies, names: companies.map((one) => one.name), text: name };
}

test("travel services: searched, sorted, paged, and found by the state of their subscription", async ({
  page,
  signIn,
  database,
}) => {
  const { names, text } = await addHouses(database);
  await signIn("admin");
  await openList(page, "/es/adminpanel/advertisers");
  await useList(page, {
    ...{ lng: "es", text, names },
    sort: { head: es("admin.column.company"), key: "name" },
    column: es("admin.column.payment"),
    filter: { name: "state", value: "none", left: 8 },
  });
  await stepThrough(page, names);
  await page.keyboard.press("Enter");
  await expect(panelOf(page).getByText(es("admin.panel.none"))).toBeVisible();
});

test("partners of the home page: one moved to the front, two switched off, on record", async ({
  page,
  signIn,
  database,
}) => {
  const { companies, names, text } = await addHouses(database);
  await signIn("admin");

  await test.step("searched, sorted and filtered", async () => {
    await openList(page, "/es/adminpanel/marketingpartners");
    await useList(page, {
      ...{ lng: "es", text, names: names.toReversed() },
      sort: { head: es("partners.column.position"), key: "position" },
      column: es("partners.column.film"),
      filter: { name: "state", value: "none", left: 8 },
    });
  });

  const { kept } = await test.step("one is moved to the front", async () => {
    const kept = names.filter((_name, n) => n % 3 !== 2).toReversed();
    await stepThrough(page, kept);
    await page.keyboard.press("Enter");
    await panelOf(page).locator("#partner-position").fill("99");
    await panelOf(page)
      .getByRole("button", { name: es("partners.place"), exact: true })
      .click();
    await said(page, filled(es("partners.placed"), { name: kept[1] ?? "", position: 99 }));
    await leavePanel(page);
    await expect(rowsOf(page)).toContainText([kept[1] ?? "", kept[0] ?? "", ...kept.slice(2)]);
    return { kept };
  });

  await test.step("two are switched off, on record", async () => {
    await rowsOf(page).first().focus();
    await mark(page, 2);
    await page
      .locator("[data-bulk-bar]")
      .getByRole("button", { name: es("partners.switchOff"), exact: true })
      .click();
    await expect(page.locator("[data-bulk-bar]")).toHaveCount(0);
    await page.locator("#al-entry").selectOption("no");
    await expect(totalOf(page)).toHaveText("2");
    const moved = companies.find(({ name }) => name === kept[1]);
    expect(await trailOf(page, moved?.id ?? "")).toEqual(["admin change", "admin change"]);
  });
});

test("media texts: changed, seen in the preview, and the former version brought back from the history", async ({
  page,
  signIn,
  database,
}) => {
  const media = words("de", "mediadata");
  const stored = async () =>
    (await database.query("select content, version from media_data where kind = 'benefits' and language = 'es'"))
      .rows[0];
  const { content: before, version } = await stored();
  const title = `Lo que gana ${newStamp()}`;
  await page.addInitScript(quiet);
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn("admin");

  await test.step("changed, and seen in the preview", async () => {
    await page.goto("/de/adminpanel/mediadata?kind=benefits&language=es");
    const preview = page.getByRole("region", { name: media("editor.preview"), exact: true });
    await expect(async () => {
      await page.locator("#f-title").fill(title);
      await expect(preview.getByRole("heading", { name: title, exact: true })).toBeVisible({ timeout: 500 });
    }).toPass();
    await page.getByRole("button", { name: media("editor.save"), exact: true }).click();
    await said(page, media("editor.saved"));
    expect((await stored()).content.title).toBe(title);
  });

  const { compare } = await test.step("compared with the former version", async () => {
    await page.getByRole("button", { name: filled(media("history.compareLabel"), { version }), exact: true }).click();
    const compare = page.getByRole("dialog");
    await expect(
      compare.getByRole("region", { name: media("history.former") }).getByRole("heading", { name: before.title }),
    ).toBeVisible();
    await expect(
      compare.getByRole("region", { name: media("history.present") }).getByRole("heading", { name: title }),
    ).toBeVisible();
    return { compare };
  });

  await test.step("which is brought back", async () => {
    await compare.getByRole("button", { name: media("history.restore"), exact: true }).click();
    await said(page, media("editor.restored"));
    await expect(page.locator("#f-title")).toHaveValue(before.title);
    expect((await stored()).content).toEqual(before);
  });
});

async function secondDesk(browser: Browser, baseURL: string | undefined) {
  const context = await browser.newContext({ baseURL });
  await context.addInitScript(quiet);
  return context;
}

test("two admins on one entry: the second sees both versions, keeps what was typed and chooses field by field", async ({
  page,
  browser,
  baseURL,
  signIn,
  database,
}) => {
  const provider = words("en", "provider");
  const conflict = words("en", "form");
  const name = `Wurzstreit ${newStamp()}`;
  const [company] = await addCompanies(database, { name, type: "driver", registered: false, count: 1 });
  const [other] = await addPeople(database, { name: `Zweit${newStamp()}`, role: "admin", count: 1 });
  const open = `/en/adminpanel/providers?q=${encodeURIComponent(name)}&open=${company?.id}`;
  await signIn("admin");
  const desk = await secondDesk(browser, baseURL);
  await signIn(other?.userName ?? "", desk);
  const rival = await desk.newPage();

  await test.step("both open the entry", async () => {
    for (const one of [page, rival]) {
      await one.addInitScript(quiet);
      await one.goto(open);
      const edit = panelOf(one).getByRole("button", { name: provider("action.edit"), exact: true });
      // The panel stands there before its scripts run.
      await expect(async () => {
        if (!(await one.locator("#f-description").isVisible())) await edit.click({ timeout: 2_000 });
        await expect(one.locator("#f-description")).toBeVisible({ timeout: 2_000 });
      }).toPass();
      await one.locator("#f-description").fill(one === page ? "Mine, typed for minutes" : "Theirs");
    }
  });

  const { save } = await test.step("the other saves first", async () => {
    await rival.locator("#f-telephone").fill("+351 22 999999");
    const save = { name: provider("form.save"), exact: true };
    await rival.getByRole("button", save).click();
    await said(rival, filled(provider("done.saved"), { name: company?.name ?? "" }));
    return { save };
  });

  await test.step("the second sees both versions, and keeps what was typed", async () => {
    await page.locator("#f-fax").fill("+351 22 111111");
  });

  await test.step("chooses field by field", async () => {
    await page.getByRole("button", save).click();
    const choice = page.getByRole("dialog", { name: conflict("conflict.title") });
    await expect(choice).toContainText("Mine, typed for minutes");
    await expect(choice).toContainText("Theirs");
    await choice.getByRole("button", { name: conflict("conflict.later"), exact: true }).click();
    await expect(page.locator("#f-description")).toHaveValue("Mine, typed for minutes");
    await page.getByRole("button", save).click();
    await choice.getByRole("button", { name: conflict("conflict.save"), exact: true }).click();
    await expect(choice).toHaveCount(0);
    await said(page, filled(provider("done.saved"), { name: company?.name ?? "" }));
    const { rows } = await database.query("select description, telephone, fax from company where id = $1", [
      company?.id,
    ]);
    expect(rows).toEqual([
      { description: "Mine, typed for minutes", telephone: "+351 22 999999", fax: "+351 22 111111" },
    ]);
    expect(await trailOf(page, company?.id ?? "")).toEqual(["admin change", "admin change"]);
    await desk.close();
  });
});
