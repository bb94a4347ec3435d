import { expect, type Page } from "@playwright/test";

/** A measure once it stands still: letters, pictures and scripts that come late move what lies below them. */
export async function steady<Measured>(page: Page, measure: () => Promise<Measured>) {
  await page.evaluate(() => document.fonts.ready);
  let last = await measure();
  const stands = async () => {
    const before = JSON.stringify(last);
    last = await measure();
    return JSON.stringify(last) === before;
  };
  await expect.poll(stands, { intervals: [50] }).toBe(true);
  return last;
}
