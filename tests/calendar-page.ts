import type { Locator, Page } from "@playwright/test";
import { expect } from "./fixtures";
import { words } from "./journeys";
import { steady } from "./steady";

const calendar = words("de", "calendar");

/** By keyboard alone: the trip's bar is picked up, carried to the row without a bus, put down, and that taken back. */
export async function carry(page: Page, bar: Locator) {
  const said = page.locator("[data-week-board] [aria-live]");
  await expect(async () => {
    await page.keyboard.press("Escape");
    await bar.focus();
    await page.keyboard.press("Space");
    await expect(said).toContainText("Straubing", { timeout: 1_000 });
  }).toPass();
  await expect(async () => {
    await page.keyboard.press("ArrowUp");
    await expect(said).toContainText(calendar("noBus"), { timeout: 500 });
  }).toPass();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("region", { name: calendar("noBus") }).locator(bar)).toBeFocused();
  await page.getByRole("button", { name: calendar("move.undo") }).click();
  await expect(page.getByText(calendar("move.undone")).first()).toBeVisible();
}

/** The month of a phone: the whole day is a button, and opens its list below. */
export async function onThePhone(page: Page, day: string, reference: string) {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/de/userpanel/management?view=month&date=${day.slice(0, 8)}01`);
  const button = page.locator(`[data-day="${day}"]`).getByRole("button").first();
  const size = await steady(page, () => button.boundingBox());
  expect(Math.min(size?.width ?? 0, size?.height ?? 0)).toBeGreaterThanOrEqual(44);
  const row = page.locator("[data-day-list] section").first().getByText(reference);
  await expect(async () => {
    await button.click();
    await expect(row).toBeInViewport({ timeout: 2_000 });
  }).toPass();
}

/** By keyboard alone: the entry's bar is picked up where it stands, carried to a bus's row and put down. */
export async function assignByKeys(page: Page, bar: Locator, plate: string) {
  const said = page.locator("[data-week-board] [aria-live]");
  await expect(async () => {
    await page.keyboard.press("Escape");
    await bar.focus();
    await page.keyboard.press("Space");
    await expect(said).toContainText("Straubing", { timeout: 1_000 });
  }).toPass();
  // Row by row: a press before the last one was told of would lead past it.
  for (let told = await said.innerText(); !told.includes(plate); told = await said.innerText()) {
    await page.keyboard.press("ArrowDown");
    await expect(said).not.toHaveText(told);
  }
  await page.keyboard.press("Enter");
  await expect(page.getByRole("region", { name: plate, exact: true }).locator(bar)).toBeVisible();
}

/** By pointer alone: the entry's popover, its menu, the submenu of buses. */
export async function assignByMenu(page: Page, bar: Locator, plate: string) {
  await bar.click();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: calendar("actions.more") })
    .click();
  await page.getByRole("menuitem", { name: calendar("move.toBus") }).hover();
  const chosen = page.getByRole("menuitem", { name: new RegExp(`^${plate}`) });
  await chosen.waitFor();
  const box = await chosen.boundingBox();
  if (!box) throw new Error("not on the page");
  // In steps, as a hand moves: one leap is no way towards the submenu, which then closes.
  await page.mouse.move(box.x + 40, box.y + box.height / 2, { steps: 80 });
  await chosen.click();
  await expect(page.getByRole("region", { name: plate, exact: true }).locator(bar)).toBeVisible();
}
