import ICAL from "ical.js";
import type { APIRequestContext, Page } from "@playwright/test";
import { assignByKeys, assignByMenu, carry, onThePhone } from "../calendar-page";
import { expect, test } from "../fixtures";
import { openAccount, quiet, words, write } from "../journeys";
import { draft, place } from "../people";
import { steady } from "../steady";

const t = words("de", "offer");
const filters = words("de", "filtersetting");
const inDays = (days: number) => Date.now() + days * 86_400_000;
/** yyyy-MM-dd by the market's clock. */
const marketDay = new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Berlin" });
const straubing = place("Straubing", 12.57, 48.88);
const salzburg = place("Salzburg", 13.055, 47.8, "AT");

type Api = APIRequestContext;
const url = (path: string) => new URL(path, test.info().project.use.baseURL).href;
const tokenIn = (text: string) => /\/myrequest\/([\w-]{43})/.exec(text)?.[1] ?? "";

/** A school's request from Straubing: posted and confirmed; an admin approves it. */
async function post(api: Api, admin: Api, email: string, tokenFor: () => Promise<string>, from = straubing) {
  const ends = (days: number, address: unknown) => ({ address, date: inDays(days) });
  const listQuery = { email, start: ends(45, from), end: ends(46, salzburg), companyName: "Gymnasium Straubing" };
  const answer = await api.post("/api/busrequest/", { data: draft(listQuery) });
  const { id, reference } = (await answer.json()).entity[0] as { id: string; reference: string };
  const token = await tokenFor();
  expect((await api.post("/api/busrequest/confirm", { data: { token } })).status()).toBe(200);
  expect((await admin.post(url(`/api/busrequest/${id}/approve`))).status()).toBe(200);
  return { id, reference, token };
}

/** What stays on the request's page, beside the message that passes. */
const answered = words("de", "busrequest")("now.reader.answered");

async function offer(page: Page, price: string, done = answered) {
  await page.getByLabel(t("form.price"), { exact: true }).fill(price);
  const bus = page.getByLabel(t("form.bus"), { exact: true });
  if (await bus.isVisible()) await bus.selectOption({ index: 1 });
  else await page.getByLabel(t("form.vehicle"), { exact: true }).fill("Setra S 515 HD, 49 Plätze");
  await page.getByRole("button", { name: t("form.submit") }).click();
  if (done === answered) await expect(page.getByText(t("form.sent")).first()).toBeVisible();
  await expect(page.getByText(done).first()).toBeVisible();
}

