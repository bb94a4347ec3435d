import { drawnMaps, expect, test } from "../fixtures";
import { authorLink, quiet } from "../journeys";
import { place } from "../people";

test.use(drawnMaps);

const hour = 3_600_000;
const straubing = place("Straubing", 12.57, 48.88);
const vienna = place("Wien", 16.37, 48.21, "AT");

test("who needs a bus sees those that pass anyway and asks one; its company finds that in the inbox", async ({
  page,
  browser,
  signIn,
  database,
}) => {
  await page.addInitScript(quiet);
  const found = await database.query(`select id from bus_request where "companyName" = 'Stadtkapelle Landshut'`);

  await test.step("the author's page ranks the buses, and one press asks for an offer", async () => {
    await page.goto(await authorLink(database, found.rows[0].id));
    const passing = page.getByRole("region", { name: "Diese Busse fahren ohnehin dorthin" });
    const bus = passing.getByRole("listitem").filter({ hasText: "Donaubus Kellermayer" }).first();
    await expect(bus).toContainText(/kommt auf .* km Umweg an Ihnen vorbei/);
    const ask = bus.getByRole("button", { name: /^Angebot erbitten: München/ });
    // Its script may come a moment after the page; asked twice is asked once.
    await expect(async () => {
      if (await ask.isVisible()) await ask.press("Enter", { timeout: 3_000 });
      await expect(bus.getByRole("status")).toHaveText("Gefragt", { timeout: 3_000 });
    }).toPass();
    // By keys one goes on from where the button was.
    await expect(bus.getByRole("status")).toBeFocused();
    await page.reload();
    await expect(bus).toContainText("Gefragt");
  });

  await test.step("it has its styles with the page, before any script", async () => {
    const bare = await browser.newContext({ javaScriptEnabled: false });
    const plain = await bare.newPage();
    await plain.goto(page.url());
    await expect(plain.locator("#fits").getByRole("slider").first()).toHaveCSS("appearance", "none");
    await bare.close();
  });

  await test.step("another bus that fits is mailed, until the author says no, and again once it says yes", async () => {
    const line = page.locator("#fit-notice");
    const said = line.getByRole("status");
    const stop = line.getByRole("button", { name: "Abstellen" });
    const start = line.getByRole("button", { name: "Wieder einschalten" });
    await expect(said).toHaveText(
      /^Kommt bis zum \d\d\.\d\d\.\d{4} ein weiterer passender Bus dazu, schreiben wir Ihnen\.$/,
    );
    await stop.press("Enter");
    await expect(said).toContainText("erfahren Sie es nur auf dieser Seite");
    await expect(start).toBeFocused();
    await page.reload();
    await expect(said).toContainText("erfahren Sie es nur auf dieser Seite");
    await start.press("Enter");
    await expect(said).toContainText("schreiben wir Ihnen");
    await page.reload();
    await expect(stop).toBeVisible();
  });

  await test.step("the company reads that its bus passes there", async () => {
    await signIn("busoperator");
    await page.goto("/de/userpanel/inbox");
    await expect(page.getByRole("link", { name: /Gruppe bittet Sie um ein Angebot/ }).first()).toBeVisible();
  });
});

test("a dispatcher plans the driver's break at a partner beside the road, and the driver finds it in the day", async ({
  browser,
  page,
  signIn,
}) => {
  await page.addInitScript(quiet);
  const customer = await browser.newContext({ locale: "de-DE" });
  await signIn("touroperator", customer);
  await signIn("busoperator");

  const trip = await test.step("a trip from Straubing to Vienna is agreed", async () => {
    const date = Math.floor(Date.now() / (24 * hour)) * 24 * hour + 20 * 24 * hour + 6 * hour;
    const data = {
      ...{ category: "grouprequest", transferType: "transferoneway", organisationType: "CLUB", passengers: 22 },
      ...{ companyName: "Isarland Reisen", email: "gruppen@isarland-reisen.example" },
      start: { address: straubing, date },
      end: { address: vienna, date: date + 8 * hour },
    };
    const { id } = (await (await customer.request.post("/api/busrequest", { data })).json()).entity[0];
    const price = { amount: 98_000, currency: "EUR" };
    const terms = { price, vatIncluded: true, vehicle: "Setra S 515 HD", validUntil: Date.now() + hour };
    const offer = (await (await page.request.post(`/api/busrequest/${id}/offer`, { data: terms })).json()).entity[0];
    expect((await customer.request.post(`/api/offer/${offer.id}/accept`, { data: {} })).status()).toBe(200);
    await customer.close();
    const own: { id: string; request: string }[] = (await (await page.request.get("/api/trip?take=100")).json()).entity;
    return own.find(({ request }) => request === id)?.id ?? "";
  });

  const stop = await test.step("the break is taken at one of the stops, and stays there", async () => {
    await page.goto(`/de/userpanel/trips/${trip}`);
    const choose = page.getByRole("button", { name: /^Pause hier: / }).first();
    const label = (await choose.getAttribute("aria-label")) ?? "";
    await choose.click();
    const chosen = page.getByRole("button", { name: label, exact: true });
    await expect(chosen).toHaveAttribute("aria-pressed", "true");
    await page.reload();
    await expect(chosen).toHaveAttribute("aria-pressed", "true");
    await expect(page.getByText(/^Pause des Fahrers festgelegt: \d\d:\d\d, km \d+$/)).toBeVisible();
    return label.replace("Pause hier: ", "");
  });

  await test.step("the driver's page names it, with the way there", async () => {
    const drivers: { id: string; name: string }[] = (await (await page.request.get("/api/driver")).json()).entity;
    const { version } = (await (await page.request.get(`/api/trip/${trip}/assignment`)).json()).entity[0];
    const driver = drivers[0]?.id;
    const data = { bus: null, drivers: [driver], version };
    expect((await page.request.put(`/api/trip/${trip}/assignment`, { data })).status()).toBe(200);
    const made = await page.request.post(`/api/trip/${trip}/driver/${driver}/link`, { data: {} });
    await page.goto(new URL((await made.json()).entity[0].url).pathname);
    const pause = page.getByRole("listitem").filter({ hasText: stop });
    await expect(pause).toContainText(/Ihre Pause, km \d+, ca\. \d\d:\d\d bis \d\d:\d\d/);
    await expect(pause.getByRole("link", { name: "Navigieren" })).toBeVisible();
  });
});
