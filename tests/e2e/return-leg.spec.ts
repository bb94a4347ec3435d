import { expect, test } from "../fixtures";
import { authorLink, quiet } from "../journeys";
import { draft, place } from "../people";

const hour = 3_600_000;
const day = 24 * hour;
// In the far north, where no other test posts.
const sundsvall = place("Sundsvall", 17.31, 62.39, "SE");
const umea = place("Umeå", 20.26, 63.83, "SE");
const oernskoeldsvik = place("Örnsköldsvik", 18.72, 63.29, "SE");
const gaevle = place("Gävle", 17.14, 60.67, "SE");

test("a dispatcher finds a group for an empty ride, offers by the guide, wins, and publishes the way home", async ({
  browser,
  page,
  signIn,
  database,
}) => {
  test.setTimeout(120_000);
  await page.addInitScript(quiet);
  await signIn("busoperator");
  // A bus drives home empty from Gävle to Umeå; a group on its way wants to go from Sundsvall to Örnsköldsvik.
  const nine = Math.floor(Date.now() / day) * day + 60 * day + 9 * hour;
  const customer = await browser.newContext({ locale: "de-DE" });
  await customer.addInitScript(quiet);
  await signIn("touroperator", customer);

  const { ride, group } = await test.step("an empty ride stands, and a group on its way", async () => {
    const { rows } = await database.query(`select id from company where name = 'Donaubus Kellermayer'`);
    const fleet = await page.request.get(`/api/busses/company/${rows[0].id}`, { params: { take: "100" } });
    const buses: { id: string; capacity: number }[] = (await fleet.json()).entity;
    const bus = buses.toSorted((a, b) => b.capacity - a.capacity)[0]?.id;
    const posted = await page.request.post("/api/busrequest", {
      data: draft({
        ...{ category: "emptyride", bus, passengers: 49, companyName: "Donaubus Kellermayer" },
        start: { address: gaevle, date: nine - 3 * hour },
        end: { address: umea, date: nine + 7 * hour },
      }),
    });
    const wish = await customer.request.post("/api/busrequest", {
      data: draft({
        ...{
          transferType: "transferoneway",
          passengers: 22,
          companyName: "Isarland Reisen",
          email: "gruppen@isarland-reisen.example",
        },
        start: { address: sundsvall, date: nine },
        end: { address: oernskoeldsvik, date: nine + 3 * hour },
      }),
    });
    expect([posted.status(), wish.status()], `${await posted.text()} ${await wish.text()}`).toEqual([201, 201]);
    const idOf = async (answer: typeof posted) => (await answer.json()).entity[0].id as string;
    return { ride: await idOf(posted), group: await idOf(wish) };
  });

  await test.step("the ride's page names the group, and one press opens the offer with its bus", async () => {
    await page.goto(`/de/request/${ride}`);
    await expect(page.getByRole("heading", { name: "1 Gruppe passt dazu" })).toBeVisible();
    await page.getByRole("link", { name: "Angebot schreiben" }).first().click();
    await expect(page).toHaveURL(new RegExp(`/de/request/${group}`));
  });

  const offer = page.locator("#offer");
  const price = await test.step("the guide's price goes into the offer, and the offer goes out", async () => {
    const guide = offer.getByRole("region", { name: "Richtwert für Ihr Angebot" });
    await guide.getByRole("button", { name: /netto ins Angebot übernehmen$/ }).click();
    await expect(offer.getByLabel("Gesamtpreis")).not.toHaveValue("");
    const typed = await offer.getByLabel("Gesamtpreis").inputValue();
    const sent = page.waitForResponse((answer) => answer.url().endsWith("/offer") && answer.ok());
    await offer.getByRole("button", { name: "Angebot senden" }).click();
    await sent;
    return typed;
  });
  expect(Number(price.replace(/\D/g, ""))).toBeGreaterThan(0);

  await test.step("the author accepts on a page of its own", async () => {
    const author = await customer.newPage();
    await author.goto(await authorLink(database, group));
    await author.getByRole("button", { name: /^Annehmen/ }).click();
    await author.getByRole("dialog").getByRole("button", { name: "Angebot annehmen" }).click();
    await expect(author.getByTestId("trip")).toBeVisible();
    await customer.close();
  });

  await test.step("the dispatcher's page tells the win, and one press publishes the empty way home", async () => {
    await page.reload();
    const home = page.getByRole("region", { name: "Rückweg" });
    await home.getByRole("button", { name: "Als Leerfahrt einstellen" }).press("Enter");
    const see = home.getByRole("link", { name: "Leerfahrt ansehen" });
    await expect(see).toBeFocused();
    await see.click();
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Örnsköldsvik");
  });
});
