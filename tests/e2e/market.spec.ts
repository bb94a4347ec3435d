import type { Page } from "@playwright/test";
import { drawnMaps, expect, test } from "../fixtures";
import { pressUntil } from "../journeys";

test.use(drawnMaps);

const quiet = () => {
  for (const key of ["first-visit", "consent-dialog"]) localStorage.setItem(key, "false");
};

async function choosePlace(page: Page, label: string, text: string, option: RegExp) {
  const box = page.getByRole("combobox", { name: label, exact: true });
  await box.click();
  await box.fill(text);
  await page.getByRole("option", { name: option }).first().click();
}

/** dd.MM.yyyy, so many days from now. */
function dayAhead(days: number) {
  const date = new Date(Date.now() + days * 86_400_000);
  const two = (value: number) => String(value).padStart(2, "0");
  return `${two(date.getUTCDate())}.${two(date.getUTCMonth() + 1)}.${date.getUTCFullYear()}`;
}

async function departure(page: Page, label: string, days: number, time: string) {
  await page.getByLabel(label, { exact: true }).fill(dayAhead(days));
  await page.getByLabel(new RegExp(`^${label}, `)).fill(time);
}

test("a customer's request on a phone: posted, confirmed, approved by keyboard, seen in another language", async ({
  browser,
  page,
  signIn,
  mailTo,
}) => {
  test.setTimeout(120_000);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.addInitScript(quiet);

  const { email } = await test.step("a customer posts a group request", async () => {
    await page.goto("/de/request/new");
    await choosePlace(page, "Von", "Viechtach", /Viechtach/);
    await choosePlace(page, "Nach", "Zwiesel", /Zwiesel/);
    await departure(page, "Abfahrt", 60, "08:15");
    await page.getByRole("button", { name: "Weiter zu Gruppe und Bus" }).click();
    await page.getByLabel("Personen, ohne Fahrer").fill("42");
    await page.locator("label", { hasText: "Verein" }).click();
    await page.getByRole("button", { name: "Weiter zum Kontakt" }).click();
    const email = `chor.${Date.now()}@verein.example`;
    await page.getByLabel("Name", { exact: true }).fill("Chor Viechtach");
    await page.getByLabel("E-Mail", { exact: true }).fill(email);
    await page.getByLabel(/bin ich einverstanden/).check();
    await page.getByRole("button", { name: "Anfrage stellen" }).click();
    await expect(page.getByRole("heading", { name: /Noch ein Schritt/ })).toBeVisible();
    return { email };
  });

  await test.step("confirms it by the mailed link", async () => {
    const mail = await mailTo(email);
    const link = mail.links.find((address) => address.includes("/myrequest/")) ?? "";
    await page.goto(link);
    await page.getByRole("button", { name: "Anfrage bestätigen" }).click();
    await expect(page.getByText("Wird geprüft").first()).toBeVisible();
  });

  const { office } = await test.step("an admin approves it by keyboard", async () => {
    const office = await browser.newContext({ locale: "de-DE", viewport: { width: 1440, height: 900 } });
    await office.addInitScript(quiet);
    await signIn("admin", office);
    const desk = await office.newPage();
    await desk.goto("/de/adminpanel/pendingRequests");
    await expect(desk.getByRole("heading", { level: 1 })).toContainText("Anfragen zu prüfen");
    const search = desk.locator("#queue-search");
    await pressUntil(desk, "/", () => expect(search).toBeFocused({ timeout: 1_000 }));
    await search.fill("Zwiesel");
    await desk.keyboard.press("Enter");
    await expect(desk.getByRole("heading", { level: 1 })).toContainText("1 Anfrage zu prüfen");
    await desk.getByRole("heading", { level: 1 }).click();
    const chosen = desk.locator("tr", { has: desk.getByRole("button", { pressed: true }) });
    await expect(chosen).toContainText("Viechtach");
    await desk.keyboard.press("a");
    await expect(
      desk
        .getByRole("status")
        .filter({ hasText: /Freigegeben/i })
        .first(),
    ).toBeVisible();
    await mailTo(email, /frei|sichtbar|online/i);
    return { office };
  });

  await test.step("a visitor sees it in another language", async () => {
    const visitor = await browser.newContext({ locale: "en-GB", viewport: { width: 1440, height: 900 } });
    await visitor.addInitScript(quiet);
    const street = await visitor.newPage();
    await street.goto("/en?place=Zwiesel");
    await expect(street.locator("[data-request]")).toHaveCount(1);
    await expect(street.locator("[data-request]")).toContainText(/Viechtach.*Zwiesel/s);
    await expect(street.locator("[data-request]")).toContainText("Group request");
    await expect(street.getByRole("button", { name: /Zwiesel/ }).first()).toBeVisible();
    await street.locator("[data-request]").click();
    await expect(street.getByRole("heading", { level: 1 })).toContainText("Viechtach");
    await expect(street.locator("body")).not.toContainText(email);
    await office.close();
    await visitor.close();
  });
});

