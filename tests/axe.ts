import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { expect } from "./fixtures";

const show = (page: Page, theme: string) =>
  page.evaluate((name) => {
    document.documentElement.dataset.theme = name;
  }, theme);

type Found = { id: string; nodes: { target: unknown[] }[] };

// A colour on its way is none that anybody is to read.
const settled = (page: Page) =>
  page.evaluate(() => Promise.allSettled(document.getAnimations().map((animation) => animation.finished)));

/** In the other theme the same elements stand in other colours: by the axe that the first pass has brought to the page. */
const darkContrast = (page: Page) =>
  page.evaluate(async () => {
    const { axe } = window as unknown as { axe: { run(...args: unknown[]): Promise<{ violations: Found[] }> } };
    const shown = { exclude: [["nextjs-portal"]] };
    const { violations } = await axe.run(shown, { runOnly: ["color-contrast"], resultTypes: ["violations"] });
    return violations;
  });

const told = (theme: string, violations: Found[]) =>
  violations.map(({ id, nodes }) => {
    const targets = nodes.map((node) => node.target.join(" ")).slice(0, 3);
    return `${theme}: ${id}: ${targets.join(", ")}`;
  });

/** What axe finds on the page as it stands, in either theme. */
export async function bothThemes(page: Page) {
  await show(page, "light");
  await settled(page);
  // No frame of a page is another origin's: one pass in the page itself. What passed is not asked for and not put together.
  const axe = new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ["violations"] });
  const light = await axe.exclude("nextjs-portal").analyze();
  await show(page, "dark");
  await settled(page);
  return [...told("light", light.violations), ...told("dark", await darkContrast(page))];
}

/** Opens each page and expects nothing to mend. */
export async function seeAll(page: Page, lng: string, paths: readonly string[]) {
  for (const path of paths) {
    const answer = await page.goto(`/${lng}${path}`);
    expect(answer?.status(), path).toBe(200);
    await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
    // A result that is being computed anew is grey meanwhile.
    await expect(page.locator("main [aria-busy=true]")).toHaveCount(0);
    expect(await bothThemes(page), path).toEqual([]);
  }
}
