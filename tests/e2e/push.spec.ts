import type { Browser, BrowserContext, CDPSession, Page } from "@playwright/test";
import { expect, test, wholeBrowser } from "../fixtures";
import { pressUntil, quiet } from "../journeys";
import { makeReceiver, startPushServer } from "../push-server";

const day = 86_400_000;

// Notifications are shown by the whole browser alone.
test.use({ serviceWorkers: "allow", ...wholeBrowser });

type SignIn = (account: string, context?: BrowserContext) => Promise<void>;
type Subscription = ReturnType<typeof makeReceiver>["subscription"];

/** What a browser's push service would hand out; Chromium's own is not reached from here. */
function handsOut(subscription: Subscription) {
  const given = { ...subscription, options: {}, toJSON: () => subscription, unsubscribe: async () => true };
  let held: typeof given | null = null;
  const manager = PushManager.prototype as unknown as Record<string, () => Promise<unknown>>;
  manager.subscribe = async () => {
    held = given;
    return held;
  };
  manager.getSubscription = async () => held;
}

const workerStands = (page: Page) =>
  expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistration("/"))?.active?.state))
    .toBe("activated");

async function registrationOf(cdp: CDPSession) {
  const found = new Promise<string>((resolve) => {
    cdp.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
      const [one] = registrations.filter(({ isDeleted }) => !isDeleted);
      if (one) resolve(one.registrationId);
    });
  });
  await cdp.send("ServiceWorker.enable");
  return found;
}

const shownBy = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration("/");
    return ((await registration?.getNotifications()) ?? []).map(({ title, data }) => ({ title, url: data.url }));
  });

const kept = (page: Page) =>
  page.evaluate(async () => ({
    caches: (await caches.keys()).filter((name) => /^(day|shell)-/.test(name)).length,
    workers: (await navigator.serviceWorker.getRegistrations()).length,
  }));

/** A page of the site that is none of the application. */
const beside = async (context: BrowserContext) => {
  const page = await context.newPage();
  await page.goto("/icon.svg");
  return page;
};

const place = (city: string, longitude: number, latitude: number) => ({
  address: `${city}, Deutschland`,
  placeId: `test:${city}`,
  address_fields: { street: "", number: "", city, postal_code: "", country: "Deutschland", countryISO3166Code: "DE" },
  location: { longitude, latitude },
});

/** A partner asks one company alone. */
const asked = (company: string) => ({
  category: "grouprequest",
  mode: "individual",
  company,
  transferType: "transfertwoway",
  start: { address: place("Regensburg", 12.1016, 49.0134), date: Date.now() + 10 * day },
  end: { address: place("Passau", 13.46, 48.57), date: Date.now() + 11 * day },
  companyName: "Isarland Reisen",
  email: "gruppen@isarland-reisen.example",
  passengers: 22,
  organisationType: "CLUB",
});

test("switched on for a device, news arrive while the tab is closed; signing out leaves nothing behind", async ({
  page,
  context,
  baseURL,
  signIn,
  database,
}) => {
  const origin = baseURL ?? "";
  const service = await startPushServer();
  const receiver = makeReceiver(`${service.url}/w/1`);
  await context.addInitScript(quiet);
  await context.addInitScript(handsOut, receiver.subscription);
  await context.grantPermissions(["notifications"], { origin });
  await signIn("busoperator");
  await page.goto("/en/userpanel/emailsettings");
  await page.getByRole("button", { name: "Switch on for this device" }).click();
  await expect(page.getByText("Switched on", { exact: true })).toBeVisible();
  await workerStands(page);
  await page.close();

  const { rows } = await database.query(`select "companyId" from user_account where "userName" = 'busoperator'`);
  await signIn("touroperator");
  const data = asked(rows[0].companyId);
  const posted = await context.request.post("/api/busrequest", { data, headers: { origin } });
  expect(posted.status()).toBe(201);
  await expect.poll(() => service.received.length, { timeout: 30_000 }).toBeGreaterThan(0);
  const news = receiver.open(service.received[0]?.body as Buffer);
  expect(news).not.toContain("gruppen@");
  await service.stop();

  await signIn("busoperator");
  const other = await beside(context);
  const cdp = await context.newCDPSession(other);
  await cdp.send("ServiceWorker.deliverPushMessage", {
    origin,
    registrationId: await registrationOf(cdp),
    data: news,
  });
  const { title, url } = JSON.parse(news) as { title: string; url: string };
  await expect.poll(() => shownBy(other)).toEqual([{ title, url }]);

  await other.goto("/en/logout");
  await other.waitForURL(/\/en\/?$/);
  await expect.poll(() => kept(other)).toEqual({ caches: 0, workers: 0 });
});

const hour = 3_600_000;

