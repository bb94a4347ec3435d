import { expect, test } from "../fixtures";
import { authorLink, pressUntil, quiet, write } from "../journeys";
import { steady } from "../steady";

const place = (city: string, longitude: number, latitude: number) => ({
  address: `${city}, Deutschland`,
  placeId: `test:${city}`,
  address_fields: { street: "", number: "", city, postal_code: "", country: "Deutschland", countryISO3166Code: "DE" },
  location: { longitude, latitude },
});

const hour = 3_600_000;
const inBerlin = (options: Intl.DateTimeFormatOptions) => (moment: string) =>
  new Intl.DateTimeFormat("de-DE", { timeZone: "Europe/Berlin", ...options }).format(new Date(moment));
const dayOf = inBerlin({ day: "2-digit", month: "2-digit" });
const timeOf = inBerlin({ hour: "2-digit", minute: "2-digit" });

/** A group leaves in three hours: early enough for its driver to report. */
const asked = () => ({
  category: "grouprequest",
  transferType: "transfertwoway",
  start: { address: place("Regensburg", 12.1016, 49.0134), date: Date.now() + 3 * hour },
  end: { address: place("Passau", 13.46, 48.57), date: Date.now() + 9 * hour },
  companyName: "Isarland Reisen",
  email: "gruppen@isarland-reisen.example",
  passengers: 22,
  organisationType: "CLUB",
});

