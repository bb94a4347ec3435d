import type { Page } from "@playwright/test";
import { addDays, today, weekStart } from "@/lib/i18n/days";
import { drawnMaps, expect, test } from "../fixtures";
import { awake, quiet, words } from "../journeys";

test.use(drawnMaps);

const library = 400_000;
/** What the file of the map's frame says, and that of the parts which an operator sees of a request. */
const frame = "group/map overflow-hidden";
const bid = "minmax(0,1fr)_27rem";

/** The network breaks off for the files that are meant, until it is back. */
async function breakOff(page: Page, isMeant: (file: string) => boolean) {
  let broken = 0;
  await page.route("**/_next/static/chunks/*.js", async (route) => {
    const answer = await route.fetch();
    if (!isMeant(await answer.text())) return route.fulfill({ response: answer });
    broken += 1;
    return route.abort("internetdisconnected");
  });
  return {
    hasBroken: () => expect.poll(() => broken, { timeout: 30_000 }).toBeGreaterThan(0),
    comesBack: async () => {
      await page.unrouteAll({ behavior: "wait" });
      await page.evaluate(() => dispatchEvent(new Event("online")));
    },
  };
}

test.beforeEach(({ page }) => page.addInitScript(quiet));

test("a map whose library a breaking network does not bring leaves the page, and comes with the next press", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/de");
  const network = await breakOff(page, ({ length }) => length > library);
  const wake = page.locator("[data-map-wake]").first();
  await wake.click();
  await network.hasBroken();
  await page.unrouteAll({ behavior: "wait" });
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(wake).toBeVisible();
  // That the file did not come is told to the page a moment later: what is pressed before is none of the next.
  const canvas = page.locator("canvas");
  await expect(async () => {
    if (await wake.isVisible()) await wake.click({ timeout: 1_000 });
    await expect(canvas).toBeVisible({ timeout: 5_000 });
  }).toPass();
});

test("the map of the nights that nobody covers is missed alone, and comes with the network", async ({
  page,
  signIn,
}) => {
  await signIn("busoperator");
  const network = await breakOff(page, (file) => file.includes(frame));
  await page.goto(`/de/userpanel/standby?week=${addDays(weekStart(today(), 1), 7)}`, { waitUntil: "load" });
  await network.hasBroken();
  await expect(page.getByRole("heading", { name: "Wo nachts niemand da wäre" })).toBeVisible();
  await expect(page.locator("canvas")).toHaveCount(0);
  await network.comesBack();
  await expect(page.locator("canvas")).toBeVisible();
});

test("what a travel service types beside a map that does not come stays, and the map comes with the network", async ({
  page,
  signIn,
}) => {
  const t = words("de", "advertiserlocation");
  await signIn("hotel");
  await page.setViewportSize({ width: 390, height: 844 });
  const network = await breakOff(page, (file) => file.includes(frame));
  await page.goto("/de/userpanel/locations", { waitUntil: "load" });
  await page
    .getByRole("button", { name: t("panel.add"), exact: true })
    .first()
    .click();
  const title = page.getByRole("dialog").locator('[name="title.de"]');
  await title.fill("Gasthof am Tor");
  await network.hasBroken();
  await expect(title).toHaveValue("Gasthof am Tor");
  await network.comesBack();
  const map = page.getByRole("dialog").locator(".group\\/map");
  await map.scrollIntoViewIfNeeded();
  await expect(map.locator("canvas")).toBeVisible();
  await expect(title).toHaveValue("Gasthof am Tor");
});

test("an offer's form that the server has drawn stays on the page until its file is there", async ({
  page,
  signIn,
  database,
}) => {
  const { rows } = await database.query(
    `select id from bus_request where category = 'grouprequest' and mode = 'collective' and state = 'active'
      and "endedAt" is null and "startDate" > now() + interval '1 day' and "authorCompanyId" is null order by id limit 1`,
  );
  await signIn("busoperator");
  const network = await breakOff(page, (file) => file.includes(bid));
  // The page waits for the file: its scripts do not run before.
  await page.goto(`/de/request/${rows[0].id}`, { waitUntil: "load" });
  await network.hasBroken();
  const price = page.getByLabel(words("de", "offer")("form.price"), { exact: true });
  await expect(price).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(words("de", "common")("serverError.title"));
  await network.comesBack();
  await awake(price);
});