test("filters, mail, two offers, a question, acceptance, calendar and feed", async ({
  browser,
  page,
  request,
  signIn,
  mailTo,
  baseURL,
}) => {
  test.setTimeout(180_000);
  const office = await browser.newContext();
  await signIn("admin", office);
  const desk = await browser.newContext({ baseURL, viewport: { width: 1440, height: 900 } });
  await desk.addInitScript(quiet);
  await signIn("busoperator", desk);
  const dispatcher = await desk.newPage();

  await test.step("a dispatcher sets its filters", async () => {
    await dispatcher.goto("/de/userpanel/filtersettings");
    const pace = (kind: string, word: string) =>
      dispatcher
        .getByRole("group", { name: words("de", "busrequest")(`kinds.${kind}`) })
        .getByRole("radio", { name: word, exact: true });
    await pace("grouprequest", filters("mail.now")).check();
    await pace("vacancy", filters("mail.daily")).check();
    await dispatcher.getByRole("button", { name: filters("save") }).click();
    await expect(dispatcher.getByText(filters("saved")).first()).toBeVisible();
    await dispatcher.goto("/de/userpanel/emailsettings");
    const mails = words("de", "emailsettings");
    await expect(dispatcher.getByRole("link", { name: mails("requests.toFilter") })).toBeVisible();
    await expect(dispatcher.getByText(mails("requests.daily"), { exact: true })).toBeVisible();
  });

  const { email, id, reference, token } =
    await test.step("a request is posted, a mail leads to it, an offer is made", async () => {
      const email = `schule.${Date.now()}@gymnasium.example`;
      const { id, reference, token } = await post(request, office.request, email, async () =>
        tokenIn((await mailTo(email)).text),
      );
      const leads = (link: string) => link.includes(`/request/${id}`);
      // Other journeys, too, make mails of Straubing.
      const alert = await mailTo("dispo@donaubus-kellermayer.example", ({ links }) => links.some(leads));
      await dispatcher.goto(alert.links.find(leads) ?? "");
      await offer(dispatcher, "1.240,00");
      await dispatcher.getByRole("button", { name: t("own.change"), exact: true }).click();
      const dialog = dispatcher.getByRole("dialog");
      await dialog.getByLabel(t("form.price"), { exact: true }).fill("1.190,00");
      await dialog.getByRole("button", { name: t("change.save"), exact: true }).click();
      await expect(dispatcher.getByText(t("change.saved")).first()).toBeVisible();
      return { email, id, reference, token };
    });

  const { rival, other, rivalPage } = await test.step("a second company offers", async () => {
    const rival = await openAccount(request, async (address) => (await mailTo(address)).links);
    const other = await browser.newContext({ baseURL });
    await other.addInitScript(quiet);
    await signIn(rival.email, other);
    const rivalPage = await other.newPage();
    await rivalPage.goto(`/de/request/${id}`);
    await offer(rivalPage, "1.400,00");
    return { rival, other, rivalPage };
  });

  await test.step("the author sees both offers, and no contact data", async () => {
    await page.addInitScript(quiet);
    await page.setViewportSize({ width: 390, height: 844 });
    expect((await mailTo(email, /offer/i)).links.some((link) => link.includes("/myrequest/"))).toBe(true);
    await page.goto(`/de/myrequest/${token}`);
    const mine = page.locator("article, li, section").filter({ hasText: "Donaubus Kellermayer" }).last();
    await expect(mine).toContainText("1.190");
    await expect(page.getByText(rival.company).first()).toBeVisible();
    await expect(page.getByText("dispo@donaubus-kellermayer.example")).toHaveCount(0);
    // What may be done with an offer besides begins at one edge.
    const signs = mine.getByRole("button", { name: /^(Vormerken|Nachricht)/ }).locator("svg");
    await expect(signs).toHaveCount(2);
    const edges = await steady(page, () =>
      signs.evaluateAll((all) => all.map((sign) => Math.round(sign.getBoundingClientRect().left))),
    );
    expect(edges[0]).toBe(edges[1]);
  });

  await test.step("question and answer", async () => {
    const question = "Ist der Fahrer beim Ausflug dabei?";
    const card = page.getByRole("article").filter({ hasText: "Donaubus Kellermayer" });
    await write(card.getByTestId("offer-thread"), question);
    await dispatcher.goto(`/de/request/${id}#offer`);
    const answer = "Ja, er bleibt bei der Gruppe.";
    await write(dispatcher.getByTestId("offer-thread"), answer, { after: question });
    // The open conversation shows it as it comes.
    await expect(card.getByText(answer)).toBeVisible();
  });

  await test.step("acceptance: both bidders learn of it", async () => {
    await page.reload();
    await page
      .getByRole("button", { name: t("author.accept") })
      .first()
      .click();
    await page.getByRole("button", { name: t("author.acceptDo") }).click();
    await expect(page.getByTestId("trip")).toBeVisible();
    await mailTo(rival.email, /Straubing/);
    // The request has left all lists: its bidder gets to its own offer and learns how it ended.
    await rivalPage.goto(`/de/request/${id}`);
    await expect(rivalPage).toHaveURL(/\/userpanel\/offers\?offer=/);
    await expect(rivalPage.getByRole("article").getByText(t("states.declined"))).toBeVisible();
  });

  await test.step("its list of offers is walked by keyboard alone", async () => {
    await dispatcher.goto("/de/userpanel/offers");
    const rows = dispatcher.locator("[data-offer-row]");
    await expect(dispatcher.locator("[data-key-bar]")).toBeVisible();
    // The line that names the keys comes with the page, before its script listens to them.
    await expect(async () => {
      await dispatcher.keyboard.press("j");
      await expect(rows.nth(0)).toBeFocused({ timeout: 1_000 });
    }).toPass();
    await dispatcher.keyboard.press("j");
    await expect(rows.nth(1)).toBeFocused();
    await dispatcher.keyboard.press("k");
    await expect(rows.nth(0)).toBeFocused();
    // The newest of the company, which another journey may have made since.
    const shown = /CB-\d+/.exec(await rows.nth(0).innerText())?.[0] ?? reference;
    await dispatcher.keyboard.press("Enter");
    await expect(dispatcher).toHaveURL(/[?&]offer=/);
    await expect(dispatcher.locator("[data-side-panel]").getByText(shown)).toBeVisible();
    await dispatcher.keyboard.press("Escape");
    await expect(dispatcher).not.toHaveURL(/[?&]offer=/);
    await expect(dispatcher.locator("[data-side-panel]")).toHaveCount(0);
  });

  await test.step("the trip stands in the calendar and can be moved", async () => {
    await dispatcher.goto(`/de/userpanel/management?view=week&date=${marketDay.format(inDays(45))}`);
    const bar = dispatcher.getByRole("button", { name: /Straubing/ }).filter({ hasText: reference });
    await expect(bar).toBeVisible();
    await carry(dispatcher, bar);
    await onThePhone(dispatcher, marketDay.format(inDays(45)), reference);
  });

  await test.step("and in the feed", async () => {
    const company = await (await desk.request.get(url("/api/user"))).json();
    const feed = await desk.request.post(url(`/api/company/${company.entity[0].company}/feed`), { data: {} });
    const address = (await feed.json()).entity[0].url as string;
    const text = await (await request.get(address)).text();
    const events = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents("vevent").map((one) => new ICAL.Event(one));
    expect(events.some((event) => event.summary.includes("Straubing") && event.summary.includes("Salzburg"))).toBe(
      true,
    );
    await office.close();
    await desk.close();
    await other.close();
  });
});

