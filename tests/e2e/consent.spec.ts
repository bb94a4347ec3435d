import { expect, test } from "../fixtures";

const keys = ["consent-statistics", "consent-marketing", "consent-error-reporting"];
const stored = (names: string[]) => names.map((name) => localStorage.getItem(name));

test.beforeEach(async ({ page }) => {
  await page.goto("/en");
  await expect(page.getByRole("dialog", { name: "May we count visits?" })).toBeVisible();
});

test("rejects all: everything off, and the dialog stays away", async ({ page }) => {
  await page.getByRole("button", { name: "Reject all" }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect.poll(() => page.evaluate(stored, keys)).toEqual(["false", "false", "false"]);
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("accepts all: everything on; reopened from the footer, a choice can be taken back", async ({ page }) => {
  await test.step("accept all", async () => {
    await page.getByRole("button", { name: "Accept all" }).click();
    await expect.poll(() => page.evaluate(stored, keys)).toEqual(["true", "true", "true"]);
  });
  await test.step("take one back from the footer", async () => {
    await page.getByRole("button", { name: "Cookie settings" }).click();
    await page.getByRole("switch", { name: "Marketing" }).uncheck();
    await page.getByRole("button", { name: "Save selection" }).click();
    await expect.poll(() => page.evaluate(stored, keys)).toEqual(["true", "false", "true"]);
  });
});

test("asks and keeps an answer before the page's code is there, and is not the largest thing painted", async ({
  page,
}) => {
  await page.addInitScript(() => {
    const largest: string[] = [];
    Object.assign(window, { largest });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { element } = entry as PerformanceEntry & { element?: Element | null };
        largest.push(element?.closest("dialog") ? "question" : "page");
      }
    }).observe({ type: "largest-contentful-paint", buffered: true });
  });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.route("**/_next/static/**/*.js", (route) => route.abort());
  await page.reload({ waitUntil: "load" });
  const dialog = page.getByRole("dialog", { name: "May we count visits?" });
  await expect(dialog).toBeVisible();
  const painted = () => page.evaluate(() => (window as unknown as { largest: string[] }).largest.at(-1));
  await expect.poll(painted).toBe("page");
  await page.getByRole("button", { name: "Reject all" }).click();
  await expect(dialog).toHaveCount(0);
  await page.unroute("**/_next/static/**/*.js");
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(dialog).toHaveCount(0);
  await expect.poll(() => page.evaluate(stored, keys)).toEqual(["false", "false", "false"]);
});

test("takes the focus without a ring, since nobody has pressed a key; Tab leads to its first link", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.reload();
  const dialog = page.getByRole("dialog", { name: "May we count visits?" });
  await expect(dialog).toBeVisible();
  await expect.poll(() => dialog.evaluate((question) => question.matches(":modal"))).toBe(true);
  const ring = () =>
    page.evaluate(() => {
      const own = document.activeElement;
      return own?.closest("dialog") ? [own.tagName, getComputedStyle(own).outlineWidth] : null;
    });
  await expect.poll(ring).toEqual(["DIV", "0px"]);
  await page.keyboard.press("Tab");
  await expect(dialog.getByRole("link").first()).toBeFocused();
  await expect.poll(ring).toEqual(["A", "3px"]);
});

test("does not close by Escape before a choice", async ({ page }) => {
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog", { name: "May we count visits?" })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem("first-visit"))).not.toBe("false");
});

test("waits while somebody types in a form, and asks once it is left", async ({ page }) => {
  const dialog = page.getByRole("dialog", { name: "May we count visits?" });
  // At the field before the page's scripts have run, as a fast reader is.
  await page.addInitScript(() => {
    const timer = setInterval(() => {
      const field = document.querySelector<HTMLInputElement>("input[name=username]");
      if (!field) return;
      field.focus();
      clearInterval(timer);
    }, 5);
  });
  await page.goto("/en/login");
  const field = page.locator("input[name=username]");
  await expect(field).toBeFocused();
  await page.keyboard.type("dispo");
  await page.waitForLoadState("networkidle");
  await page.keyboard.type("@donaubus.example");
  await expect(field).toHaveValue("dispo@donaubus.example");
  await expect(dialog).toHaveCount(0);
  await field.blur();
  await expect(dialog).toBeVisible();
});
