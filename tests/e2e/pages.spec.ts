import type pg from "pg";
import { addAdvertisers, addBuses, addCompanies, addRequests } from "../admin-rows";
import { find, newStamp, openList, rowsOf } from "../admin-panel";
import { expect, test } from "../fixtures";
import { quiet, words } from "../journeys";
import { turnAt } from "@/lib/features/advertiser/rules";
import { draft } from "../people";

test.beforeEach(async ({ page }) => {
  await page.addInitScript(quiet);
  await page.setViewportSize({ width: 1440, height: 900 });
});

/** Two travel services more whose plans run, so that the home page has more than three. */
async function addPartners(database: pg.Client) {
  const name = `Wurzwirt ${newStamp()}`;
  const companies = await addCompanies(database, { name, type: "travelService", registered: true, count: 2 });
  await addAdvertisers(database, companies);
  const ids = companies.map(({ id }) => id);
  await database.query(
    `update advertiser set abonnement = 'active', plan = 'single', "paidUntil" = now() + interval '30 days'
     where "companyId" = any($1)`,
    [ids],
  );
  return () => database.query('delete from advertiser where "companyId" = any($1)', [ids]);
}

test("ten requests, three partners and three films of more on the home page", async ({ page, database }) => {
  const remove = await addPartners(database);
  // A turn that nobody has asked for yet, as long as the tests run: its order is not remembered.
  await page.goto(`/de?kind=grouprequest&turn=${turnAt(Date.now()) - 5}`);
  await expect(page.locator("[data-request]")).toHaveCount(10);
  const home = words("de", "home");
  for (const id of ["partners", "videos"] as const) {
    const part = page.locator(`#${id}`);
    await expect(part.getByRole("heading", { level: 3 })).toHaveCount(3);
    const pages = part.getByRole("navigation", { name: home(`${id}.pages`) });
    await pages.getByRole("link", { name: home("next") }).click();
    await expect(page).toHaveURL(new RegExp(`${id}=2`));
    await expect(part.getByRole("heading", { level: 3 }).first()).toBeVisible();
  }
  await remove();
});

test("a film plays in place, with captions; manual and flyer are PDFs", async ({ page, request }) => {
  await page.goto("/en");
  const card = page.locator("#videos a[href$='.webm']").first();
  const address = (await card.getAttribute("href")) as string;
  const part = await request.get(address, { headers: { range: "bytes=0-99" } });
  expect([part.status(), (await part.body()).length]).toEqual([206, 100]);
  const film = page.locator("#videos video");
  await expect(async () => {
    if ((await film.count()) === 0) await card.click({ timeout: 3_000 });
    await expect(film).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await expect(film).toBeFocused();
  await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0);
  const shown = () =>
    film.evaluate(({ textTracks }: HTMLVideoElement) => {
      const tracks = [...textTracks];
      const cues = tracks.find(({ mode }) => mode === "showing")?.cues?.length ?? 0;
      return [tracks.map(({ language }) => language).join(), cues > 0];
    });
  await expect.poll(shown).toEqual(["de,en,es", true]);
  await page.goto("/en/adpartners");
  const papers = page.locator("a[href^='/api/upload/'][href$='.pdf']");
  await expect(papers).toHaveCount(2);
  for (const paper of await papers.all()) {
    const file = await request.get((await paper.getAttribute("href")) as string);
    expect((await file.body()).subarray(0, 5).toString()).toBe("%PDF-");
  }
});

test("ten of more of a company's own requests and buses a page", async ({ page, signIn, database }) => {
  await signIn("busoperator");
  await test.step("requests", async () => {
    const start = Date.now() + 300 * 86_400_000;
    for (let n = 0; n < 11; n += 1) {
      const { start: from, end } = draft();
      const trip = {
        category: "vacancy",
        start: { ...from, date: start + n },
        end: { ...end, date: start + 3_600_000 },
      };
      expect((await page.request.post("/api/busrequest/", { data: draft(trip) })).status()).toBe(201);
    }
    await page.goto("/de/userpanel/management?view=list");
    await expect(page.locator("tbody tr")).toHaveCount(10);
    // What is searched counts without a press, as soon as the page listens.
    const box = page.getByRole("searchbox");
    const nothing = page.getByRole("heading", { name: words("de", "busrequest")("manage.noneTitle") });
    await expect(async () => {
      await box.fill("");
      await box.fill("nirgendwo im ganzen Land");
      await expect(nothing).toBeVisible({ timeout: 3000 });
    }).toPass();
  });
  await test.step("buses", async () => {
    const { rows } = await database.query(
      `select "companyId" as id from user_account where "userName" = 'busoperator'`,
    );
    await addBuses(database, rows[0].id, newStamp());
    await page.goto("/de/userpanel/fleet");
    await expect(page.getByRole("article")).toHaveCount(10);
  });
});

test("ten of eleven locations a page", async ({ page, signIn, database }) => {
  const { rows } = await database.query(`select "companyId" as id from user_account where "userName" = 'hotel'`);
  await database.query(
    `insert into advertiser_location (id, "companyId", title, description, address, longitude, latitude, category, active)
     select gen_random_uuid(), "companyId", title, description, address, longitude, latitude, category, false
     from (select * from advertiser_location where "companyId" = $1 limit 1) one, generate_series(1, 10)`,
    [rows[0].id],
  );
  await signIn("hotel");
  await page.goto("/de/userpanel/locations");
  await expect(page.locator("li[id^=loc-]")).toHaveCount(10);
});

test("ten of twelve pending requests a page", async ({ page, signIn, database }) => {
  const town = `Wurz${newStamp()}`;
  await addRequests(database, town);
  await signIn("admin");
  await page.goto(`/de/adminpanel/pendingRequests?q=${town}`);
  await expect(page.locator("tr input[type=checkbox]")).toHaveCount(10);
  await openList(page, "/de/adminpanel/requests");
  await find(page, town, 12);
  await expect(rowsOf(page)).toHaveCount(10);
});
