import type { BrowserContext, CDPSession, Page } from "@playwright/test";
import { expect, test } from "../fixtures";
import { quiet } from "../journeys";
import { makeReceiver, startPushServer } from "../push-server";

const day = 86_400_000;

test.use({ serviceWorkers: "allow" });

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

test("without a network the day's trips are read where one was, by who is signed in alone", async ({
  page,
  context,
  signIn,
  database,
}) => {
  await context.addInitScript(quiet);
  const moved = await database.query(
    `update trip set start = now() + interval '2 hours', "end" = now() + interval '5 hours' where id = (
       select t.id from trip t join company c on c.id = t."companyId" join user_account u on u."companyId" = c.id
       where u."userName" = 'busoperator' and t.state in ('agreed', 'changed', 'ready') limit 1)
     returning number`,
  );
  const reference = `A-${moved.rows[0]?.number}`;
  await signIn("busoperator");
  await page.goto("/de/userpanel/trips");
  await workerStands(page);
  await expect
    .poll(() => page.evaluate(async () => (await caches.keys()).some((name) => name.startsWith("day-"))))
    .toBe(true);
  await context.setOffline(true);
  await page.goto("/de/userpanel/nearrequests");
  await expect(page).toHaveURL(/\/de\/offline\?from=/);
  await expect(page.getByRole("heading", { name: "Keine Verbindung" })).toBeVisible();
  await expect(page.getByText(reference)).toBeVisible();
  await context.setOffline(false);
  await page.getByRole("link", { name: "Weiter" }).click();
  await expect(page).toHaveURL(/\/de\/userpanel\/nearrequests/);
});

test("on a phone a finger pushes an item of the inbox aside: done, and taken back", async ({ browser, signIn }) => {
  const phone = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, locale: "de-DE" });
  await phone.addInitScript(quiet);
  await signIn("touroperator", phone);
  const page = await phone.newPage();
  await page.goto("/de/userpanel/inbox");
  const rows = page.getByRole("region", { name: "Eingang" }).getByRole("listitem");
  const before = await rows.count();
  // A menu that opens says that the page's scripts have taken over.
  const menu = page.getByRole("menu");
  await expect(async () => {
    await rows.first().getByRole("button").click();
    await expect(menu).toBeVisible({ timeout: 1_000 });
  }).toPass();
  await page.keyboard.press("Escape");
  await expect(menu).toBeHidden();
  await rows.first().evaluate((row) => {
    const inner = row.lastElementChild as HTMLElement;
    const send = (type: string, clientX: number) =>
      inner.dispatchEvent(
        new PointerEvent(type, { pointerType: "touch", pointerId: 7, clientX, clientY: 300, bubbles: true }),
      );
    send("pointerdown", 100);
    for (const x of [120, 180, 240]) send("pointermove", x);
    send("pointerup", 240);
  });
  await expect(page.getByText("Erledigt, für alle in der Firma")).toBeVisible();
  await expect(rows).toHaveCount(before - 1);
  await page.getByRole("button", { name: "Rückgängig" }).click();
  await expect(rows).toHaveCount(before);
  await phone.close();
});
