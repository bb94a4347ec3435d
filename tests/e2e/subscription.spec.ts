import { expect, test } from "../fixtures";
import { openAccount, quiet, words } from "../journeys";
import { bookInvoice, orderButton, orderOnInvoice } from "../travel-service";

const t = words("de", "subscription");
const path = "/de/create-subscription";

test("a plan ordered on invoice runs once an admin has booked it, cancelled and taken back, 390 px", async ({
  browser,
  baseURL,
  page,
  request,
  signIn,
  mailTo,
}) => {
  test.setTimeout(150_000);
  const viewport = { width: 390, height: 844 };
  await page.addInitScript(quiet);
  await page.setViewportSize(viewport);
  const house = await openAccount(request, async (email) => (await mailTo(email)).links, "advertiser");
  await signIn(house.email);
  await page.goto(`${path}?plan=single&interval=yearly`);
  const state = page.getByRole("region").filter({ has: page.locator("#state-title") });
  await expect(state.getByText(t("saying.none"))).toBeVisible();

  const { number } = await test.step("a wrong VAT id is refused; ordered on invoice", async () => {
    await page.getByLabel(t("checkout.vatId")).fill("DE12");
    await orderButton(page, "order").click();
    await expect(page.getByText(words("de", "errors")("vatId")).first()).toBeVisible();
    await page.getByLabel(t("checkout.vatId")).fill("");
    const number = await orderOnInvoice(page);
    await expect(state.getByText(t("state.pending"), { exact: true })).toBeVisible();
    const href = await page.getByRole("link", { name: t("due.pdf") }).getAttribute("href");
    const pdf = await page.request.get(href ?? "");
    expect((await pdf.body()).subarray(0, 5).toString()).toBe("%PDF-");
    return { number };
  });

  await test.step("an admin books the payment", async () => {
    const office = await browser.newContext({ baseURL, viewport });
    await office.addInitScript(quiet);
    await signIn("admin", office);
    await bookInvoice(await office.newPage(), house.company, number);
    await office.close();
  });

  await test.step("the plan runs", async () => {
    await page.goto(path);
    await expect(state.getByText(t("state.active"), { exact: true })).toBeVisible();
    await expect(page.locator("#due-title")).toHaveCount(0);
    await expect(page.getByRole("table").getByText(t("invoiceState.paid"), { exact: true })).toBeVisible();
  });

  await test.step("cancelled and taken back", async () => {
    await page.getByRole("button", { name: t("cancel.button") }).click();
    await page.getByRole("button", { name: t("cancel.do"), exact: true }).click();
    await page.getByRole("button", { name: t("resume.button") }).click();
    await expect(page.getByRole("button", { name: t("cancel.button") })).toBeVisible();
  });
});

test("forbidden for a bus partner, login and back without a session", async ({ page, signIn }) => {
  await page.addInitScript(quiet);
  await page.goto(`${path}?plan=group&interval=monthly`);
  await expect(page).toHaveURL(/\/de\/login\?callbackUrl=%2Fde%2Fcreate-subscription%3Fplan%3Dgroup/);
  await signIn("busoperator");
  await page.goto(path);
  await expect(page.getByRole("heading", { level: 1, name: words("de", "common")("forbidden.title") })).toBeVisible();
  await expect(page).toHaveTitle(new RegExp(`^${words("de", "common")("forbidden.title").replace(".", "\\.")}`));
});

test("prices change interval and country by the address, without scripts", async ({ browser, baseURL }) => {
  const context = await browser.newContext({ baseURL, javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto("/de/adpartners/prices");
  await expect(page.locator("[data-plan=single]")).toContainText(/290\s€/);
  await page.getByRole("link", { name: t("prices.monthly"), exact: true }).click();
  await expect(page.locator("[data-plan=single]")).toContainText(/29\s€/);
  await page.getByLabel(t("prices.country")).selectOption("CH");
  await page.getByRole("button", { name: t("prices.show") }).click();
  await expect(page).toHaveURL(/interval=monthly&country=CH/);
  await expect(page.getByRole("region", { name: t("prices.panel") })).toContainText(t("prices.noVat"));
  await context.close();
});
