import type { Browser, Page } from "@playwright/test";
import { expect, test } from "../fixtures";
import { breakPage, monitoringStarts, recordedErrors, reportsOf, seen, tags, token, watch } from "../tags";

const publicPages = [
  "",
  "/publicProfile/hotel-jakobshof",
  "/travelrecommendations",
  "/login",
  "/register/advertiser",
  "/register/buspartner",
  "/request/new",
  "/privacypolicy",
  "/not-found",
];
const panelPages = ["/userpanel/management", "/userpanel/profile"];

async function visit(page: Page, paths: string[], isQuiet: () => boolean) {
  for (const path of paths) {
    await page.goto(`/en${path}`);
    // Not by its role: under the open dialog the page is hidden from the tree of roles.
    await expect(page.locator("h1:visible").first(), path).toBeVisible();
    await expect.poll(isQuiet, path).toBe(true);
  }
}

async function traces(page: Page) {
  const cookies = await page.context().cookies();
  const kept = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
  return [...cookies.map(({ name }) => name), ...kept].filter((name) => /^_g|sentry/i.test(name));
}

async function rejectAll(page: Page) {
  const reloaded = page.waitForEvent("load");
  await page.getByRole("button", { name: "Reject all" }).click();
  await reloaded;
  await page.waitForLoadState("networkidle");
}

const accept = (page: Page) => page.getByRole("button", { name: "Accept all" }).click();

/** Throws until a report of it has come: Sentry's code may have arrived a moment before it listens. */
async function reportOf(page: Page, message: string, told = message) {
  const thrown = async () => {
    await breakPage(page, message);
    return (await reportsOf(told)).length;
  };
  await expect.poll(thrown, { intervals: [500, 1_000, 2_000] }).toBeGreaterThan(0);
  const [envelope] = await reportsOf(told);
  const report = envelope?.items[0]?.payload;
  return { envelope, report };
}

/**
 * The same error in a browser that has consented, up to its recording. It is thrown later than what must not be told
 * and goes the same way with the same delay: once it is there, the other would be there, too.
 */
async function untilReportedElsewhere(browser: Browser) {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto("/en");
  await accept(page);
  const { report } = await reportOf(page, `elsewhere ${Date.now()}`);
  await expect.poll(recordedErrors, { timeout: 30_000 }).toContain(report?.event_id);
  await context.close();
}

for (const choice of ["no choice made", "all rejected"]) {
  test(`${choice}: no request leaves for a third party, no code of it is loaded, nothing of it is kept`, async ({
    page,
    baseURL,
    signIn,
  }) => {
    test.setTimeout(180_000);
    const { foreign, sentryLoaded, isQuiet } = watch(page, baseURL ?? "");
    if (choice === "all rejected") {
      await page.goto("/en");
      await rejectAll(page);
    }
    await visit(page, publicPages, isQuiet);
    await breakPage(page, "nobody is told of this");
    await signIn("busoperator");
    await visit(page, panelPages, isQuiet);
    expect(foreign).toEqual([]);
    expect(await sentryLoaded()).toBe(false);
    expect(await traces(page)).toEqual([]);
    expect(await reportsOf("nobody is told of this")).toEqual([]);
  });
}

test("error reports: start after consent through our own origin, stop within two seconds without", async ({
  page,
  browser,
  baseURL,
}) => {
  test.setTimeout(120_000);
  const { sentryLoaded } = watch(page, baseURL ?? "");
  await page.goto("/en");

  await test.step("start after consent, without secrets and cookies", async () => {
    await accept(page);
    await expect.poll(sentryLoaded).toBe(true);
    const first = `first ${Date.now()} at /en/myrequest/${token}`;
    const { envelope, report } = await reportOf(page, first, first.replace(token, "{token}"));
    expect(report?.release).toMatch(/^charabanc@\d/);
    expect(report?.request?.url).toBe(`${baseURL}/en`);
    expect(envelope?.headers.cookie).toBeUndefined();
    // The minute before an error is always recorded.
    await expect.poll(recordedErrors, { timeout: 30_000 }).toContain(report?.event_id);
    expect(JSON.stringify(await seen())).not.toContain(token);
  });

  await test.step("stop within two seconds", async () => {
    const starts = monitoringStarts(page);
    // Statistics and marketing stay on, so that the page is not loaded again.
    await page.getByRole("button", { name: "Cookie settings" }).click();
    await page.getByRole("switch", { name: "Error reports" }).uncheck();
    await page.getByRole("button", { name: "Save selection" }).click();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    const withdrawn = await page.evaluate(() => Date.now());
    const second = `second ${Date.now()}`;
    await breakPage(page, second);
    await untilReportedElsewhere(browser);
    await breakPage(page, second);
    await untilReportedElsewhere(browser);
    expect((await starts()).filter((start) => start > withdrawn + 2_000)).toEqual([]);
    expect(await reportsOf(second)).toEqual([]);
  });
});

