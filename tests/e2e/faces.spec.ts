import type { Browser, Page } from "@playwright/test";
import { expect, test, wholeBrowser } from "../fixtures";

// The browser without windows gives letters whole pixels, so that its lines break elsewhere than people's.
test.use(wholeBrowser);

const phone = { width: 390, height: 844 };

/** When the first of a page's faces was asked for beside its first picture (ms), how many only after its scripts were, and how far anything in view moved. */
const seen = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready;
    const paint = performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? Number.NaN;
    const times = (kind: string) =>
      performance
        .getEntriesByType("resource")
        .filter(({ name }) => name.endsWith(kind))
        .map(({ startTime }) => startTime);
    const asked = times(".woff2");
    const scripts = Math.min(...times(".js"));
    const shifts = await new Promise<number>((resolve) => {
      const watch = (list: PerformanceObserverEntryList) =>
        resolve(
          list.getEntries().reduce((sum, entry) => sum + (entry as PerformanceEntry & { value: number }).value, 0),
        );
      new PerformanceObserver(watch).observe({ type: "layout-shift", buffered: true });
      requestAnimationFrame(() => requestAnimationFrame(() => resolve(0)));
    });
    const bytes = performance
      .getEntriesByType("resource")
      .filter(({ name }) => name.endsWith(".woff2"))
      .reduce((sum, entry) => sum + (entry as PerformanceResourceTiming).encodedBodySize, 0);
    const drawn = [...document.fonts].filter(({ status, family }) => status === "loaded" && /Variable/.test(family));
    const late = asked.filter((time) => time > scripts).length;
    return { paint, faces: drawn.length, bytes, first: Math.min(...asked) - paint, late, shifts };
  });

/** So long a new reader's faces wait for the first picture (lib/http/front/late-scripts.ts). */
const patience = 1_500;

/** By a reader who is new each time, of a page that was painted by then: a busier machine shows nothing of what comes after what. */
async function seenInTime(browser: Browser, url: string) {
  let facts = { paint: patience, faces: 0, bytes: 0, first: 0, late: 0, shifts: 0 };
  await expect(async () => {
    const context = await browser.newContext({ viewport: phone });
    const page = await context.newPage();
    await page.goto(url);
    facts = await seen(page);
    await context.close();
    expect(facts.paint).toBeLessThan(patience);
  }).toPass();
  return facts;
}

test.describe("on a phone", () => {
  test.use({ viewport: phone });

  for (const path of ["/de", "/de/publicProfile/donaubus-kellermayer", "/en/faq"]) {
    test(`who is new on ${path} has its text before its faces, and nothing moves when they come`, async ({
      browser,
      baseURL,
    }) => {
      const { faces, first, late, shifts } = await seenInTime(browser, `${baseURL}${path}`);
      expect(faces).toBeGreaterThan(1);
      expect(first).toBeGreaterThanOrEqual(0);
      // Each that comes by itself lays the whole page out once more.
      expect(late).toBe(0);
      expect(shifts).toBeLessThanOrEqual(0.02);
    });
  }

  test("who was here before has its faces with the text", async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem("first-visit", "false"));
    await page.goto("/de/faq");
    const { faces, first } = await seen(page);
    expect(faces).toBeGreaterThan(1);
    expect(first).toBeLessThan(0);
  });

  test("without scripts the faces come all the same", async ({ browser, baseURL }) => {
    const context = await browser.newContext({ viewport: phone, javaScriptEnabled: false });
    const page = await context.newPage();
    const face = page.waitForResponse((response) => response.url().endsWith(".woff2"));
    await page.goto(`${baseURL}/de/faq`, { waitUntil: "load" });
    expect((await face).ok()).toBe(true);
    await context.close();
  });
});

test("a wide screen asks for the faces with the page", async ({ page }) => {
  await page.goto("/de/faq");
  const { first, bytes } = await seen(page);
  expect(first).toBeLessThan(0);
  // Two faces for Latin letters, whatever the page shows.
  expect(bytes).toBeGreaterThan(20_000);
  expect(bytes).toBeLessThanOrEqual(60_000);
});
