import { expect, test } from "../fixtures";
import { quiet } from "../journeys";
import { draft, place } from "../people";
import { steady } from "../steady";

test("a dispatcher finds a group for an empty ride and opens the offer with its bus", async ({ page, signIn }) => {
  await page.addInitScript(quiet);
  await signIn("busoperator");
  const filter = JSON.stringify({ a: { category: "emptyride" } });
  const listed = await page.request.get("/api/busrequest", { params: { take: "100", latest: "true", filter } });
  type Ride = { id: string; bus: string; companyName: string; start: { address: { address: string }; date: number } };
  const rides: Ride[] = (await listed.json()).entity;
  // The next of this company: another test may publish a way home from Vienna, some weeks ahead.
  const ride = rides
    .toSorted((a, b) => a.start.date - b.start.date)
    .find(({ companyName, start }) => companyName.startsWith("Donaubus") && start.address.address.startsWith("Wien"));

  const heading = page.getByRole("heading", { name: /Gruppen? pass(t|en) dazu$/ });
  await test.step("the ride's page names the groups on its way, and more of them under a longer detour", async () => {
    await page.goto(`/de/request/${ride?.id}`);
    await expect(heading).toHaveText(/^\d+ Gruppen passen dazu$/);
    const counted = async () => Number.parseInt((await heading.innerText()).split(" ")[0] ?? "", 10);
    const usual = await counted();
    await expect(page.getByText("werden bezahlt").first()).toBeVisible();
    await page.getByRole("slider", { name: "Umweg höchstens" }).press("Home");
    await expect(heading).not.toHaveText(`${usual} Gruppen passen dazu`);
    await page.getByRole("slider", { name: "Umweg höchstens" }).press("End");
    await expect.poll(counted).toBeGreaterThanOrEqual(usual);
  });

  await test.step("by keyboard: J and K go through the groups, Enter opens the chosen one", async () => {
    const rows = page.locator("#fits ol button[aria-pressed]");
    await expect(page.locator("#fits [data-key-bar]")).toContainText("weiter, zurück");
    // From wherever the reader stands: the first press comes to the chosen row, the next goes on.
    await page.getByText(/^eingestellt am/).click();
    await page.keyboard.press("j");
    await expect(rows.first()).toBeFocused();
    await page.keyboard.press("j");
    await expect(rows.nth(1)).toHaveAttribute("aria-pressed", "true");
    await expect(rows.nth(1)).toBeFocused();
    await page.keyboard.press("k");
    await expect(rows.first()).toBeFocused();
    const group = await page.getByRole("link", { name: "Anfrage öffnen" }).first().getAttribute("href");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(new RegExp(`${group}$`));
    await page.goBack();
    await expect(heading).toBeVisible();
  });

  await test.step("O opens the group's page with the ride's bus, its times and the guide's price in the form", async () => {
    // The page that came back listens a moment after it is seen; where the letter leads there are other keys.
    await expect(async () => {
      if (page.url().includes(`/request/${ride?.id}`)) {
        await page.locator("#fits ol button[aria-pressed]").first().focus();
        await page.keyboard.press("o");
      }
      await expect(page).not.toHaveURL(new RegExp(`/request/${ride?.id}`), { timeout: 5_000 });
    }).toPass();
    await expect(page.getByRole("heading", { name: /passt dazu|passen dazu/ })).toBeVisible();
    const offer = page.locator("#offer");
    await expect(offer.getByLabel("Bus aus Ihrer Flotte")).toHaveValue(ride?.bus ?? "");
    await expect(offer.getByLabel(/^Anmerkungen/)).toHaveValue(/Unser Bus fährt ohnehin Wien/);
    const note = offer.getByRole("status").filter({ hasText: "Mit Ihrer Leerfahrt Wien" });
    await expect(note).toContainText(/Als Preis steht der Richtwert, [\d.]+\s€ netto: leer nur \d+ km Umweg/);
    const [, price = "", detour = ""] = /([\d.]+)\s€ netto: leer nur (\d+) km/.exec(await note.innerText()) ?? [];
    await expect(offer.getByLabel("Gesamtpreis")).toHaveValue(price.replace(".", ""));
    await expect(offer.getByLabel("Leerkilometer: Kilometer")).toHaveValue(detour);
    await expect(offer.getByRole("radio", { name: "zuzüglich" })).toBeChecked();
  });

  await test.step("a second bus comes from the yard: both are told apart, and the price follows until it is typed", async () => {
    const offer = page.locator("#offer");
    const price = offer.getByLabel("Gesamtpreis");
    const one = await price.inputValue();
    await offer.getByRole("button", { name: "Weiteren Bus dazu" }).click();
    const second = offer.getByLabel("Bus 2", { exact: true });
    const doubledecker = second.locator("option:not([disabled])", { hasText: "78 Plätze" }).first();
    await second.selectOption((await doubledecker.getAttribute("value")) ?? "");
    const guide = offer.getByRole("region", { name: "Richtwert für Ihr Angebot" });
    await expect(guide.getByRole("heading", { name: "Ein Bus auf Ihrer Leerfahrt" })).toBeVisible();
    await expect(guide.getByRole("heading", { name: "Ein Bus ab Hof" })).toBeVisible();
    await expect(guide).toContainText("Doppeldecker");
    const sum = async () => /2 Busse zusammen: ([\d.]+)/.exec(await guide.innerText())?.[1]?.replace(".", "") ?? "";
    await expect.poll(async () => Number(await sum())).toBeGreaterThan(Number(one));
    await expect.poll(async () => (await price.inputValue()) === (await sum())).toBe(true);
    await expect(offer.getByText(/ein Bus leer nur \d+ km Umweg, der andere ab Hof/)).toBeVisible();
    await offer.getByRole("button", { name: "Bus 2 weglassen" }).click();
    await expect(price).toHaveValue(one);
    await expect(guide.getByRole("heading", { name: "Ein Bus ab Hof" })).toHaveCount(0);
  });

  await test.step("what is typed stays; without the ride the guide reckons the way from the yard and home", async () => {
    const offer = page.locator("#offer");
    const price = offer.getByLabel("Gesamtpreis");
    const empty = offer.getByLabel("Leerkilometer: Kilometer");
    const { filled, detour } = await steady(page, async () => ({
      filled: await price.inputValue(),
      detour: Number(await empty.inputValue()),
    }));
    await price.fill("1234");
    await page.locator("#fits").getByRole("button", { name: "Mit diesem Bus anbieten" }).first().click();
    await expect(price).toHaveValue("1234");
    await expect(offer.getByText("Ihr Preis bleibt stehen")).toBeVisible();
    await price.fill("");
    await page.locator("#fits").getByRole("button", { name: "Mit diesem Bus anbieten" }).first().click();
    await expect(price).toHaveValue(filled);
    // After a reload, too, what the bus has filled is not what somebody typed.
    await page.reload();
    await expect(price).toHaveValue(filled);
    await page.locator("#fits").getByRole("button", { name: "Mit diesem Bus anbieten" }).first().click();
    await offer.getByRole("button", { name: "Ohne diese Leerfahrt rechnen" }).click();
    await expect(price).toHaveValue("");
    await expect(offer.getByLabel(/^Anmerkungen/)).toHaveValue("");
    await expect(offer.getByText("Mit Ihrer Leerfahrt")).toHaveCount(0);
    await expect.poll(async () => Number((await empty.inputValue()).replace(/\D/g, ""))).toBeGreaterThan(detour);
  });

  await test.step("the guide price, a value of it changed, goes into the offer beside the drivers it takes", async () => {
    const offer = page.locator("#offer");
    const guide = offer.getByRole("region", { name: "Richtwert für Ihr Angebot" });
    const take = guide.getByRole("button", { name: /netto ins Angebot übernehmen$/ });
    const before = await steady(page, () => take.innerText());
    await guide.getByLabel("Leerkilometer: Kilometer").fill("900");
    await expect(take).not.toHaveText(before);
    const price = (await steady(page, () => take.innerText())).split("€")[0]?.replace(/\D/g, "") ?? "";
    await take.click();
    await expect(offer.getByLabel("Gesamtpreis")).toHaveValue(price);
    await expect(offer.getByRole("link", { name: "Zur Prüfung" })).toHaveAttribute("href", "#hours");
    await expect(page.getByRole("heading", { name: /Fahrer|Hotel|fahrbar/, level: 2 })).toHaveAttribute("id", "hours");
  });
});

