import type { Locator, Page } from "@playwright/test";
import type { Client } from "pg";
import { linkOf, operatorNear } from "../dispatch-people";
import { expect, test } from "../fixtures";
import { pressUntil, quiet } from "../journeys";
import { draft } from "../people";
import { steady } from "../steady";

/** In the mountains of Corsica and on Sicily: no other test has a company within 120 km. */
const spot = { longitude: 9.1, latitude: 42 };
const far = { longitude: 14.2, latitude: 37.5 };

const place = (city: string, longitude: number, latitude: number) => ({
  address: `${city}, France`,
  placeId: `test:${city}`,
  address_fields: { street: "", number: "", city, postal_code: "", country: "France", countryISO3166Code: "FR" },
  location: { longitude, latitude },
});

/** Three groups that fit wait for a company: the demo's own, since those of other tests may end meanwhile. */
async function fill(database: Client, company: string) {
  await database.query(
    `insert into inbox_item (id, holder, "companyId", kind, noun, record, "requestId", data, at)
     select gen_random_uuid(), $1, $1, 'fit', 'busrequest', r.id, r.id, '{"what": "found", "own": "CB-10001"}',
       now() - row_number() over () * interval '1 minute'
     from (select id from bus_request where state = 'active' and "endedAt" is null and mode = 'collective'
       and category = 'grouprequest' and "startDate" > now() + interval '2 days' order by "createdAt", id limit 3) r`,
    [company],
  );
}

test("the inbox is worked by keys alone: on, done, later, unread, back, open", async ({ page, signIn, database }) => {
  const { id, userName } = await operatorNear(database, far, { name: "Tasti Viaggi", km: 0 });
  await fill(database, id);
  await page.addInitScript(quiet);
  await signIn(userName);
  await page.goto("/de/userpanel/inbox");
  const rows = page.locator("[data-inbox-row]");
  await expect(rows).toHaveCount(3);
  await pressUntil(page, "k", () => expect(rows.nth(0)).toBeFocused({ timeout: 1_000 }));
  await page.keyboard.press("j");
  await expect(rows.nth(1)).toBeFocused();
  await page.keyboard.press("k");
  await expect(rows.nth(0)).toBeFocused();
  const gone = async (key: string, said: string | RegExp) => {
    const first = await rows.nth(0).getAttribute("data-inbox-row");
    const row: Locator = page.locator(`[data-inbox-row="${first}"]`);
    await row.focus();
    await page.keyboard.press(key);
    await expect(page.getByText(said, { exact: true }).last()).toBeVisible();
    await expect(row).toHaveCount(0);
    // The next one has the focus by then.
    await expect(rows.nth(0)).toBeFocused();
    await page.keyboard.press("z");
    await expect(row).toHaveCount(1);
  };
  await gone("e", "Erledigt, für alle in der Firma");
  await gone("s", /^Verschoben bis /);
  await rows.nth(0).focus();
  await expect(rows.nth(0)).toContainText("ungelesen");
  await page.keyboard.press("u");
  await expect(rows.nth(0)).not.toContainText("ungelesen");
  await page.getByRole("button", { name: "Alle 2 als gelesen markieren" }).press("Enter");
  await expect(page.getByText("ungelesen", { exact: true })).toHaveCount(0);
  await expect(rows).toHaveCount(3);
  await rows.nth(0).focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/[?&]item=/);
  await expect(page.locator("[data-side-panel]").getByRole("heading")).toHaveText("Eine Gruppe passt zu CB-10001");
});

