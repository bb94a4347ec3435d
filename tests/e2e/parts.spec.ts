import type { Locator, Page } from "@playwright/test";
import { filled } from "../admin-panel";
import { drawnMaps, expect, test } from "../fixtures";
import { quiet, words } from "../journeys";

test.use(drawnMaps);

const t = words("de", "calendar");
const day = 86_400_000;
const longAfter = 60_000;

test.beforeEach(async ({ page }) => {
  await page.addInitScript(quiet);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.clock.install();
});

/** A trip of the demo's bus operator without a bus, alone in its week and shown there; gives its title. */
async function openTrip(page: Page, days: number) {
  const title = `Werkstatt ${crypto.randomUUID()}`;
  const start = Math.round((Date.now() + days * day) / day) * day;
  const trip = { title, note: "", bus: null, start, end: start + 4 * 3_600_000 };
  expect((await page.request.post("/api/booking", { data: trip })).ok()).toBe(true);
  const date = new Date(start).toISOString().slice(0, 10);
  await page.goto(`/de/userpanel/management?view=week&date=${date}`);
  return title;
}

async function openMenu(page: Page, title: string) {
  await page.getByRole("button", { name: title }).first().click();
  await page.getByRole("button", { name: t("actions.more"), exact: true }).click();
}

/** By keyboard; gives the item of it that has the focus. */
async function openSubmenu(page: Page, name: string) {
  const item = page.getByRole("menuitem", { name, exact: true });
  await expect(async () => {
    await page.keyboard.press("ArrowDown");
    await expect(item).toBeFocused({ timeout: 300 });
  }).toPass();
  await page.keyboard.press("ArrowRight");
  const first = page.getByRole("menu").last().getByRole("menuitem").first();
  await expect(first).toBeFocused();
  return first;
}

/** From here on the page's time passes only where the test lets it. */
const holdTime = (page: Page) => page.clock.pauseAt(Date.now() + 3_600_000);

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (!box) throw new Error("not on the page");
  return box;
}

/** Moves the pointer onto a control in steps, as a hand does. */
async function pointAt(page: Page, control: Locator) {
  const { x, y, width, height } = await boxOf(control);
  await page.mouse.move(x + width / 2 - 3, y + height / 2, { steps: 4 });
  await page.mouse.move(x + width / 2, y + height / 2, { steps: 3 });
}

test("a toast waits while it is looked at or in focus, Escape closes it", async ({ page, signIn }) => {
  await signIn("busoperator");
  const title = await openTrip(page, 200);

  await test.step("looked at: stays until the pointer has left", async () => {
    await openMenu(page, title);
    const choice = await openSubmenu(page, t("move.toBus"));
    const bus = (await choice.textContent())?.split(",")[0] ?? "";
    await page.keyboard.press("Enter");
    const changed = page.locator("#toasts [role=status]").filter({ hasText: filled(t("move.doneBus"), { bus }) });
    await expect(changed).toBeVisible();
    await changed.hover();
    await page.clock.fastForward(longAfter);
    await expect(changed).toBeVisible();
    await page.mouse.move(5, 5);
    // Its clock goes by what is drawn, not by what has passed.
    await page.clock.runFor(6_000);
    await expect(changed).toHaveCount(0);
  });

  await test.step("in focus: stays until Escape", async () => {
    await openMenu(page, title);
    await openSubmenu(page, t("actions.move"));
    await page.keyboard.press("Enter");
    const toast = page.locator("#toasts [role=status]");
    await expect(toast).toBeVisible();
    await page.keyboard.press("F8");
    await page.clock.fastForward(longAfter);
    await expect(toast).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(toast).toHaveCount(0);
  });
});

test("a submenu opens after 100 ms under the pointer, and waits 300 ms for one on its way to it", async ({
  page,
  signIn,
}) => {
  await signIn("busoperator");
  await openMenu(page, await openTrip(page, 230));
  const menus = page.getByRole("menu");
  const opener = page.getByRole("menuitem", { name: t("move.toBus"), exact: true });
  const below = page.getByRole("menuitem", { name: t("actions.duplicate"), exact: true });
  await expect(below).toBeVisible();
  await holdTime(page);

  await test.step("opens after 100 ms", async () => {
    await pointAt(page, opener);
    await page.clock.runFor(99);
    await expect(menus).toHaveCount(1);
    await page.clock.runFor(1);
    await expect(menus).toHaveCount(2);
  });

  await test.step("stays while the pointer goes to it across another item, 300 ms at most", async () => {
    const [from, item] = [await boxOf(opener), await boxOf(below)];
    // It opens where there is room for it.
    const side = (await boxOf(menus.last())).x < from.x ? -1 : 1;
    const x = side > 0 ? from.x + from.width - 12 : from.x + 12;
    await page.mouse.move(x, from.y + from.height / 2);
    await page.mouse.move(x, item.y + 1);
    await page.mouse.move(x + 2 * side, item.y + 1);
    await page.clock.runFor(299);
    await page.mouse.move(x + 4 * side, item.y + 2);
    await expect(menus).toHaveCount(2);
    await page.clock.runFor(1);
    await page.mouse.move(x + 5 * side, item.y + 2);
    await expect(menus).toHaveCount(1);
  });
});