test("a provider without an account offers by the link of its mail", async ({
  browser,
  page,
  request,
  signIn,
  mailTo,
  database,
}) => {
  test.setTimeout(120_000);
  await page.addInitScript(quiet);
  await page.setViewportSize({ width: 390, height: 844 });
  const { rows } = await database.query(`select name, email, longitude, latitude from company
    where not registered and active and "companyType" = 'busoperator' and longitude is not null
      and address ->> 'countryISO3166Code' = 'DE' order by slug limit 1`);
  const provider = rows[0] as { name: string; email: string; longitude: number; latitude: number };
  const office = await browser.newContext();
  await signIn("admin", office);

  const { token } = await test.step("a request near the provider is posted", async () => {
    const email = `verein.${Date.now()}@verein.example`;
    const near = place("Abfahrtsort", provider.longitude, provider.latitude);
    const tokenFor = async () => tokenIn((await mailTo(email)).text);
    const { token } = await post(request, office.request, email, tokenFor, near);
    return { token };
  });

  const { mail } = await test.step("the provider offers by the link of its mail", async () => {
    const mail = await mailTo(provider.email, /Abfahrtsort/);
    await page.goto(mail.links.find((link) => link.includes("/answer/")) ?? "");
    await offer(page, "980,00", words("de", "alert")("sent.title"));
    return { mail };
  });

  await test.step("the author sees the offer", async () => {
    await page.goto(`/de/myrequest/${token}`);
    await expect(page.getByText(provider.name).first()).toBeVisible();
    await expect(page.getByText(/980,00/).first()).toBeVisible();
  });

  await test.step("the provider asks for less, then takes it back", async () => {
    await page.goto(mail.links.find((link) => link.includes("/answer/")) ?? "");
    await page.getByRole("button", { name: t("own.change") }).click();
    const form = page.getByRole("dialog");
    await form.getByLabel(t("form.price"), { exact: true }).fill("950,00");
    await form.getByRole("button", { name: t("change.save") }).click();
    await expect(page.getByText(/950,00/).first()).toBeVisible();
    const withdraw = page.getByRole("button", { name: t("own.withdraw") });
    await expect.poll(() => withdraw.evaluate((button) => button.scrollWidth <= button.clientWidth)).toBe(true);
    await withdraw.click();
    await page
      .getByRole("dialog")
      .getByRole("button", { name: t("own.withdraw") })
      .click();
    await expect(page.getByText(t("own.earlier"))).toBeVisible();
    await expect(page.getByRole("heading", { name: words("de", "alert")("title"), exact: true })).toBeFocused();
    await office.close();
  });
});

test("a free bus and an empty ride get a bus by keyboard and by menu, and the second is warned of", async ({
  page,
  signIn,
}) => {
  const calendar = words("de", "calendar");
  await page.addInitScript(quiet);
  await signIn("busoperator");
  // Where the demo has nothing.
  const times = { start: { address: straubing, date: inDays(410) }, end: { address: salzburg, date: inDays(411) } };
  const posted = async (category: string) => {
    const answer = await page.request.post(url("/api/busrequest/"), { data: draft({ category, ...times }) });
    return (await answer.json()).entity[0] as { id: string; reference: string };
  };
  const [free, ride] = [await posted("vacancy"), await posted("emptyride")];
  const barOf = ({ reference }: { reference: string }) =>
    page.getByRole("button", { name: /Straubing/ }).filter({ hasText: reference });
  await page.goto(`/de/userpanel/management?view=week&date=${marketDay.format(inDays(410))}`);
  // Folded, one of the two stands in the count's line alone.
  await page.getByRole("button", { name: calendar("unassigned").replace("{count}", "2") }).click();
  await assignByKeys(page, barOf(free), "R CB 418");
  await assignByMenu(page, barOf(ride), "R CB 418");
  await expect(page.getByText(new RegExp(`Der Bus hat dann schon: ${free.reference}`)).first()).toBeVisible();
  await expect(barOf(free)).toHaveAccessibleName(new RegExp(calendar("clashWord")));
  for (const { id } of [free, ride]) expect((await page.request.delete(url(`/api/busrequest/${id}`))).ok()).toBe(true);
});