test("what one tab puts away shows so in the other, whose bar tells of what is new alone", async ({
  browser,
  page,
  signIn,
  database,
}) => {
  const { id, userName } = await operatorNear(database, far, { name: "Due Schede", km: 30 });
  await fill(database, id);
  await signIn(userName);
  const other = await page.context().newPage();
  for (const tab of [page, other]) {
    await tab.addInitScript(quiet);
    await tab.goto("/de/userpanel/inbox");
    await expect(tab.locator("[data-inbox-row]")).toHaveCount(3);
  }
  const [done = "", later = "", read = ""] = await page
    .locator("[data-inbox-row]")
    .evaluateAll((rows) => rows.map((row) => row.getAttribute("data-inbox-row") ?? ""));
  const row = (tab: Page, item: string) => tab.locator(`[data-inbox-row="${item}"]`);
  const choice = (name: RegExp) => other.getByRole("navigation", { name: "Arten" }).getByRole("link", { name });
  await expect(choice(/^Alles/)).toHaveText(/3$/);
  await pressUntil(page, "k", () => expect(row(page, done)).toBeFocused({ timeout: 1_000 }));
  await page.keyboard.press("e");
  await expect(row(other, done)).toContainText("Erledigt");
  await row(page, later).focus();
  await page.keyboard.press("s");
  await expect(row(other, later)).toContainText("Verschoben");
  await row(page, read).focus();
  await page.keyboard.press("u");
  await expect(row(other, read)).not.toContainText("ungelesen");
  await expect(other.getByRole("button", { name: /als gelesen markieren/ })).toBeHidden();
  // Nothing has moved, and nothing is new, until something comes in.
  await expect(other.locator("[data-inbox-row]")).toHaveCount(3);
  // What is counted beside the list follows.
  await expect(choice(/^Alles/)).toHaveText(/1$/);
  await expect(choice(/^Später/)).toHaveText(/1$/);
  const customer = await browser.newContext();
  await signIn("touroperator", customer);
  const data = draft({ mode: "individual", company: id });
  const posted = await customer.request.post("/api/busrequest", { data });
  expect(posted.status(), await posted.text()).toBe(201);
  await customer.close();
  await expect(other.getByRole("button", { name: /holen$/ })).toHaveText("1 neuen Eintrag holen");

  await row(other, done).focus();
  await other.keyboard.press("e");
  await expect(row(other, done)).toHaveCount(0);
  await expect(other.getByText("Das ging nicht")).toHaveCount(0);
  await expect(other.locator("[data-inbox-row]")).toHaveCount(2);
  await expect(other.getByRole("button", { name: /holen$/ })).toHaveCount(0);
});

/** On a wide screen each part of an answer stands below the head of its column. */
async function expectColumns(page: Page) {
  await page.setViewportSize({ width: 1440, height: 900 });
  const heads = page.getByTestId("answer-heads").locator("span");
  await expect(heads).toHaveText(["", "Betrieb", "Antwort", "Bus", "Ankunft", "Preis"]);
  const row = page.locator("[data-ask][tabindex]").first();
  for (const [at, part] of [
    [1, row.getByText("Balagne Tour")],
    [2, row.getByText("kann schicken")],
    [4, row.getByText(/^\d\d:\d\d$/).last()],
    [5, row.getByText("420,00 €")],
  ] as const) {
    const [head, box] = await steady(page, async () => [await heads.nth(at).boundingBox(), await part.boundingBox()]);
    expect(Math.abs((head?.x ?? 0) - (box?.x ?? 1_000)), `column ${at}`).toBeLessThan(4);
  }
}