/** A group's trip of today, agreed with the demo's operator; the number under which both sides know it. */
async function agreeTrip(context: BrowserContext, browser: Browser, signIn: SignIn) {
  const customer = await browser.newContext();
  await signIn("touroperator", customer);
  const start = Date.now() + 2 * hour;
  const wish = {
    ...{ category: "grouprequest", transferType: "transferoneway", organisationType: "CLUB", passengers: 42 },
    ...{ companyName: "Isarland Reisen", email: "gruppen@isarland-reisen.example", phone: "+49 151 23456" },
    start: { address: place("Regensburg", 12.1016, 49.0134), date: start },
    end: { address: place("Straubing", 12.57, 48.88), date: start + 3 * hour },
  };
  const { id } = (await (await customer.request.post("/api/busrequest", { data: wish })).json()).entity[0];
  const price = { amount: 98_000, currency: "EUR" };
  const terms = { price, vatIncluded: true, vehicle: "Setra S 515 HD", validUntil: Date.now() + hour };
  const made = await context.request.post(`/api/busrequest/${id}/offer`, { data: terms });
  const offer = (await made.json()).entity[0];
  expect((await customer.request.post(`/api/offer/${offer.id}/accept`, { data: {} })).status()).toBe(200);
  await customer.close();
  const { entity } = await (await context.request.get("/api/trip?take=100")).json();
  return (entity as { request: string; reference: string }[]).find(({ request }) => request === id)?.reference ?? "";
}

test("without a network the day's trips are read where one was, by who is signed in alone", async ({
  browser,
  page,
  context,
  signIn,
}) => {
  await context.addInitScript(quiet);
  await signIn("busoperator");
  const reference = await agreeTrip(context, browser, signIn);
  expect(reference).toMatch(/^A-\d+$/);
  // Nothing is put into the browser's cache by hand: the page has fetched the day by itself.
  await page.goto("/de/userpanel/trips");
  await workerStands(page);
  const dayStands = async () => (await caches.match("/api/day")) !== undefined;
  await expect.poll(() => page.evaluate(dayStands)).toBe(true);
  await context.setOffline(true);
  await page.goto("/de/userpanel/nearrequests");
  await expect(page).toHaveURL(/\/de\/offline\?from=/);
  await expect(page.getByRole("heading", { name: "Keine Verbindung" })).toBeVisible();
  const card = page.getByRole("listitem").filter({ hasText: reference });
  await expect(card.getByRole("heading", { name: /Regensburg.*Straubing/ })).toBeVisible();
  await expect(card).toContainText("42 Personen");
  await expect(page.getByText(/^Stand \d\d\.\d\d\.\d{4} \d\d:\d\d, (vor \d+ \p{L}+|jetzt)$/u)).toBeVisible();
  await expect(card.getByRole("link", { name: "+49 151 23456" })).toHaveAttribute("href", "tel:+4915123456");
  await context.setOffline(false);
  await page.getByRole("link", { name: "Weiter" }).click();
  await expect(page).toHaveURL(/\/de\/userpanel\/nearrequests/);

  // Somebody else on the same phone, without a sign-out in between: the page stands, and nothing of the first is on it.
  const keptNow = () => page.evaluate(async () => (await caches.keys()).toSorted());
  await expect.poll(async () => (await keptNow()).map((name) => name.split("-")[0])).toEqual(["day", "shell"]);
  const [first = "", shell = ""] = await keptNow();
  await context.clearCookies();
  await signIn("driver");
  await page.goto("/de/userpanel/trips");
  await expect.poll(keptNow).toEqual([expect.not.stringContaining(first), shell]);
  await workerStands(page);
  const pageStands = async () => (await caches.match("/de/offline")) !== undefined;
  await expect.poll(() => page.evaluate(pageStands)).toBe(true);
  await context.setOffline(true);
  await page.goto("/de/userpanel/nearrequests");
  await expect(page.getByRole("heading", { name: "Keine Verbindung" })).toBeVisible();
  await expect(card).toHaveCount(0);
  await context.setOffline(false);
});

test("a press without a network loses neither the page nor what was typed on it, and is answered once it is back", async ({
  browser,
  page,
  context,
  signIn,
}) => {
  await context.addInitScript(quiet);
  await signIn("busoperator");
  const reference = await agreeTrip(context, browser, signIn);
  const trips = (await (await context.request.get("/api/trip?take=100")).json()).entity;
  const { id } = (trips as { id: string; reference: string }[]).find((trip) => trip.reference === reference) ?? {};
  const customer = await browser.newContext();
  await signIn("touroperator", customer);
  const change = await customer.request.post(`/api/trip/${id}/change`, {
    data: { delta: 5_000, note: "Eine Stunde mehr" },
  });
  expect(change.ok()).toBe(true);
  await customer.close();
  const address = `/de/userpanel/trips/${id}`;
  await page.goto(address);
  await workerStands(page);
  const typed = "Wir fahren über Geiselhöring.";
  const field = page.locator("#messages textarea");
  await pressUntil(page, "m", () => expect(field).toBeFocused({ timeout: 1_000 }));
  await field.fill(typed);
  const accept = page.getByRole("button", { name: /^Annehmen für/ });
  await context.setOffline(true);
  const without = page.getByText("Keine Verbindung. Was diese Seite zeigt, kann älter sein");
  await expect(without).toBeVisible();
  await accept.click();
  await expect(page.getByText("Keine Verbindung zum Server.").first()).toBeVisible();
  await expect(accept).toBeEnabled();
  await expect(page.locator("#messages textarea")).toHaveValue(typed);
  // The page is read anew by itself, and what was typed outlives that, too.
  const readAnew = page.waitForResponse((answer) => answer.url().includes(`${address}?_rsc`) && answer.ok());
  await context.setOffline(false);
  await readAnew;
  await expect(without).toHaveCount(0);
  await expect(page.locator("#messages textarea")).toHaveValue(typed);
  await expect(page).toHaveURL(address);
  await accept.click();
  await expect(page.getByTestId("trip-change")).toHaveCount(0);
  await expect(page.locator("#messages textarea")).toHaveValue(typed);
});

