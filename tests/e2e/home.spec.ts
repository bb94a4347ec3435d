import type { Page } from "@playwright/test";
import { drawnMaps, expect, test } from "../fixtures";
import { awake, words } from "../journeys";
import { steady } from "../steady";

test.use(drawnMaps);

const quiet = () => {
  for (const key of ["first-visit", "consent-dialog"]) localStorage.setItem(key, "false");
};

test.describe("home page with scripts off", () => {
  test.use({ javaScriptEnabled: false });

  test("shows the list, its links and a filter that works as a form", async ({ page }) => {
    await page.goto("/de");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Wohin geht’s mit der Gruppe?");
    const rows = page.locator("[data-request]");
    // Ten, and open emergencies pinned above them.
    await expect(rows.nth(9)).toBeVisible();
    const target = await rows.first().getAttribute("href");
    expect(target).toMatch(/^\/de\/request\/[0-9a-f-]{36}/);
    const answer = await page.goto(target ?? "");
    expect(answer?.status()).toBe(200);
    await test.step("the filter works by its address", async () => {
      await page.goto("/de?kind=grouprequest");
      await expect(rows).toHaveCount(10);
      await page.goto("/de?kind=vacancy");
      await expect(rows.first()).toContainText("Freier Bus");
      await expect(rows.filter({ hasText: "Gruppenanfrage" })).toHaveCount(0);
    });
  });

  test("names where trips end and whose they are", async ({ page, database }) => {
    const rows = page.locator("[data-request]");
    await page.goto("/en?to=Prague&kind=grouprequest&page=1");
    await expect(page).toHaveURL(/toAt=14\.42/);
    // Another journey's request may name it in the words of its author: Prag, Praga.
    await expect(rows.filter({ hasText: "Prag" })).toHaveCount(await rows.count());
    await expect(rows.filter({ hasText: "Prague" })).not.toHaveCount(0);
    const named = await database.query(
      `select c.id, c.name from bus_request r join company c on c.id = r."authorCompanyId" where r.state = 'active'
        and r.mode = 'collective' and r."endedAt" is null and r."startDate" > now() and r.category = 'emptyride' limit 1`,
    );
    const [{ id, name }] = named.rows;
    await page.goto(`/de?firm=${encodeURIComponent(name)}&kind=emptyride`);
    await expect(page).toHaveURL(new RegExp(`company=${id}`));
    await expect(rows.first()).toContainText(name);
    await page.goto("/de?firm=Xqzzy");
    await expect(page.getByText("Zu diesem Filter gibt es keine Anfrage.")).toBeVisible();
  });

  test("folds all emergencies but the next, and opens the whole list at its first row", async ({ page }) => {
    await page.goto("/de");
    const rows = page.locator("[data-request]:visible");
    await expect(rows.first()).toContainText("Notfall");
    await expect(rows.nth(1)).not.toContainText("Notfall");
    for (const kind of ["Gruppenanfrage", "Freier Bus", "Leerfahrt"]) {
      await expect(rows.filter({ hasText: kind }).first()).toBeVisible();
    }
    await page.getByText(/weiterer? Notf/).click();
    await expect(rows.nth(1)).toContainText("Notfall");
    await page.getByRole("link", { name: /Alle .* ansehen/ }).click();
    await expect(page.getByText(/^1 bis 10 von/)).toBeVisible();
  });

  test("carries route, day and people to the posting form", async ({ page }) => {
    await page.goto("/en");
    await page.getByLabel("From", { exact: true }).fill("Regensburg");
    await page.getByLabel("To", { exact: true }).fill("Prague");
    await page.getByLabel("People", { exact: true }).fill("42");
    await page.getByRole("button", { name: "Continue" }).click();
    await expect(page).toHaveURL(/\/en\/request\/new\?.*passengers=42/);
  });

  test("pages the list by links", async ({ page }) => {
    await page.goto("/en?page=2");
    await expect(page.locator("[data-request]")).toHaveCount(10);
  });
});

test("keeps the filter in the address, and the back button brings it back", async ({ page }) => {
  await page.addInitScript(quiet);
  await page.goto("/de");
  const groups = page.locator("[data-request]", { hasText: "Gruppenanfrage" });
  // Signs of the map are buttons of that name, too.
  const kind = (name: string) => page.locator("button[name=kind]", { hasText: name });
  const free = kind("Freier Bus");
  await test.step("one press shows one kind and stands in the address; with Ctrl another joins", async () => {
    await expect(groups.first()).toBeVisible();
    await awake(free);
    await free.click();
    await expect(page).toHaveURL(/kind=vacancy$/);
    await expect(groups).toHaveCount(0);
    await kind("Gruppenanfrage").click({ modifiers: ["Control"] });
    await expect(groups.first()).toBeVisible();
    await expect(free).toHaveAttribute("aria-pressed", "true");
  });
  await test.step("back: one kind again; a second press on it: all", async () => {
    await page.goBack();
    await expect(page).toHaveURL(/kind=vacancy$/);
    await expect(groups).toHaveCount(0);
    await free.click();
    await expect(page).not.toHaveURL(/kind=/);
    await expect(groups.first()).toBeVisible();
  });
});

