import type { Client } from "pg";
import { expect, test } from "../fixtures";
import { quiet, words } from "../journeys";

const hour = 3_600_000;
const t = words("de", "trip");

const place = (city: string, longitude: number, latitude: number) => ({
  address: `${city}, Deutschland`,
  placeId: `test:${city}`,
  address_fields: { street: "", number: "", city, postal_code: "", country: "Deutschland", countryISO3166Code: "DE" },
  location: { longitude, latitude },
});

const asked = () => ({
  category: "grouprequest",
  transferType: "transfertwoway",
  start: { address: place("Kelheim", 11.8859, 48.9171), date: Date.now() + 90 * 24 * hour },
  end: { address: place("Landshut", 12.1522, 48.5442), date: Date.now() + 90 * 24 * hour + 8 * hour },
  companyName: "Isarland Reisen",
  email: "gruppen@isarland-reisen.example",
  passengers: 22,
  organisationType: "CLUB",
});

/** A registered company of the trade, not the demo's own. */
async function anotherOperator(database: Client) {
  const { rows } = await database.query(`select c.name, c.email, u."userName" as "userName"
    from company c join user_account u on u."companyId" = c.id
    where c."companyType" = 'busoperator' and c.registered and c.active and u.owner and u.language = 'de'
      and u."userName" <> 'busoperator' order by c.slug limit 1`);
  return rows[0] as { name: string; email: string; userName: string };
}

const terms = (amount: number) => ({
  price: { amount, currency: "EUR" },
  vatIncluded: true,
  vehicle: "MAN Lion's Coach, 57 Plätze",
  validUntil: Date.now() + hour,
});

test("a company cancels its trip: the request is back on the market, and a former bidder takes it", async ({
  browser,
  page,
  signIn,
  mailTo,
  database,
}) => {
  test.setTimeout(120_000);
  const [customer, office] = [await browser.newContext({ locale: "de-DE" }), await browser.newContext()];
  for (const one of [page, customer, office]) await one.addInitScript(quiet);
  const rival = await anotherOperator(database);
  await signIn("touroperator", customer);
  await signIn(rival.userName, office);
  await signIn("busoperator");
  const author = await customer.newPage();

  const { id, reference } = await test.step("two companies have offered, the cheaper one has won", async () => {
    const posted = await customer.request.post("/api/busrequest", { data: asked() });
    const { id, reference } = (await posted.json()).entity[0];
    const won = await page.request.post(`/api/busrequest/${id}/offer`, { data: terms(124_000) });
    expect(won.status()).toBe(201);
    expect((await office.request.post(`/api/busrequest/${id}/offer`, { data: terms(139_000) })).status()).toBe(201);
    const offer = (await won.json()).entity[0];
    const accepted = await customer.request.post(`/api/offer/${offer.id}/accept?version=${offer.version}`);
    expect(accepted.status()).toBe(200);
    return { id, reference };
  });

  await test.step("its bus is down: it cancels, and reads that it has", async () => {
    await page.goto("/de/userpanel/trips");
    await page
      .getByRole("main")
      .getByRole("link", { name: /Kelheim.*Landshut/ })
      .first()
      .click();
    await page.getByRole("button", { name: t("cancel.openCompany"), exact: true }).click();
    const dialog = page.getByRole("dialog");
    await expect(dialog).toContainText("frühere Bieter erfahren es zuerst");
    await dialog.getByRole("radio", { name: t("cancel.reasons.busDown") }).check();
    // What is typed is not thrown away by a key pressed too soon.
    const words = dialog.getByRole("textbox");
    await words.fill("Getriebeschaden");
    const questions: string[] = [];
    page.once("dialog", async (question) => {
      questions.push(question.message());
      await question.dismiss();
    });
    await page.keyboard.press("Escape");
    await expect.poll(() => questions.length).toBe(1);
    await expect(words).toHaveValue("Getriebeschaden");
    await dialog.getByRole("button", { name: t("cancel.doCompany") }).click();
    await expect(page.getByText(/^Sie haben am .* abgesagt/)).toBeVisible();
  });

  await test.step("the author reads that it is open again, urgent, and costs nothing", async () => {
    await author.goto(`/de/request/${id}`);
    await expect(author.getByText(/hat die Fahrt abgesagt\. Ihre Anfrage steht wieder im Markt/)).toBeVisible();
  });

  const rivals = await test.step("the former bidder is told by mail, and offers anew from there", async () => {
    const mail = await mailTo(rival.email, new RegExp(`^Wieder offen und dringend: ${reference}`));
    const rivals = await office.newPage();
    await rivals.goto(mail.links.find((link) => link.includes(`/request/${id}`)) ?? "");
    const form = rivals.locator("#offer");
    await form.getByLabel("Gesamtpreis", { exact: true }).fill("1.390,00");
    const bus = form.getByLabel("Bus aus Ihrer Flotte", { exact: true });
    if (await bus.isVisible()) await bus.selectOption({ index: 1 });
    else await form.getByLabel(words("de", "offer")("form.vehicle"), { exact: true }).fill("Setra S 515 HD");
    await form.getByRole("button", { name: words("de", "offer")("form.submit") }).click();
    await expect(rivals.getByText(words("de", "offer")("form.sent")).first()).toBeVisible();
    await expect(rivals.getByText(words("de", "busrequest")("now.reader.answered"))).toBeVisible();
    return rivals;
  });

  await test.step("the author accepts it: the trip is the other company's", async () => {
    await author.reload();
    await author.getByRole("button", { name: /^Annehmen/ }).click();
    await author.getByRole("dialog").getByRole("button", { name: "Angebot annehmen" }).click();
    await author.getByRole("link", { name: words("de", "offer")("openTrip") }).click();
    await expect(author.getByTestId("trip")).toContainText("1.390,00");
    await expect(author.getByTestId("trip")).toContainText(rival.name);
    await rivals.goto("/de/userpanel/trips");
    await expect(rivals.getByRole("link", { name: /Kelheim.*Landshut/ }).first()).toBeVisible();
  });
  await customer.close();
  await office.close();
});