test("a search for a bus is led, and answered, by keys alone", async ({ browser, page, signIn, database }) => {
  const [near, next] = [
    await operatorNear(database, spot, { name: "Cortenais Bus", km: 12 }),
    await operatorNear(database, spot, { name: "Balagne Tour", km: 45 }),
  ];
  await page.addInitScript(quiet);
  await signIn("touroperator");
  const data = {
    category: "emergency",
    start: { address: place("Vivario", spot.longitude, spot.latitude), date: Date.now() + 60_000 },
    end: { address: place("Ajaccio", 8.74, 41.93), date: Date.now() + 3 * 3_600_000 },
    companyName: "Isarland Reisen",
    email: "gruppen@isarland-reisen.example",
    phone: "0171 5550144",
    passengers: 40,
  };
  const posted = await page.request.post("/api/busrequest", { data });
  expect(posted.status(), await posted.text()).toBe(201);
  const { id } = (await posted.json()).entity[0];
  await page.goto(`/de/userpanel/dispatch/${id}`);
  const rings = page.getByRole("region", { name: "Ringe", exact: true });
  const answers = page.getByRole("region", { name: "Antworten" });
  await expect(answers).toContainText("Cortenais Bus");
  // Pressed twice it would go on: a slow server has its time to answer.
  await pressUntil(page, "p", () => expect(rings).toContainText("Angehalten", { timeout: 15_000 }));
  await page.keyboard.press("p");
  await expect(rings).not.toContainText("Angehalten");
  await page.keyboard.press("w");
  await expect(answers).toContainText("Balagne Tour");
  const keys = page.locator("[data-key-bar]");
  await expect(keys).not.toContainText("annehmen");

  const other = await browser.newContext({ locale: "de-DE", viewport: { width: 390, height: 844 } });
  await other.addInitScript(quiet);
  const asked = await other.newPage();
  for (const { company, key } of [
    { company: near, key: "3" },
    { company: next, key: "2" },
  ]) {
    await asked.goto(await linkOf(database, id, company.id));
    await asked.getByLabel(/^Preis bis/).fill("420");
    await asked.getByRole("heading", { level: 1 }).click();
    const time = asked.getByRole("radio", { name: key === "3" ? /90 Min/ : /60 Min/ });
    await pressUntil(asked, key, () => expect(time).toBeChecked({ timeout: 1_000 }));
    await asked.keyboard.press("Enter");
    await expect(asked.getByRole("heading", { name: "Ihre Antwort ist da" })).toBeVisible();
  }
  await other.close();

  const rows = answers.locator("[data-ask][tabindex]");
  await expect(rows).toHaveCount(2);
  await expect(keys).toContainText("annehmen");
  await expectColumns(page);
  // The best arrival stands first; the second one is marked and taken.
  await page.keyboard.press("j");
  await expect(rows.nth(0)).toBeFocused();
  await expect(rows.nth(0)).toContainText("Balagne Tour");
  await page.keyboard.press("j");
  await expect(rows.nth(1)).toBeFocused();
  await page.keyboard.press("a");
  await expect(page.getByTestId("dispatch")).toContainText("Cortenais Bus kommt");
  await expect(page.getByTestId("dispatch")).toContainText("1 Betrieb abbestellt");
});

test("an offer takes a letter, its price and Enter: the bus, the terms and the end are there", async ({
  page,
  browser,
  signIn,
  database,
}) => {
  const { userName } = await operatorNear(database, far, { name: "Prezzo Viaggi", km: 0 });
  const customer = await browser.newContext();
  await signIn("touroperator", customer);
  const posted = await customer.request.post("/api/busrequest", { data: draft() });
  expect(posted.status(), await posted.text()).toBe(201);
  const { id } = (await posted.json()).entity[0];
  await customer.close();

  await page.addInitScript(quiet);
  await signIn(userName);
  await page.goto(`/de/request/${id}`);
  const offer = page.locator("#offer");
  const price = offer.getByLabel("Gesamtpreis", { exact: true });
  await pressUntil(page, "p", () => expect(price).toBeFocused({ timeout: 1_000 }));
  // A second press of the letter, on a slow machine, stands in the field.
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("1450");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Angebot gesendet", { exact: true })).toBeVisible();
  await expect(page.getByText("Ihr Angebot liegt dem Auftraggeber vor.")).toBeVisible();
  const { rows } = await database.query<{ amount: number; bus: boolean }>(
    `select amount, "busId" is not null as bus from offer where "requestId" = $1`,
    [id],
  );
  expect(rows).toEqual([{ amount: 145_000, bus: true }]);
});