test("swaps the language and keeps path and query", async ({ page, context }) => {
  await page.addInitScript(quiet);
  await page.goto("/de?kind=emptyride");
  await page
    .getByRole("navigation", { name: /Sprache/ })
    .getByRole("link", { name: "es" })
    .click();
  await expect(page).toHaveURL(/\/es\?kind=emptyride/);
  await expect(page.locator("html")).toHaveAttribute("lang", "es");
  // Pressed before the German page was awake, it is the Spanish page's own script that remembers.
  await expect
    .poll(async () => (await context.cookies()).find((cookie) => cookie.name === "language"))
    .toMatchObject({ value: "es", path: "/" });
});

test("chooses the language of a first visit by Accept-Language", async ({ browser }) => {
  const context = await browser.newContext({ locale: "es-MX" });
  const page = await context.newPage();
  await page.goto("/");
  await expect(page).toHaveURL(/\/es$/);
  await context.close();
});

test("scrolls sideways at no width", async ({ page }) => {
  await page.addInitScript(quiet);
  for (const width of [320, 390, 768, 1024, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto("/de");
    const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(await steady(page, overflow), `at ${width} px`).toBeLessThanOrEqual(0);
  }
});

test("on a tablet both ends of the way stand below each other, and the filter leaves the map free", async ({
  page,
}) => {
  await page.addInitScript(quiet);
  const boxOf = async (label: string) => {
    const box = await page.getByLabel(label, { exact: true }).first().boundingBox();
    return box ?? { x: 0, y: 0, width: 0, height: 0 };
  };
  await page.setViewportSize({ width: 820, height: 1180 });
  await page.goto("/de");
  const { from, to, day, people } = await steady(page, async () => ({
    ...{ from: await boxOf("Von"), to: await boxOf("Nach") },
    ...{ day: await boxOf("Wann"), people: await boxOf("Personen") },
  }));
  expect(to.x).toBe(from.x);
  expect(to.y).toBeGreaterThan(from.y + from.height);
  expect(Math.abs(day.y - people.y)).toBeLessThan(2);
  await page.setViewportSize({ width: 1024, height: 768 });
  await page.locator("#requests").scrollIntoViewIfNeeded();
  const form = page.getByRole("form", { name: words("de", "busrequest")("filter.label") });
  const [map, filter] = await steady(page, async () => [
    await page.locator(".maplibregl-map").boundingBox(),
    await form.boundingBox(),
  ]);
  expect(map?.y).toBeGreaterThanOrEqual((filter?.y ?? 0) + (filter?.height ?? 0));
});

test("a contrast theme shows what is current, chosen and a button", async ({ page }) => {
  await page.addInitScript(quiet);
  await page.emulateMedia({ forcedColors: "active" });
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/de");
  const styleOf = (selector: string, name: string, part?: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((node, [of, pseudo]) => getComputedStyle(node, pseudo).getPropertyValue(of ?? ""), [name, part]);
  const entry = "header nav a";
  expect(await styleOf(`${entry}[aria-current]`, "border-bottom-color")).not.toBe(
    await styleOf(`${entry}:not([aria-current])`, "border-bottom-color"),
  );
  expect(await styleOf("form .btn[type=submit]", "border-top-width")).toBe("2px");
  expect(await styleOf("form [aria-pressed=true]", "content", "::before")).toContain("✓");
});

test("with letters twice as large the head folds its links into the menu, and nothing is cut", async ({ page }) => {
  await page.addInitScript(quiet);
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto("/de");
  const menu = page.getByRole("button", { name: words("de", "common")("nav.menu"), exact: true });
  const login = page.getByRole("banner").getByRole("link", { name: words("de", "common")("nav.login"), exact: true });
  await expect(login).toBeVisible();
  await expect(menu).toBeHidden();
  await page.evaluate(() => {
    document.documentElement.style.fontSize = "200%";
  });
  await expect(menu).toBeVisible();
  await expect(login).toBeHidden();
  const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(await steady(page, overflow)).toBeLessThanOrEqual(0);
});

/** Pixels of the map in the colour of motorways. */
async function motorwayPixels(page: Page) {
  const picture = (await page.locator(".maplibregl-canvas").screenshot()).toString("base64");
  return page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const image = await createImageBitmap(new Blob([bytes]));
    const pen = new OffscreenCanvas(image.width, image.height).getContext("2d");
    pen?.drawImage(image, 0, 0);
    const data = pen?.getImageData(0, 0, image.width, image.height).data ?? [];
    let count = 0;
    for (let at = 0; at < data.length; at += 4) {
      const near = [0xf6, 0xe3, 0xa1].every((value, axis) => Math.abs((data[at + axis] ?? 0) - value) < 12);
      if (near) count++;
    }
    return count;
  }, picture);
}

