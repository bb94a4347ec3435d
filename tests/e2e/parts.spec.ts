import type { Page } from "@playwright/test";
import { filled } from "../adminPanel";
import { expect, test } from "../fixtures";
import { quiet, words } from "../journeys";

const t = words("de", "calendar");
const day = 86_400_000;
const longAfter = 60_000;

/** A trip of the demo's bus operator without a bus, shown in its week. */
async function openTrip(page: Page, title: string) {
  const start = Math.round((Date.now() + 200 * day) / day) * day;
  const trip = { title, note: "", bus: null, start, end: start + 4 * 3_600_000 };
  expect((await page.request.post("/api/booking", { data: trip })).ok()).toBe(true);
  const date = new Date(start).toISOString().slice(0, 10);
  await page.goto(`/de/userpanel/management?view=week&date=${date}`);
}

async function openMenu(page: Page, title: string) {
  await page.getByRole("button", { name: title }).first().click();
  await page.getByRole("button", { name: t("actions.move"), exact: true }).click();
}

test("a submenu opens under the pointer; a toast waits while it is looked at or in focus, Escape closes it", async ({
  page,
  signIn,
}) => {
  const title = `Werkstatt ${Date.now()}`;
  await page.addInitScript(quiet);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.clock.install();
  await signIn("busoperator");
  await openTrip(page, title);

  await openMenu(page, title);
  await page.getByRole("menuitem", { name: t("move.toBus"), exact: true }).hover();
  const choices = page.getByRole("menu").last().getByRole("menuitem");
  await expect(choices.first()).toHaveText(t("move.noBus"));
  await expect(choices.first()).toBeDisabled();
  const bus = (await choices.nth(1).textContent())?.split(",")[0] ?? "";
  await choices.nth(1).click();
  const changed = page.locator("#toasts [role=status]").filter({ hasText: filled(t("move.doneBus"), { bus }) });
  await expect(changed).toBeVisible();
  await changed.hover();
  await page.clock.fastForward(longAfter);
  await expect(changed).toBeVisible();
  await page.mouse.move(5, 5);
  await page.clock.fastForward(longAfter);
  await expect(changed).toHaveCount(0);

  await openMenu(page, title);
  await page.getByRole("menuitem").first().click();
  const toast = page.locator("#toasts [role=status]");
  await expect(toast).toBeVisible();
  await page.keyboard.press("F8");
  await page.clock.fastForward(longAfter);
  await expect(toast).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(toast).toHaveCount(0);
});