test("a trip's life on both sides: agreed, changed, manned, driven by the driver's link", async ({
  browser,
  page,
  signIn,
  database,
}) => {
  test.setTimeout(120_000);
  await page.addInitScript(quiet);
  const customer = await browser.newContext({ locale: "de-DE" });
  await customer.addInitScript(quiet);
  await signIn("touroperator", customer);
  const posted = await customer.request.post("/api/busrequest", { data: asked() });
  expect(posted.status()).toBe(201);
  const { id } = (await posted.json()).entity[0];
  const desk = await customer.newPage();
  await desk.goto("/de/userpanel/inbox");
  await signIn("busoperator");
  const price = { amount: 124_000, currency: "EUR" };
  const terms = { price, vatIncluded: true, vehicle: "MAN Lion's Coach, 57 Plätze", validUntil: Date.now() + hour };
  expect((await page.request.post(`/api/busrequest/${id}/offer`, { data: terms })).status()).toBe(201);

  await test.step("the offer arrives in the inbox of the other browser, which nobody reloads", async () => {
    const read: string[] = [];
    desk.on("request", (request) => {
      if (request.url().includes("/userpanel/inbox?_rsc")) read.push(request.url());
    });
    // However impatient the finger, the page is read once.
    await desk.getByRole("button", { name: /neuen? Ein.* holen/ }).click({ clickCount: 3 });
    const item = desk.getByRole("link", { name: /bietet 1\.240,00.*Regensburg.*Passau/ }).first();
    await expect(item).toBeVisible();
    expect(read).toHaveLength(1);
    await item.click();
    const pane = desk.getByRole("complementary").filter({ hasText: "Passau" });
    await expect(pane.getByRole("link", { name: "Angebot ansehen" })).toBeVisible();
    await customer.close();
  });

  const phone = await browser.newContext({ locale: "de-DE", viewport: { width: 390, height: 844 } });
  await phone.addInitScript(quiet);
  const author = await phone.newPage();
  const mine = await authorLink(database, id);

  await test.step("on a phone the author asks, the company answers: each reads it as it comes", async () => {
    await author.goto(mine);
    const thread = author.getByTestId("offer-thread").first();
    const question = "Hält der Bus auch in Straubing?";
    await write(thread, question);
    await page.goto(`/de/request/${id}#offer`);
    const answer = "Ja, am Busbahnhof.";
    await write(page.getByTestId("offer-thread").first(), answer, { after: question });
    await expect(thread.getByText(answer)).toBeVisible();
  });

  await test.step("the author accepts on a phone and reads what calling off would cost", async () => {
    await author.goto(mine);
    await author.getByRole("button", { name: /^Annehmen/ }).click();
    await author.getByRole("dialog").getByRole("button", { name: "Angebot annehmen" }).click();
    await expect(author.getByTestId("trip")).toContainText("1.240,00");
    for (const way of ["Hinfahrt", "Rückfahrt"]) {
      const line = author
        .getByTestId("trip")
        .locator("section")
        .filter({ has: author.getByRole("heading", { name: way }) });
      await expect(line.locator("time")).toHaveCount(2);
      const told = await line
        .locator("time")
        .evaluateAll((times) => times.map((one) => (one as HTMLTimeElement).dateTime));
      const [leaves = "", arrives = ""] = told;
      // Who reads this in the evening comes home on the next day, and is told so.
      const day = dayOf(leaves) === dayOf(arrives) ? "" : `${dayOf(arrives)} `;
      await expect(line).toContainText(`ca. ${day}${timeOf(arrives)}`);
    }
    await author.getByRole("button", { name: "Fahrt absagen" }).click();
    await expect(author.getByRole("dialog", { name: "Fahrt nach Passau absagen?" })).toContainText("heute, 80 %");
    await expect(author.getByRole("dialog").getByRole("button", { name: "Absagen, 992,00 € zahlen" })).toBeVisible();
    await author.getByRole("dialog").getByRole("button", { name: "Fahrt behalten" }).click();
  });

  const trip = await test.step("the company proposes a price, the author says yes", async () => {
    const { entity } = await (await page.request.get("/api/trip?take=100")).json();
    const own = (entity as { id: string; request: string }[]).find(({ request }) => request === id);
    await page.goto("/de/userpanel/trips");
    await page.getByRole("main").locator(`a[href$="/trips/${own?.id}"]`).first().click();
    const propose = async (sum: string) => {
      await page.getByRole("button", { name: "Etwas ändern" }).click();
      await page.getByLabel(/^Neuer Gesamtpreis/).fill(sum);
      await page.getByRole("button", { name: "Vorschlag senden" }).click();
      await expect(page.getByRole("button", { name: "Änderung zurückziehen" })).toBeVisible();
      // Opened anew: a reload would bring the reader back to where it was.
      await author.goto(mine);
      await author.getByRole("link", { name: "Vorschlag ansehen" }).click();
    };
    await propose("1.400");
    // Nobody drives yet, and still one thing stands out on each side; on a telephone a bar leads to it.
    const firstOf = (side: typeof page) => side.getByRole("main").locator(".btn.bg-brand");
    await expect(firstOf(author)).toHaveText(["Annehmen für 1.400,00 €", "Vorschlag ansehen"]);
    await expect(firstOf(page)).toHaveText(["Fahrer einteilen"]);
    await expect(author.getByRole("button", { name: "Annehmen für 1.400,00 €" })).toBeInViewport();
    await pressUntil(author, "m", () => expect(author.locator("#messages textarea")).toBeFocused({ timeout: 1_000 }));
    await author.keyboard.press("Tab");
    await author.keyboard.press("d");
    await expect(author.getByTestId("trip-change")).toHaveCount(0);
    await page.reload();
    await propose("1.300");
    await expect(author.getByRole("button", { name: "Annehmen für 1.300,00 €" })).toBeInViewport();
    // One key says that the page listens, the next one is meant.
    await pressUntil(author, "m", () => expect(author.locator("#messages textarea")).toBeFocused({ timeout: 1_000 }));
    await author.keyboard.press("Tab");
    await author.keyboard.press("a");
    await expect(author.getByTestId("trip-change")).toHaveCount(0);
    return own?.id ?? "";
  });

  await test.step("the author proposes: in the company's inbox an older state accepts nothing, the newer one does", async () => {
    const headers = { "x-request-token": mine.split("/").at(-1) ?? "" };
    const propose = async (delta: number, note: string) => {
      const answer = await author.request.post(`/api/trip/${trip}/change`, { headers, data: { delta, note } });
      expect(answer.status()).toBe(201);
    };
    const price = async () => (await (await page.request.get(`/api/trip/${trip}`)).json()).entity[0].price.amount;
    await propose(5_000, "Bitte mit Anhänger.");
    await page.goto("/de/userpanel/inbox?kind=change");
    // Another journey's change may wait here, too: of a trip that leads elsewhere.
    await page
      .locator("[data-inbox-row]")
      .filter({ hasText: "wartet auf Ihr Ja" })
      .filter({ hasText: "Passau" })
      .click();
    const pane = page.getByRole("complementary").getByTestId("trip-change");
    await expect(pane).toContainText("Bitte mit Anhänger.");
    // The mark that it was read has come back with the page: the pane holds still.
    await expect(page.locator("[data-inbox-row][aria-current]")).not.toContainText("ungelesen");
    await expect(page.getByRole("complementary").locator("[aria-busy]")).toHaveCount(0);
    await propose(7_000, "Doch der große Anhänger.");
    await pane.getByRole("button", { name: "Annehmen für 1.350,00 €" }).click();
    await expect(page.getByRole("complementary")).toContainText("Doch der große Anhänger.");
    // Both versions are told, and that nobody has agreed to anything.
    await expect(pane).toContainText(
      /hat den Vorschlag um .* ersetzt\.\s*Angenommen wurde nichts\..*Preis 1\.350,00\s€/,
    );
    // The press is answered, not only the newer proposal there.
    await expect(pane.getByRole("button", { name: "Annehmen für 1.370,00 €" })).not.toHaveAttribute("aria-busy");
    await expect.poll(price).toBe(130_000);
    await page.keyboard.press("a");
    await expect(pane).toHaveCount(0);
    await expect(page.getByRole("complementary")).toContainText("Die Änderung ist nicht mehr offen");
    await expect.poll(price).toBe(137_000);
  });

  const link = await test.step("the company chooses bus and driver and gets the driver's link", async () => {
    await page.goto(`/de/userpanel/trips/${trip}`);
    await page.getByRole("button", { name: "Fahrer einteilen" }).click();
    const dialog = page.getByRole("dialog");
    const bus = dialog.getByLabel("Bus", { exact: true });
    await bus.selectOption(await bus.locator("option:not([disabled]):not([value=''])").first().getAttribute("value"));
    await dialog.getByRole("checkbox", { name: /Jonas Wiesgickl/ }).check();
    await dialog.getByRole("button", { name: "Einteilen" }).click();
    await expect(page.getByTestId("trip")).toContainText("Alles bereit");
    await page.getByRole("button", { name: "Fahrerlink erstellen" }).click();
    const made = page.getByLabel("Fahrerlink", { exact: true });
    await expect(made).toHaveValue(/^http/);
    return made.inputValue();
  });

  await test.step("its driver is late, departs and arrives; the author reads it first of all", async () => {
    const driver = await phone.newPage();
    await driver.goto(new URL(link).pathname);
    // A tool: dark at any time of day, nothing around it, and the clock runs.
    await expect(driver.getByRole("contentinfo").getByRole("link")).toHaveText(["Impressum", "AGB", "Datenschutz"]);
    await expect(driver.locator("body")).toHaveCSS("background-color", "rgb(12, 19, 16)");
    await expect(driver.getByTestId("time-left")).toHaveText(/^in (2 Std|3 Std)/);
    for (const name of ["Abgefahren", "Verspätung", "Angekommen", "Panne"]) {
      const box = await steady(driver, () =>
        driver.getByRole("button", { name: new RegExp(`^${name}`) }).boundingBox(),
      );
      expect(box?.height).toBeGreaterThanOrEqual(118);
    }
    // A telephone that guesses where it is shows nobody a bus in Madrid, and says so.
    await phone.grantPermissions(["geolocation"]);
    await phone.setGeolocation({ latitude: 40.42, longitude: -3.7 });
    const share = driver.getByRole("switch", { name: /^Position teilen/ });
    await share.click({ force: true });
    await expect(driver.getByText(/^Ihr Telefon meldet einen Ort weit ab von dieser Fahrt/)).toBeVisible();
    await share.click({ force: true });
    await expect(driver.getByText(/^Nur Gruppe und Betrieb sehen sie/)).toBeVisible();
    // Opened anew the page goes on sharing; what is put back without a network ends once there is one.
    await phone.setGeolocation({ latitude: 49.0134, longitude: 12.1016 });
    const told = async () => {
      const kept = await database.query(`select from trip_position where "tripId" = $1`, [trip]);
      return kept.rowCount;
    };
    await share.click({ force: true });
    await expect.poll(told).toBe(1);
    await driver.reload();
    await expect(share).toBeChecked();
    await phone.setOffline(true);
    await share.click({ force: true });
    await expect(driver.getByText(/^Noch nicht beendet/)).toBeVisible();
    await phone.setOffline(false);
    await expect.poll(told).toBe(0);
    await driver.getByRole("button", { name: /^Verspätung/ }).click();
    const press = async (name: string | RegExp) => {
      const stored = driver.waitForResponse((answer) => answer.url().includes("/progress") && answer.ok());
      await driver.getByRole("button", { name }).click();
      await stored;
    };
    await press("15 Minuten");
    // The page says that there is news, and takes it in on a press.
    await author.getByRole("button", { name: /neuen? Ein.* holen/ }).click();
    await expect(author.getByText("Verspätet, 15 Minuten")).toBeVisible();
    // So does the company, on its own page of the trip.
    await page.goto(`/de/userpanel/trips/${trip}`);
    await expect(page.getByTestId("own-day")).toContainText("Verspätet, 15 Minuten");
    await phone.setOffline(true);
    await driver.getByRole("button", { name: /^Abgefahren/ }).click();
    await expect(driver.getByRole("button", { name: /^Abgefahren wird gesendet/ })).toBeVisible();
    await expect(driver.getByRole("region", { name: "Als Nächstes" })).toContainText("Ankunft Passau");
    // Passed on, the link tells the same on another telephone, which nobody reloads.
    const other = await browser.newContext({ locale: "de-DE", viewport: { width: 390, height: 844 } });
    const passedOn = await other.newPage();
    await passedOn.goto(new URL(link).pathname);
    await expect(passedOn.getByRole("button", { name: /^Verspätung gemeldet: 15 Minuten/ })).toBeVisible();
    const kept = driver.waitForResponse((answer) => answer.url().includes("/progress") && answer.ok());
    await phone.setOffline(false);
    await kept;
    await expect(passedOn.getByRole("button", { name: /^Abgefahren gemeldet/ })).toBeVisible();
    await press(/^Angekommen/);
    await expect(driver.getByRole("button", { name: /^Angekommen gemeldet/ })).toBeVisible();
    await expect(passedOn.getByRole("button", { name: /^Angekommen gemeldet/ })).toBeVisible();
    await other.close();
    await author.reload();
    await expect(author.getByText(/^Angekommen um/)).toBeVisible();
    await expect(author.getByRole("heading", { level: 2 }).first()).toContainText("Ihr Bus steht ab");
  });

  await test.step("two days later it is done: both rate, and read each other once both have", async () => {
    await database.query(
      `with past as (update trip set start = now() - interval '40 hours', "end" = now() - interval '30 hours'
        where "requestId" = $1 returning "bookingId")
      update booking set start = now() - interval '40 hours', "end" = now() - interval '27 hours' where id = (select "bookingId" from past)`,
      [id],
    );
    const rate = async (side: typeof page, first: string, words: string) => {
      await side.reload();
      const form = side.getByTestId("rating");
      for (const name of [first, /Bus/, /^Absprache/])
        await form.getByRole("group", { name }).getByRole("radio", { name: "4" }).check();
      await form.getByLabel(/^In Worten/).fill(words);
      await form.getByRole("button", { name: "Bewertung abgeben" }).click();
      await expect(form.getByRole("heading", { name: "Ihre Bewertung" })).toBeVisible();
    };
    await rate(author, "Pünktlich", "Gern wieder.");
    await expect(author.getByRole("link", { name: "Gleiche Fahrt im nächsten Jahr" })).toBeVisible();
    await rate(page, "Gruppe war pünktlich", "Eine angenehme Gruppe.");
    await expect(page.getByTestId("rating")).toContainText("Gern wieder.");
    await author.reload();
    await expect(author.getByTestId("rating")).toContainText("Eine angenehme Gruppe.");
  });

  await test.step("the author asks for the same trip next year by one press and the form's own steps", async () => {
    await author.getByRole("link", { name: "Gleiche Fahrt im nächsten Jahr" }).click();
    await author.waitForURL(/\/de\/request\/new\?/);
    await expect(author.getByRole("combobox", { name: "Von", exact: true })).toHaveValue(/^Regensburg/);
    await expect(author.getByRole("combobox", { name: "Nach", exact: true })).toHaveValue(/^Passau/);
    const said = new URL(author.url()).searchParams;
    const date = Date.parse(said.get("date") ?? "");
    // The same weekday, a year after a trip of the day before yesterday.
    expect(Math.round((date - Date.now()) / (24 * hour))).toBeGreaterThan(350);
    expect(["transferType", "organisationType", "passengers"].map((name) => said.get(name))).toEqual([
      ...["transfertwoway", "CLUB", "22"],
    ]);
  });
  await phone.close();
});