test("draws the map from its own files and asks no third party", async ({ page }) => {
  await page.addInitScript(quiet);
  const foreign: string[] = [];
  const files: string[] = [];
  page.on("request", (request) => {
    const { protocol, host, pathname } = new URL(request.url());
    files.push(pathname);
    if (protocol.startsWith("http") && host !== new URL(page.url() === "about:blank" ? request.url() : page.url()).host)
      foreign.push(host);
  });
  await test.step("a page without a map loads nothing of it", async () => {
    await page.goto("/en/imprint", { waitUntil: "networkidle" });
    expect(files.filter((file) => file.includes("basemap") || file.includes("maplibre"))).toEqual([]);
  });
  await page.goto("/en");
  await expect(page.locator(".maplibregl-canvas")).toBeVisible();
  await expect(page.locator(".maplibregl-marker").first()).toBeVisible();
  await test.step("it covers the drawing once it is whole, with its roads", async () => {
    await expect(page.locator(":has(> .maplibregl-map)")).toHaveCSS("opacity", "1", { timeout: 20_000 });
    expect(await motorwayPixels(page)).toBeGreaterThan(500);
  });
  await test.step("smaller roads come closer by", async () => {
    expect(files).toContain("/basemap/motorways.json");
    expect(files).not.toContain("/basemap/roads.json");
    // Its first view brings the lines of its rides along.
    expect(files).not.toContain("/api/busrequest/ways");
    await page.getByRole("button", { name: "Zoom in" }).click();
    await expect.poll(() => files).toContain("/basemap/roads.json");
  });
  expect(foreign).toEqual([]);
});

test("on a phone the server's drawing stands for the map, without scripts too, until it is touched", async ({
  browser,
  baseURL,
}) => {
  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };
  const drawn = (page: Page) => page.locator("svg:has(use[href*='drawing.svg'], image[href*='drawing.svg'])").first();
  await test.step("without scripts it shows the signs of the list", async () => {
    const context = await browser.newContext({ ...phone, javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(`${baseURL}/en`, { waitUntil: "load" });
    await expect(drawn(page)).toBeVisible();
    await expect(page.locator("[data-map-wake]")).toHaveCount(0);
    await context.close();
  });
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  await page.addInitScript(quiet);
  const living: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/basemap\/.*json|\/api\/busrequest\/map/.test(pathname)) living.push(pathname);
  });
  await page.goto(`${baseURL}/en`);
  const wake = page.locator("[data-map-wake]");
  await wake.scrollIntoViewIfNeeded();
  await page.waitForLoadState("networkidle");
  await expect(drawn(page)).toBeVisible();
  expect(living).toEqual([]);
  await expect(page.locator(".maplibregl-canvas")).toHaveCount(0);
  await wake.tap();
  await expect(page.locator(".maplibregl-canvas")).toBeVisible();
  await expect.poll(() => living).toContain("/api/busrequest/map");
  await context.close();
});

test("a row of the list shows its ride on the map, along the road", async ({ page }) => {
  await page.addInitScript(quiet);
  const told: string[] = [];
  page.on("response", async (response) => {
    // What the map has broken off, since it has moved on, tells nothing.
    if (/\/api\/busrequest\/(map|ways)/.test(response.url())) told.push(await response.text().catch(() => ""));
  });
  await page.goto("/de?kind=emptyride");
  await expect(page.locator(".maplibregl-marker").first()).toBeVisible();
  const row = page.locator("[data-request]").first();
  const id = await row.getAttribute("data-request");
  await awake(row);
  await row.focus();
  const sign = page.locator(".maplibregl-marker [aria-pressed=true]");
  await expect(sign).toHaveCount(1);
  await expect(sign).toHaveAccessibleName(/^Leerfahrt: /);
  await expect.poll(() => told.join()).toMatch(new RegExp(`"id":"${id}"[^{}]*"line":"`));
  await test.step("pressed there, it narrows no list once the window has another size", async () => {
    await sign.click();
    const before = told.length;
    await page.setViewportSize({ width: 1400, height: 860 });
    await expect.poll(() => told.length).toBeGreaterThan(before);
    expect(new URL(page.url()).search).toBe("?kind=emptyride");
  });
});
