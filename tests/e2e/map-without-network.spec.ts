import { expect, test } from "../fixtures";
import { quiet } from "../journeys";

const library = 400_000;

test("a map whose library a breaking network does not bring leaves the page, and comes with the next press", async ({
  page,
}) => {
  await page.addInitScript(quiet);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/de");
  let broken = 0;
  await page.route("**/_next/static/chunks/*.js", async (route) => {
    const answer = await route.fetch();
    if ((await answer.body()).length < library) return route.fulfill({ response: answer });
    broken += 1;
    return route.abort("internetdisconnected");
  });
  const wake = page.locator("[data-map-wake]").first();
  await wake.click();
  await expect.poll(() => broken).toBeGreaterThan(0);
  await page.unrouteAll({ behavior: "wait" });
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(wake).toBeVisible();
  await wake.click();
  await expect(page.locator("canvas")).toBeVisible();
});
