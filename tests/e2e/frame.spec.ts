import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures";
import { quiet } from "../journeys";

test.beforeEach(async ({ page }) => page.addInitScript(quiet));

const phone = { width: 390, height: 844 };
const publicPages = ["", "/faq", "/request/new", "/forgotpassword", "/register/buspartner", "/blog"];
const panelPages = ["/userpanel/management", "/userpanel/nearrequests", "/userpanel/offers", "/userpanel/profile"];

async function edges(page: Page, path: string) {
  await page.goto(`/de${path}`);
  const head = await page.locator("header:has(a[href='/de'])").first().boundingBox();
  const logo = await page.locator("header a[href='/de']").first().boundingBox();
  const title = await page.locator("h1:visible").first().boundingBox();
  return { bar: [head?.y, head?.height, logo?.x, logo?.y], title: Math.round(title?.x ?? 0) };
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

for (const [account, screens] of Object.entries(lists)) {
  test(`on phones the list comes first: ${account}`, async ({ page, signIn }) => {
    await signIn(account);
    await page.setViewportSize(phone);
    for (const [path, row] of screens) {
      await page.goto(`/de${path}`);
      const box = await page.locator(row).first().boundingBox();
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
    await line.click();
    await expect(page.getByRole("dialog")).toBeVisible({ timeout: 500 });
  }).toPass();
  await page.getByLabel("Art", { exact: true }).selectOption({ label: "Notfall" });
  await expect(page).toHaveURL(/kind=emergency/);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(line).toContainText("Notfall");
});
