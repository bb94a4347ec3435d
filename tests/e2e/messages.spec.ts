import type { Page } from "@playwright/test";
import { expect, test } from "../fixtures";
import { quiet, words } from "../journeys";
import { draft } from "../people";

const share = words("de", "busrequest")("page.share");
const copied = words("de", "busrequest")("page.copied");
const sent = words("de", "offer")("form.sent");

/** A request that the demo's operator has not answered yet; gives its address. */
async function freshRequest(page: Page) {
  const posted = await page.request.post("/api/busrequest", { data: draft() });
  expect(posted.status(), await posted.text()).toBe(201);
  return `/de/request/${(await posted.json()).entity[0].id}`;
}

test.beforeEach(async ({ page }) => {
  await page.addInitScript(quiet);
});

test("a message has its time from when the page can be seen: one that is busy for longer does not lose it", async ({
  page,
  context,
  signIn,
}) => {
  await context.grantPermissions(["clipboard-write"]);
  await signIn("touroperator");
  await page.goto(await freshRequest(page));
  // As a map does that is drawn by the processor: the page is held from the moment on that the message is there.
  await page.evaluate(() => {
    const watch = new MutationObserver(() => {
      if (!document.querySelector("#toasts [role=status]")) return;
      watch.disconnect();
      requestAnimationFrame(() =>
        setTimeout(() => {
          const until = performance.now() + 6_500;
          while (performance.now() < until);
          document.documentElement.dataset.free = "true";
        }),
      );
    });
    watch.observe(document.body, { childList: true, subtree: true });
  });
  await page.getByRole("button", { name: share }).click();
  await expect(page.locator("html[data-free]")).toHaveCount(1);
  const message = page.locator("#toasts [role=status]").filter({ hasText: copied });
  await expect(message).toBeVisible({ timeout: 1_000 });
  await expect(message).toHaveCount(0);
});

test("what was said of a deed goes on where the page can only be read from scratch", async ({
  page,
  browser,
  signIn,
}) => {
  const customer = await browser.newContext();
  await signIn("touroperator", customer);
  const asked = await customer.newPage();
  const address = await freshRequest(asked);
  await customer.close();
  await signIn("busoperator");
  await page.goto(address);
  let arrivals = 0;
  page.on("domcontentloaded", () => {
    arrivals += 1;
  });
  await page.route("**/request/**", (route) =>
    route.request().headers().rsc === undefined ? route.fallback() : route.fulfill({ status: 502, body: "" }),
  );
  const form = page.locator("#offer");
  await form.getByLabel(words("de", "offer")("form.price"), { exact: true }).fill("1450");
  await form.getByRole("button", { name: words("de", "offer")("form.submit") }).click();
  await expect.poll(() => arrivals).toBe(1);
  await expect(page.locator("#toasts [role=status]").filter({ hasText: sent })).toBeVisible();
  await expect(page.getByText(words("de", "busrequest")("now.reader.answered"))).toBeVisible();
});