const hour = 3_600_000;
const day = 24 * hour;
// In the far north, where no other test posts.
const lulea = place("Luleå", 22.15, 65.58, "SE");
const pitea = place("Piteå", 21.48, 65.32, "SE");
const skelleftea = place("Skellefteå", 20.95, 64.75, "SE");
const umea = place("Umeå", 20.26, 63.83, "SE");

test("an offer from an empty ride that names no bus begins with a bus of its seats, its times and its price", async ({
  browser,
  page,
  signIn,
}) => {
  await page.addInitScript(quiet);
  await signIn("busoperator");
  const customer = await browser.newContext({ locale: "de-DE" });
  await signIn("touroperator", customer);
  const nine = Math.floor(Date.now() / day) * day + 64 * day + 9 * hour;
  const seats = 57;
  const ride = draft({
    ...{ category: "emptyride", passengers: seats, companyName: "Donaubus Kellermayer" },
    start: { address: lulea, date: nine - hour },
    end: { address: umea, date: nine + 5 * hour },
  });
  const wish = draft({
    ...{ transferType: "transferoneway", passengers: 22, companyName: "Isarland Reisen" },
    email: "gruppen@isarland-reisen.example",
    start: { address: pitea, date: nine },
    end: { address: skelleftea, date: nine + 2 * hour },
  });
  const { company } = (await (await page.request.post("/api/busrequest", { data: ride })).json()).entity[0];
  const posted = await customer.request.post("/api/busrequest", { data: wish });
  const group = (await posted.json()).entity[0].id as string;
  await customer.close();

  await page.goto(`/de/request/${group}`);
  await page.locator("#fits").getByRole("button", { name: "Mit diesem Bus anbieten" }).click();
  const offer = page.locator("#offer");
  const note = offer.getByRole("status").filter({ hasText: "Mit Ihrer Leerfahrt Luleå" });
  await expect(note).toContainText(
    /Abholung in Piteå um \d\d:\d\d Uhr\. Die Meldung nennt keinen Bus, vorgeschlagen ist/,
  );
  await expect(note).toContainText("Als Preis steht der Richtwert");
  const chosen = () => offer.getByLabel("Bus aus Ihrer Flotte").inputValue();
  const fleet = await page.request.get(`/api/busses/company/${company}`, { params: { take: "100" } });
  const buses: { id: string; capacity: number }[] = (await fleet.json()).entity;
  // Not the smallest that is enough, which the form proposes by itself.
  await expect
    .poll(async () => {
      const bus = await chosen();
      return buses.find(({ id }) => id === bus)?.capacity;
    })
    .toBe(seats);
  await expect(offer.getByLabel("Gesamtpreis")).not.toHaveValue("");
  await expect(offer.getByLabel(/^Anmerkungen/)).toHaveValue(/Abholung in Piteå/);
  const empty = offer.getByLabel("Leerkilometer: Kilometer");
  await expect(empty).not.toHaveValue("");
  await expect.poll(async () => Number(await empty.inputValue())).toBeLessThan(60);
});