test("no recording is made of a page whose address is a secret", async ({ page, browser }) => {
  test.setTimeout(120_000);
  await page.goto("/en");
  await accept(page);
  await page.goto(`/en/unsubscribe/${token}`);
  const { report } = await reportOf(page, `secret page ${Date.now()}`);
  expect(report?.request?.url).toMatch(/\/en\/unsubscribe\/\{token\}$/);
  await untilReportedElsewhere(browser);
  expect(await recordedErrors()).not.toContain(report?.event_id);
});

test("statistics: the tag comes after consent, counts each path without its secrets, tells web vitals, and goes", async ({
  page,
  baseURL,
  context,
}) => {
  test.setTimeout(90_000);
  const { foreign, isQuiet } = watch(page, baseURL ?? "");
  await page.goto("/en?kind=vacancy&q=Eva");
  expect(foreign).toEqual([]);
  await accept(page);

  const { calls, events, pages } = await test.step("the tag comes after consent", async () => {
    const cookie = async () => (await context.cookies()).find(({ name }) => name === "_ga")?.value;
    await expect.poll(cookie).toBeDefined();
    const client = await cookie();
    const calls = async () => (await seen()).calls.filter((call) => call.client === client);
    const events = async (name: string) =>
      (await calls()).filter((call) => call.command === "event" && call.name === name);
    const pages = async () => (await events("page_view")).map(({ params }) => params?.page_path);

    expect(foreign).toContain(`${tags}/gtag/js?id=G-BROWSERTEST`);
    await expect.poll(pages).toEqual(["/en?kind=vacancy"]);
    return { calls, events, pages };
  });

  await test.step("counts each path without its secrets", async () => {
    await page.locator("footer").getByRole("link", { name: "Imprint" }).click();
    await expect(page).toHaveURL(/\/en\/imprint$/);
    await expect.poll(pages).toEqual(["/en?kind=vacancy", "/en/imprint"]);
    await page.goto(`/en/myrequest/${token}`);
    await expect.poll(async () => (await pages()).at(-1)).toBe("/en/myrequest/{token}");
    await page.goto(`/en/resetpw?token=${token}`);
    await expect.poll(async () => (await pages()).at(-1)).toBe("/en/resetpw");
  });

  await test.step("tells web vitals", async () => {
    for (const name of ["FCP", "TTFB"]) await expect.poll(async () => (await events(name)).length).toBeGreaterThan(0);
    const [vital] = await events("FCP");
    expect(Number.isInteger(vital?.params?.value)).toBe(true);
    expect(JSON.stringify(await calls())).not.toMatch(new RegExp(`${token}|Eva`));
  });

  await test.step("and goes", async () => {
    await page.getByRole("button", { name: "Cookie settings" }).click();
    await rejectAll(page);
    const known = foreign.length;
    await visit(page, ["", "/faq"], isQuiet);
    expect(foreign.slice(known)).toEqual([]);
    expect(await traces(page)).toEqual([]);
  });
});

test("a withdrawal in one tab holds in the other", async ({ page, context, baseURL }) => {
  await page.goto("/en");
  await accept(page);
  const other = await context.newPage();
  const { foreign } = watch(other, baseURL ?? "");
  await other.goto("/en/faq");
  await expect.poll(() => foreign.length).toBeGreaterThan(0);
  await page.getByRole("button", { name: "Cookie settings" }).click();
  await rejectAll(page);
  await expect.poll(() => other.evaluate(() => Reflect.get(window, "ga-disable-G-BROWSERTEST"))).toBe(true);
});