test("a place in the sea is refused at its field of the request form, and what was typed stays", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.addInitScript(quiet);
  // The bundled gazetteer knows towns alone: a place service that is set knows seas by their names.
  const sea = {
    address: "Nordsee",
    placeId: "service:sea",
    address_fields: {
      street: "",
      number: "",
      city: "Nordsee",
      postal_code: "",
      country: "Deutschland",
      countryISO3166Code: "DE",
    },
    location: { longitude: 3, latitude: 56 },
  };
  await page.route(/\/api\/places\?.*q=Nordsee/, (route) =>
    route.fulfill({ json: { successful: true, error: "", errordesc: "", entity: [sea], total: 1 } }),
  );
  await page.goto("/de/request/new");
  await choosePlace(page, "Von", "Zwiesel", /Zwiesel/);
  await choosePlace(page, "Nach", "Nordsee", /Nordsee/);
  await departure(page, "Abfahrt", 60, "08:15");
  await page.getByLabel("Personen, ohne Fahrer").fill("42");
  await page.locator("label", { hasText: "Verein" }).click();
  await page.getByLabel("Name", { exact: true }).fill("Chor Zwiesel");
  await page.getByLabel("E-Mail", { exact: true }).fill("chor@verein.example");
  await page.getByLabel(/bin ich einverstanden/).check();
  const refused = page.waitForResponse((answer) => answer.url().endsWith("/api/busrequest") && answer.status() === 400);
  await page.getByRole("button", { name: "Anfrage stellen" }).click();
  expect((await (await refused).json()).fields).toEqual([{ path: "end.address", message: "placeAtSea" }]);
  const field = page.getByRole("combobox", { name: "Nach", exact: true });
  await expect(field).toHaveAttribute("aria-invalid", "true");
  await expect(field).toHaveAccessibleDescription(/Dieser Ort liegt im Wasser/);
  await expect(field).toHaveValue(/Nordsee/);
  await expect(page.getByLabel("Name", { exact: true })).toHaveValue("Chor Zwiesel");
});

test("a bus operator posts an empty ride", async ({ page, signIn }) => {
  await page.addInitScript(quiet);
  await signIn("busoperator");
  await page.setViewportSize({ width: 1440, height: 900 });

  await test.step("posts it", async () => {
    await page.goto("/de/request/new?kind=emptyride");
    await choosePlace(page, "Von", "Freilassing", /Freilassing/);
    await choosePlace(page, "Nach", "Mühldorf", /Mühldorf/);
    await departure(page, "Abfahrt", 20, "14:00");
    await departure(page, "Frei bis", 20, "18:00");
    await page.getByLabel("Plätze", { exact: true }).fill("53");
    await page.getByRole("button", { name: "Leerfahrt eintragen" }).click();
    await expect(page.getByText(/ist jetzt auf Karte und Liste zu sehen/)).toBeVisible();
  });

  await test.step("it is listed in Spanish", async () => {
    await page.goto("/es?place=Freilassing");
    await expect(page.locator("[data-request]")).toHaveCount(1);
    await expect(page.locator("[data-request]")).toContainText("Viaje en vacío");
  });
});

test("what was typed survives a reload and an error", async ({ page }) => {
  await page.addInitScript(quiet);
  await page.setViewportSize({ width: 1440, height: 900 });

  await test.step("an error is said at its field, what was typed stays", async () => {
    await page.goto("/en/request/new");
    await page.getByRole("combobox", { name: "From", exact: true }).fill("Somewhere never chosen");
    await page.getByLabel("Name", { exact: true }).fill("Katrin <b>Hofmann</b>");
    await page.getByLabel("E-mail", { exact: true }).fill("katrin@");
    await page.getByRole("button", { name: "Post request" }).click();
    await expect(page.getByRole("alert").first()).toBeVisible();
    await expect(page.getByLabel("E-mail", { exact: true })).toHaveAttribute("aria-invalid", "true");
    await expect(page.getByRole("combobox", { name: "From", exact: true })).toHaveAttribute("aria-invalid", "true");
    await expect(page.getByLabel("Name", { exact: true })).toHaveValue("Katrin <b>Hofmann</b>");
  });

  await test.step("one company is picked by a part of its name, and asked for until it is", async () => {
    await page.getByRole("radio", { name: /^Only one company/ }).check({ force: true });
    const company = page.getByRole("combobox", { name: "Which company?" });
    await page.getByRole("button", { name: "Post request" }).click();
    await expect(company).toHaveAttribute("aria-invalid", "true");
    const found = page.waitForResponse((answer) => /\/api\/company\?.*kellerm/i.test(answer.url()));
    await company.fill("kellerm");
    await found;
    await expect(page.locator('datalist option[value="Donaubus Kellermayer"]')).toHaveCount(1);
    await company.press("Enter");
    await expect(page.getByText("Only to Donaubus Kellermayer")).toBeVisible();
    await expect(page.getByRole("heading", { name: "How Donaubus Kellermayer reaches you" })).toBeVisible();
  });

  await test.step("a reload keeps it, too", async () => {
    await page.reload();
    await expect(page.getByText("Only to Donaubus Kellermayer")).toBeVisible();
    await expect(page.getByLabel("Name", { exact: true })).toHaveValue("Katrin <b>Hofmann</b>");
    await expect(page.getByRole("combobox", { name: "From", exact: true })).toHaveValue("Somewhere never chosen");
  });

  await test.step("on a phone the draft comes back at the step where it was left", async () => {
    await page.getByLabel("Name", { exact: true }).focus();
    await page.setViewportSize({ width: 390, height: 844 });
    await page.reload();
    await expect(page.getByRole("heading", { level: 1 })).toContainText("How Donaubus Kellermayer reaches you");
    await expect(page.getByLabel("Name", { exact: true })).toBeVisible();
  });
});