test("icons that stand alone show their name: after 700 ms, within 300 ms of another at once, at once by Tab", async ({
  page,
  signIn,
}) => {
  await signIn("busoperator");
  await page.goto("/de/userpanel/fleet");
  const named = (key: string) => new RegExp(words("de", "bus")(key).replace("{plate}", ".+").replace(/[()]/g, "\\$&"));
  const code = page.getByRole("button", { name: named("panel.qrOf") }).first();
  const edit = page.getByRole("button", { name: named("panel.editOf") }).first();
  const tip = page.getByRole("tooltip");
  const leave = () => page.mouse.move(5, 5, { steps: 3 });

  await test.step("the code comes with the first that is reached", async () => {
    await edit.scrollIntoViewIfNeeded();
    await pointAt(page, edit);
    await expect(tip).toHaveText(named("panel.editOf"));
    await leave();
    await expect(tip).toHaveCount(0);
    await holdTime(page);
  });

  await test.step("opens after 700 ms", async () => {
    await pointAt(page, code);
    await page.clock.runFor(699);
    await expect(tip).toHaveCount(0);
    await page.clock.runFor(1);
    await expect(tip).toHaveText(named("panel.qrOf"));
  });

  await test.step("the next one within 300 ms opens at once, a later one after 700 ms again", async () => {
    await leave();
    await expect(tip).toHaveCount(0);
    await page.clock.runFor(299);
    await pointAt(page, edit);
    await expect(tip).toHaveText(named("panel.editOf"));
    await leave();
    await expect(tip).toHaveCount(0);
    await page.clock.runFor(300);
    await pointAt(page, edit);
    await page.clock.runFor(699);
    await expect(tip).toHaveCount(0);
    await page.clock.runFor(1);
    await expect(tip).toHaveText(named("panel.editOf"));
  });

  await test.step("Escape closes it; Tab opens the next at once", async () => {
    await page.keyboard.press("Escape");
    await expect(tip).toHaveCount(0);
    await leave();
    await code.focus();
    await expect(tip).toHaveCount(0);
    await page.keyboard.press("Tab");
    await expect(edit).toBeFocused();
    await expect(tip).toHaveText(named("panel.editOf"));
  });
});

test("a cluster of the map opens its dialog: a list of links, and a closer look", async ({ page }) => {
  const map = words("de", "map");
  const [, place = ""] = map("clusterTitle").split("}} ");
  const dialog = page.getByRole("dialog", { name: new RegExp(`${place}$`) });
  const cluster = page.getByRole("button", { name: new RegExp(`^\\d+ .* ${place}: `) });
  await page.goto("/de");
  // The largest lies where most is posted; one at the edge may be under the filters.
  const openLargest = () =>
    // Signs are gathered anew while the map comes to rest.
    expect(async () => {
      // A dialog that came late hides the signs behind it.
      if (await dialog.isVisible()) return;
      await expect(cluster.first()).toBeVisible({ timeout: 5_000 });
      const counts = (await cluster.allInnerTexts()).map((text) => Number.parseInt(text, 10));
      await cluster.nth(counts.indexOf(Math.max(...counts))).click({ timeout: 5_000 });
      await expect(dialog).toBeVisible({ timeout: 5_000 });
    }).toPass();

  await test.step("opens with what lies there", async () => {
    await page.locator("#requests").scrollIntoViewIfNeeded();
    await openLargest();
    await expect(dialog.getByRole("link").first()).toHaveAttribute("href", /^\/de\/request\//);
  });

  await test.step("closes and opens again; a closer look closes it", async () => {
    await page.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0);
    await openLargest();
    await dialog.getByRole("button", { name: map("clusterZoom") }).click();
    await expect(dialog).toHaveCount(0);
  });
});
