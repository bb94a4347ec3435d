import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures";
import { quiet } from "../journeys";
import { steady } from "../steady";

test.beforeEach(async ({ page }) => page.addInitScript(quiet));

const phone = { width: 390, height: 844 };
const publicPages = ["", "/faq", "/request/new", "/forgotpassword", "/register/buspartner", "/blog"];
const panelPages = ["/userpanel/management", "/userpanel/nearrequests", "/userpanel/offers", "/userpanel/profile"];

async function edges(page: Page, path: string) {
  await page.goto(`/de${path}`);
  return steady(page, async () => {
    const head = await page.locator("header:has(a[href='/de'])").first().boundingBox();
    const logo = await page.locator("header a[href='/de']").first().boundingBox();
    const title = await page.locator("h1:visible").first().boundingBox();
    return { bar: [head?.y, head?.height, logo?.x, logo?.y], title: Math.round(title?.x ?? 0) };
  });
}

test("one bar with the logo at one place, and one edge of titles", async ({ page, signIn }) => {
  await signIn("busoperator");
  for (const size of [{ width: 1440, height: 900 }, phone]) {
    await page.setViewportSize(size);
    const open = [];
    for (const path of publicPages) open.push(await edges(page, path));
    const panel = [];
    for (const path of panelPages) panel.push(await edges(page, path));
    expect(new Set([...open, ...panel].map(({ bar }) => String(bar))).size).toBe(1);
    expect(new Set(panel.map(({ title }) => title)).size).toBe(1);
    expect(new Set(open.map(({ title }) => title)).size).toBe(1);
  }
});

test("links fetch ahead for who is about to follow them, not for being in view", async ({ page }) => {
  const ahead: string[] = [];
  page.on("request", (request) => {
    if (request.headers().rsc !== undefined) ahead.push(new URL(request.url()).pathname);
  });
  await page.goto("/de/faq");
  const link = page.locator("footer a[href='/de/imprint']");
  await expect(async () => {
    await page.mouse.move(0, 0);
    await link.hover();
    await expect.poll(() => ahead.length, { timeout: 1_000 }).toBeGreaterThan(0);
  }).toPass();
  expect(new Set(ahead)).toEqual(new Set(["/de/imprint"]));
});

const lists = {
  busoperator: [
    ["/userpanel/nearrequests", "[data-near]"],
    ["/userpanel/management", "[data-day-list]:visible section"],
  ],
  hotel: [
    ["/userpanel/nearrequests", "[data-near]"],
    ["/userpanel/locations", "[id^=loc-]"],
  ],
  admin: [
    ["/adminpanel/requests", "article"],
    ["/adminpanel/providers", "article"],
    ["/adminpanel/fleet", "article"],
    ["/adminpanel/users", "article"],
    ["/adminpanel/pendingRequests", "article:visible"],
  ],
} as const;

test("a long list scrolls in itself: below the foot of the page there is nothing", async ({ page, signIn }) => {
  await signIn("busoperator");
  await page.goto("/de/userpanel/nearrequests");
  await expect(page.locator("[data-near]").nth(9)).toBeAttached();
  const foot = page.getByRole("contentinfo");
  const below = () =>
    foot.evaluate((e) => document.documentElement.scrollHeight - scrollY - e.getBoundingClientRect().bottom);
  // Borders and rounding; the fault was half a screen.
  await expect.poll(below).toBeLessThan(5);
});

for (const [account, screens] of Object.entries(lists)) {
  test(`on phones the list comes first: ${account}`, async ({ page, signIn }) => {
    await signIn(account);
    await page.setViewportSize(phone);
    for (const [path, row] of screens) {
      await page.goto(`/de${path}`);
      const box = await steady(page, () => page.locator(row).first().boundingBox());
      expect(box?.y, path).toBeLessThanOrEqual(340);
    }
  });
}

test("what narrows a list opens as a sheet on phones and counts at once", async ({ page, signIn }) => {
  await signIn("admin");
  await page.setViewportSize(phone);
  await page.goto("/de/adminpanel/requests");
  const line = page.locator("a[href='#list-filter']");
  await expect(async () => {
    if (!(await page.getByRole("dialog").isVisible())) await line.click({ timeout: 5_000 });
    await expect(page.getByRole("dialog")).toBeVisible({ timeout: 500 });
  }).toPass();
  await page.getByLabel("Art", { exact: true }).selectOption({ label: "Notfall" });
  await expect(page).toHaveURL(/kind=emergency/);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(line).toContainText("Notfall");
});

const screens = {
  anonymous: ["", "/faq", "/buspartner", "/adpartners", "/adpartners/prices", "/contact", "/request/new", "/blog"],
  busoperator: [
    "/userpanel/management",
    "/userpanel/nearrequests",
    "/userpanel/offers",
    "/userpanel/fleet",
    "/userpanel/filtersettings",
    "/userpanel/companyprofile",
    "/userpanel/profile",
    "/userpanel/emailsettings",
  ],
  hotel: ["/userpanel/locations", "/userpanel/nearrequests", "/create-subscription"],
  admin: ["/adminpanel", "/adminpanel/pendingRequests", "/adminpanel/requests", "/adminpanel/providers"],
} as const;

/** Yellow buttons of a whole page, without what lies in closed parts or in the preview of another page. */
const yellow = (page: Page) => page.locator("main .btn.bg-brand:visible:not(aside *, [aria-label='Vorschau'] *)");

for (const [account, paths] of Object.entries(screens)) {
  test(`one yellow button a view: ${account}`, async ({ page, signIn }) => {
    if (account !== "anonymous") await signIn(account);
    for (const path of paths) {
      await page.goto(`/de${path}`);
      const tops = await steady(page, () =>
        yellow(page).evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top)),
      );
      // On a long page the next may follow a window's height below.
      const close = tops.sort((a, b) => a - b).filter((top, index) => index > 0 && top - (tops[index - 1] ?? 0) < 700);
      expect(close, path).toEqual([]);
    }
  });
}

test("an operator who reads a request has one way on", async ({ page, signIn, database }) => {
  await signIn("busoperator");
  const { rows } = await database.query(
    `select id from bus_request where category = 'grouprequest' and mode = 'collective' and state = 'active'
     and "authorCompanyId" is null order by id limit 1`,
  );
  await page.goto(`/de/request/${rows[0].id}`);
  await expect(page.getByRole("heading").first()).toBeAttached();
  expect(await steady(page, () => yellow(page).count())).toBeLessThanOrEqual(1);
});

test("external calendars are found on a phone, from the company and from the calendar", async ({ page, signIn }) => {
  await signIn("busoperator");
  await page.setViewportSize(phone);
  const connecting = page.getByRole("dialog", { name: "Kalender verbinden" });
  await page.goto("/de/userpanel/companyprofile");
  await page.getByRole("link", { name: "Kalender verbinden" }).click();
  await expect(connecting.getByRole("heading", { name: "Externe Kalender" })).toBeVisible();
  await page.goto("/de/userpanel/management");
  await page.getByRole("button", { name: "Verbinden" }).click();
  await expect(connecting.getByRole("heading", { name: "Externe Kalender" })).toBeVisible();
});
