import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures";
import { quiet } from "../journeys";

// Each group of pages has a sheet of its own, and those that were loaded stay: which came first must not be seen (decision 073).

// The last one draws nothing by itself that moves on, as a map does.
const walk = ["/de/request/new", "/de/userpanel/fleet", "/de/userpanel/offers"];

/** Everything that is drawn inside the page, element by element. What moves by itself stands still. */
const looks = (page: Page) =>
  page.evaluate(() => {
    const moving = /^(animation|transition|perspective-origin|transform-origin|inset|block-size|inline-size|cursor)/;
    const parts = document.querySelectorAll("header *, main *, footer *");
    return [...parts].map((part) => {
      const style = getComputedStyle(part);
      const drawn = [...style].filter((name) => !name.startsWith("--") && !moving.test(name));
      const said = drawn.map((name) => `${name}: ${style.getPropertyValue(name)}`);
      return `${part.tagName} ${part.getAttribute("class")}: ${said.join(";")}`;
    });
  });

/** What a part says otherwise than before, a few of them; parts that came or went count as well. */
function differences(now: string[], before: string[]) {
  const counts = now.length === before.length ? [] : [`${before.length} parts, now ${now.length}`];
  const said = now.flatMap((part, at) => {
    const known = new Set(before[at]?.split(";"));
    const other = part.split(";").filter((one) => !known.has(one));
    return other.length > 0 ? [`${part.split(": ")[0]}: ${other.join(";")}`] : [];
  });
  return [...counts, ...said].slice(0, 10);
}

/** Until nothing is added to the page any more. */
async function settled(page: Page) {
  await page.evaluate(() => document.fonts.ready);
  let before = "";
  const isSame = async () => {
    const now = await page.evaluate(() => document.documentElement.outerHTML);
    const same = now === before;
    before = now;
    return same;
  };
  await expect.poll(isSame, { intervals: [250] }).toBe(true);
}

const sheetCount = (page: Page) => page.evaluate(() => document.styleSheets.length);

type WithRouter = { next: { router: { push: (path: string) => void } } };

async function follow(page: Page, path: string) {
  // A push before the router listens is nothing to it.
  await expect(async () => {
    await page.evaluate((to) => (window as unknown as WithRouter).next.router.push(to), path);
    await expect(page).toHaveURL(path, { timeout: 3_000 });
  }).toPass();
  await settled(page);
}

/** Puts the sheets of the page into the opposite order; the frame's stays the first. */
async function turnSheets(page: Page) {
  await page.evaluate(async () => {
    const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')].slice(1).reverse();
    const loaded = links.map((link) => new Promise((resolve) => link.addEventListener("load", resolve)));
    document.head.append(...links);
    await Promise.all(loaded);
  });
}

test("a page looks the same however one came to it", async ({ page, signIn }) => {
  await page.addInitScript(quiet);
  await page.emulateMedia({ reducedMotion: "reduce" });
  // A company that no other journey trades with: a list that grows meanwhile looks different.
  await signIn("omnibus-eder");
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/de");
  for (const path of walk) await follow(page, path);
  const followed = await looks(page);
  const sheets = await sheetCount(page);
  await turnSheets(page);
  const different = async () => differences(await looks(page), followed);
  await expect.poll(different, "turned").toEqual([]);
  await page.reload();
  await settled(page);
  await expect.poll(different, "fresh").toEqual([]);
  expect(sheets).toBeGreaterThan((await sheetCount(page)) + 1);
});
