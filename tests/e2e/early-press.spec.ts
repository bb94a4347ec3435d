import type { Page, Request } from "@playwright/test";
import { expect, test } from "../fixtures";
import { authorLink, quiet, words } from "../journeys";
import { draft, place } from "../people";

const t = words("de", "auth");
const day = 86_400_000;

/** The page stands, its scripts are on the way until the answer is called. */
async function holdScripts(page: Page) {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/_next\/static\/.*\.js/, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

test("a form that is sent before the page's script has come is sent once it has, with what was typed", async ({
  page,
}) => {
  await page.addInitScript(quiet);
  const release = await holdScripts(page);
  const loads: string[] = [];
  page.on("request", (request) => request.isNavigationRequest() && loads.push(request.method()));
  await page.goto("/de/login", { waitUntil: "commit" });
  await page.getByLabel(t("login.username"), { exact: true }).fill("touroperator");
  await page.getByLabel(t("login.password"), { exact: true }).fill("Charabanc2027");
  await page.getByRole("button", { name: t("login.submit"), exact: true }).click();
  await expect(page.locator("form[data-waits=pressed]")).toBeVisible();
  release();
  await expect(page).toHaveURL(/\/de\/userpanel\//);
  // Nothing went to the page's own address, which would have come back with an empty form.
  expect(loads).not.toContain("POST");
});

test("sent twice before its script has come a form is sent once", async ({ page }) => {
  await page.addInitScript(quiet);
  const release = await holdScripts(page);
  const calls: string[] = [];
  page.on("request", (request) => request.url().endsWith("/api/forgotpassword") && calls.push(request.method()));
  await page.goto("/de/forgotpassword", { waitUntil: "commit" });
  const field = page.getByRole("main").getByRole("textbox").first();
  await field.fill("nobody@early.example");
  await field.press("Enter");
  await field.press("Enter");
  release();
  await expect.poll(() => calls.length).toBe(1);
  await expect(page.getByRole("main").getByRole("status")).toContainText("nobody@early.example");
  expect(calls).toEqual(["POST"]);
});

test("a button that is pressed before its script has come acts once it has, and once", async ({
  page,
  browser,
  signIn,
  database,
}) => {
  await page.addInitScript(quiet);
  await signIn("touroperator");
  const start = Date.now() + 40 * day;
  const posted = await page.request.post("/api/busrequest", {
    data: draft({
      ...{ transferType: "transferoneway", passengers: 22, companyName: "Isarland Reisen" },
      ...{
        email: "gruppen@isarland-reisen.example",
        // In Finland, where no other test counts what is posted.
        start: { address: place("Kuopio", 27.68, 62.89, "FI"), date: start },
      },
      end: { address: place("Joensuu", 29.76, 62.6, "FI"), date: start + day / 6 },
    }),
  });
  expect(posted.status(), await posted.text()).toBe(201);
  const { id } = (await posted.json()).entity[0];
  const company = await browser.newContext();
  await signIn("busoperator", company);
  const price = { amount: 98_000, currency: "EUR" };
  const terms = { price, vatIncluded: true, vehicle: "Setra S 515 HD, 49 Plätze", validUntil: Date.now() + day };
  expect((await company.request.post(`/api/busrequest/${id}/offer`, { data: terms })).status()).toBe(201);
  await company.close();

  const release = await holdScripts(page);
  await page.goto(await authorLink(database, id), { waitUntil: "commit" });
  await page.getByRole("button", { name: /^Annehmen/ }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  release();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Angebot annehmen" }).click();
  await expect(page.getByTestId("trip")).toBeVisible();
  await expect(dialog).toHaveCount(0);
});

test("a form of a few fields keeps what was typed before its script, says what is wrong and sends what was mended", async ({
  page,
}) => {
  await page.addInitScript(quiet);
  const release = await holdScripts(page);
  await page.goto("/de/contact?about=CB-10001", { waitUntil: "commit" });
  const main = page.getByRole("main");
  const field = (name: "name" | "email" | "message") => main.getByLabel(t(`contact.${name}`), { exact: true });
  const send = main.getByRole("button", { name: t("contact.send"), exact: true });
  await field("name").fill("Petra Huber");
  await field("message").fill("Zu kurz");
  await send.click();
  release();
  const summary = main.getByRole("alert");
  await expect(summary).toBeFocused();
  await expect(summary.getByRole("link")).toHaveCount(2);
  await expect(field("name")).toHaveValue("Petra Huber");
  await expect(field("message")).toHaveValue("Zu kurz");
  await expect(field("email")).toHaveAttribute("aria-invalid", "true");

  await field("email").fill("huber@early.example");
  await expect(field("email")).not.toHaveAttribute("aria-invalid");
  await field("message").fill("Wann fahren Sie wieder nach Regensburg?");
  await send.click();
  await expect(main.getByRole("status")).toContainText("huber@early.example");
  await main.getByRole("button", { name: t("contact.again") }).click();
  await expect(field("name")).toHaveValue("Petra Huber");
  await expect(field("message")).toHaveValue("");
});

test("a slider that is moved before its script has come asks once it has", async ({ page, signIn }) => {
  await page.addInitScript(quiet);
  await signIn("busoperator");
  const release = await holdScripts(page);
  await page.goto("/de/userpanel/nearrequests", { waitUntil: "commit" });
  const slider = page.getByRole("slider", { name: words("de", "fit")("sliders.detour") });
  await slider.press("Home");
  release();
  await expect(page).toHaveURL(/[?&]detour=5(&|$)/);
  await expect(slider).toHaveAttribute("aria-valuetext", "5 km");
});

test("a dialog that is taken back by Escape while its script is on the way does not come after all", async ({
  page,
  signIn,
}) => {
  await page.addInitScript(quiet);
  await signIn("busoperator");
  let isHeld = false;
  const [held, come] = [new Set<Request>(), new Set<Request>()];
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/_next\/static\/.*\.js/, async (route) => {
    if (isHeld) {
      held.add(route.request());
      await released;
    }
    await route.continue();
  });
  page.on("requestfinished", (request) => come.add(request));
  // The page acts once it asks for chains by itself; what draws dialogs is asked for later, or by the press.
  page.on("request", (request) => {
    if (request.url().endsWith("/api/tour/search")) isHeld = true;
  });
  const asked = page.waitForRequest(/\/api\/tour\/search$/);
  await page.goto("/de/userpanel/tours");
  await asked;
  const button = page.getByRole("button", { name: /Entwürfe$/ });
  await button.click();
  await expect.poll(() => held.size).toBeGreaterThan(0);
  await page.keyboard.press("Escape");
  release();
  await expect.poll(() => [...held].every((request) => come.has(request))).toBe(true);
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
  const dialog = page.getByRole("dialog", { name: "Entwürfe" });
  await expect(dialog).toHaveCount(0);
  await button.press("Enter");
  await expect(dialog).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await expect(button).toBeFocused();
});