test.describe("one account's inbox, one journey after the other", () => {
  test.describe.configure({ mode: "default" });

  test("in the inbox a key without a network leaves the list", async ({ page, context, signIn }) => {
    await context.addInitScript(quiet);
    await signIn("touroperator");
    await page.goto("/de/userpanel/inbox");
    await workerStands(page);
    const rows = page.locator("[data-inbox-row]");
    await pressUntil(page, "k", () => expect(rows.nth(0)).toBeFocused({ timeout: 1_000 }));
    // What tells a refusal comes once the page is at rest.
    await expect(page.locator("section#toasts")).toHaveCount(0);
    await context.setOffline(true);
    // Journeys beside this one send lines to the top, and finish them.
    await rows.filter({ hasNotText: "Erledigt" }).last().focus();
    const count = await rows.count();
    await page.keyboard.press("e");
    await expect(page.getByText("Keine Verbindung zum Server.").first()).toBeVisible();
    await expect(page).toHaveURL(/\/de\/userpanel\/inbox$/);
    await expect(rows).toHaveCount(count);
    await context.setOffline(false);
  });

  test("a key on a line that another desk has finished waits for the network", async ({ page, context, signIn }) => {
    await context.addInitScript(quiet);
    await signIn("touroperator");
    await page.goto("/de/userpanel/inbox");
    await workerStands(page);
    const id = await page.locator("[data-inbox-row]").nth(0).getAttribute("data-inbox-row");
    const row = page.locator(`[data-inbox-row="${id}"]:visible`);
    const mark = (done: boolean) => context.request.put(`/api/inbox/${id}`, { data: { done } });
    expect((await mark(true)).status()).toBe(200);
    await expect(row).toContainText("Erledigt");
    await row.focus();
    await context.setOffline(true);
    await page.keyboard.press("e");
    await expect(page.getByText("Keine Verbindung. Was diese Seite zeigt").first()).toBeVisible();
    await expect(row).toBeVisible();
    await context.setOffline(false);
    await expect(row).toHaveCount(0);
    expect((await mark(false)).status()).toBe(200);
  });

  test("on a phone a finger pushes an item of the inbox aside: done, and taken back", async ({ browser, signIn }) => {
    const phone = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, locale: "de-DE" });
    await phone.addInitScript(quiet);
    await signIn("touroperator", phone);
    const page = await phone.newPage();
    await page.goto("/de/userpanel/inbox");
    const rows = page.getByRole("region", { name: "Eingang" }).getByRole("listitem");
    // This row, whatever else comes in meanwhile; its link for wide screens names it.
    const id = await rows.first().locator("[data-inbox-row]").getAttribute("data-inbox-row");
    const row = page.locator(`[data-inbox-row="${id}"]`);
    // A menu that opens says that the page's scripts have taken over.
    const menu = page.getByRole("menu");
    await expect(async () => {
      if (!(await menu.isVisible())) await rows.filter({ has: row }).getByRole("button").click({ timeout: 5_000 });
      await expect(menu).toBeVisible({ timeout: 1_000 });
    }).toPass();
    await page.keyboard.press("Escape");
    await expect(menu).toBeHidden();
    await rows.filter({ has: row }).evaluate((item) => {
      const inner = item.lastElementChild as HTMLElement;
      const send = (type: string, clientX: number) =>
        inner.dispatchEvent(
          new PointerEvent(type, { pointerType: "touch", pointerId: 7, clientX, clientY: 300, bubbles: true }),
        );
      send("pointerdown", 100);
      for (const x of [120, 180, 240]) send("pointermove", x);
      send("pointerup", 240);
    });
    await expect(page.getByText("Erledigt, für alle in der Firma", { exact: true })).toBeVisible();
    await expect(row).toHaveCount(0);
    await page.getByRole("button", { name: "Rückgängig" }).click();
    await expect(row).toHaveCount(1);
    await phone.close();
  });
});
