import type { APIRequestContext, Page } from "@playwright/test";
import { freePort } from "@/scripts/lib/ports.mjs";
import { stopChild } from "@/scripts/lib/processes.mjs";
import { serve } from "@/scripts/lib/serve.mjs";
import { expect, test } from "../fixtures";
import { chooseTown, type Lng, openAccount, quiet, register, signInByForm, words } from "../journeys";
import { declinedCard, goodCard, startStripePage } from "../stripe-page";
import { standInForStripeScript } from "../stripe-form";
import { startStripe, stripeKeys } from "../stripe-server";
import { addLocation, bookInvoice, brewery, type House, orderButton, orderOnInvoice, trip } from "../travel-service";

const t = words("de", "subscription");
const wide = { width: 1440, height: 900 };
const phone = { width: 390, height: 844 };
/** yyyy-MM-dd by the market's clock. */
const today = () => new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Berlin" }).format(Date.now());

/** Titles near Pilsen, as the wire tells them. */
async function titlesNear(api: APIRequestContext, lng: Lng) {
  const ends = { start: { longitude: 12.1016, latitude: 49.0134 }, end: { longitude: 14.4208, latitude: 50.088 } };
  const answer = await api.post("/api/advertiserlocation/activeallnear", {
    data: { ...ends, radius: 40 },
    headers: { "accept-language": lng },
  });
  const { entity } = (await answer.json()) as { entity: { title: string }[] };
  return entity.map(({ title }) => title);
}

const rowOf = (page: Page, title: string) => page.locator("[data-location]").filter({ hasText: title });

/** From the form to the row; the same address in the other languages. */
async function findOnTheWay(page: Page, { title, text }: House) {
  const say = words("de", "recommendations");
  await page.goto("/de/travelrecommendations");
  await chooseTown(page, say("from"), "Regensburg");
  await chooseTown(page, say("to"), "Prag");
  await page.getByRole("button", { name: say("submit") }).click();
  await expect(page).toHaveURL(/from=12\.\d+%2C49\.\d+.*to=14\.\d+%2C50\.\d+/);
  const { search } = new URL(page.url());
  for (const lng of ["es", "en", "de"] as const) {
    await page.goto(`/${lng}/travelrecommendations${search}`);
    const row = rowOf(page, title[lng]);
    await expect(row.getByText(words(lng, "recommendations")("ad"), { exact: true })).toBeVisible();
    // Told in German alone: better than nothing.
    await expect(row).toContainText(text);
  }
  const picture = rowOf(page, title.de).locator("summary img");
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
}

test("registered, a location with picture, ordered on invoice, booked, found on the way to Prague in three languages, and counted", async ({
  browser,
  baseURL,
  page,
  signIn,
  mailTo,
}) => {
  test.setTimeout(180_000);
  await page.addInitScript(quiet);
  await page.setViewportSize(wide);
  const stamp = Date.now();
  const begun = today();
  const account = { email: `wirt.${stamp}@brauhaus-${stamp}.example`, company: `Brauhaus Probst ${stamp}` };
  const house = brewery(stamp);

  await test.step("registers", async () => {
    await register(page, { lng: "de", companyType: "travelService", firstname: "Ines", ...account });
    const { links } = await mailTo(account.email);
    await page.goto(links.find((link) => link.includes("/confirmuser")) ?? "");
    await page.getByRole("button", { name: words("de", "auth")("confirm.submit") }).click();
    await expect(page.getByText(words("de", "auth")("confirm.done")).first()).toBeVisible();
    await signInByForm(page, "de", account.email);
  });

  const { number } = await test.step("a location with picture; a plan ordered on invoice", async () => {
    await addLocation(page, house);
    await expect(page.getByText(words("de", "advertiserlocation")("panel.hiddenTitle"))).toBeVisible();
    await page.goto("/de/create-subscription?plan=single&interval=yearly");
    const number = await orderOnInvoice(page);
    return { number };
  });

  const { visitors } = await test.step("an admin books it", async () => {
    const visitors = await browser.newContext({ baseURL, viewport: wide });
    await visitors.addInitScript(quiet);
    await visitors.route("https://**", (route) => route.abort());
    expect(await titlesNear(visitors.request, "de")).not.toContain(house.title.de);
    const office = await browser.newContext({ baseURL, viewport: wide });
    await office.addInitScript(quiet);
    await signIn("admin", office);
    await bookInvoice(await office.newPage(), account.company, number);
    await office.close();
    // Not the invoice's, which came before.
    expect((await mailTo(account.email, /aktiv bis/)).text).toContain("Einzeltarif");
    return { visitors };
  });

  await test.step("found on the way in three languages", async () => {
    for (const lng of ["de", "en", "es"] as const) {
      await expect.poll(() => titlesNear(visitors.request, lng)).toContain(house.title[lng]);
    }
    const visitor = await visitors.newPage();
    await findOnTheWay(visitor, house);
    await rowOf(visitor, house.title.de).locator("summary").click();
    const site = visitors.waitForEvent("page");
    await rowOf(visitor, house.title.de)
      .getByRole("link", { name: words("de", "recommendations")("webOf").replace("{title}", house.title.de) })
      .click();
    await (await site).close();
  });

  await test.step("and counted", async () => {
    const counts = async () => {
      const answer = await page.request.get(`/api/advertiserlocation/statistics?from=${begun}&to=${today()}`);
      const { shown, opened, web, phone: dialled } = (await answer.json()).entity[0].total;
      return [shown, opened, web, dialled].join(" ");
    };
    await expect.poll(counts, { timeout: 15_000 }).toBe("1 1 1 0");
    await page.goto("/de/userpanel/locations/statistics");
    const line = page.getByRole("row").filter({ hasText: house.title.de });
    await expect(line.getByRole("cell")).toHaveText(["1", "1", "1", "0"]);
    await visitors.close();
  });
});

/** The same product beside the first, on the same database, with the keys of a Stripe account. */
async function openWithStripe(settings: Record<string, string> = {}) {
  const { account, origin, close } = await startStripe();
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const stripe = await startStripePage(account, `${url}/api/subscription/webhook`);
  const { child } = await serve({
    ...process.env,
    PORT: String(port),
    APP_URL: url,
    NEXTAUTH_URL: url,
    WORKER: "off",
    STRIPE_API_URL: origin,
    STRIPE_SECRET_KEY: stripeKeys.secret,
    STRIPE_WEBHOOK_SECRET: stripeKeys.webhook,
    ...settings,
  });
  const end = async () => {
    await stopChild(child);
    await stripe.close();
    await close();
  };
  return { account, stripe, url, end };
}

async function payWith(page: Page, card: string) {
  await page.getByLabel("Card number").fill(card);
  await page.getByRole("button", { name: "Pay" }).click();
}

test("paid on Stripe's page after a cancelled one and a declined card: shown, and hidden once the card fails", async ({
  browser,
  request,
  mailTo,
  signIn,
}) => {
  test.setTimeout(180_000);
  const { account, stripe, url, end } = await openWithStripe();
  try {
    const { email, company } = await openAccount(request, async (to) => (await mailTo(to)).links, "advertiser");
    const house = brewery(company);
    const context = await browser.newContext({ baseURL: url, viewport: phone });
    await context.addInitScript(quiet);
    const page = await context.newPage();
    await signIn(email, context);
    await addLocation(page, house);

    const { paid } = await test.step("a cancelled checkout changes nothing", async () => {
      const paid = orderButton(page, "pay", "34,51\\s€");
      return { paid };
    });

    const { state } = await test.step("a declined card, then a good one: shown", async () => {
      await page.goto("/de/create-subscription?plan=single&interval=monthly");
      await paid.click();
      await page.getByRole("link", { name: "Back" }).click();
      await expect(page.getByText(t("returned.cancelledText"))).toBeVisible();
      expect(await titlesNear(context.request, "de")).not.toContain(house.title.de);

      await page.goto("/de/create-subscription?plan=single&interval=monthly");
      await paid.click();
      await payWith(page, declinedCard);
      await expect(page.getByRole("alert")).toHaveText("Your card was declined.");
      await payWith(page, goodCard);
      await expect(page).toHaveURL(/create-subscription/);
      const state = page.getByRole("region").filter({ has: page.locator("#state-title") });
      await expect(state.getByText(t("state.active"), { exact: true })).toBeVisible();
      await expect(page.getByText(t("returned.waiting"))).toHaveCount(0);
      await expect(state).toContainText(t("payment.stripe"));
      await expect.poll(() => stripe.answers).toEqual([200, 200, 200]);
      expect(account.of("checkout.session")).toHaveLength(1);
      await mailTo(email, /Einzeltarif|aktiv/i);
      await expect.poll(() => titlesNear(context.request, "de")).toContain(house.title.de);
      await page.goto(`/de/travelrecommendations?${trip}`);
      await expect(rowOf(page, house.title.de)).toBeVisible();
      return { state };
    });

    await test.step("hidden once it is unpaid", async () => {
      const [subscription] = account.of("subscription");
      Object.assign(subscription ?? {}, { status: "past_due" });
      await stripe.tell("customer.subscription.updated", subscription);
      await page.goto("/de/create-subscription");
      await expect(state.getByText(t("saying.unpaidCard"))).toBeVisible();
      await expect.poll(() => titlesNear(context.request, "de")).not.toContain(house.title.de);
      await page.goto(`/de/travelrecommendations?${trip}`);
      await expect(page.getByText("Anleger Regensburg").first()).toBeVisible();
      await expect(rowOf(page, house.title.de)).toHaveCount(0);
      expect(account.refused).toEqual([]);
      await context.close();
    });
  } finally {
    await end();
  }
});

test("paid in Stripe's form on the page, loaded by the press alone; on Stripe's page where its script is blocked", async ({
  browser,
  request,
  mailTo,
  signIn,
}) => {
  test.setTimeout(120_000);
  const { account, stripe, url, end } = await openWithStripe({ NEXT_PUBLIC_STRIPE_PUBLISHABLE_KEY: "pk_test_1" });
  try {
    const { email } = await openAccount(request, async (to) => (await mailTo(to)).links, "advertiser");
    const context = await browser.newContext({ baseURL: url, viewport: phone });
    await context.addInitScript(quiet);
    await signIn(email, context);
    const paid = (page: Page) => orderButton(page, "pay", "34,51\\s€");
    const order = "/de/create-subscription?plan=single&interval=monthly";

    await test.step("the script is blocked: on to Stripe's page", async () => {
      const page = await context.newPage();
      await page.route("https://js.stripe.com/**", (route) => route.abort());
      await page.goto(order);
      await expect(page.getByText(t("checkout.noteForm"))).toBeVisible();
      await paid(page).click();
      await expect(page.getByRole("heading", { name: "Pay with card" })).toBeVisible();
      await page.close();
    });

    const seen = await standInForStripeScript(context, account, stripe);
    const page = await context.newPage();
    const form = page.getByRole("region", { name: t("checkout.cardForm") });

    await test.step("nothing of Stripe's before the press, also after a link inside the site", async () => {
      await page.goto("/de/userpanel/companyprofile");
      await page
        .getByRole("link", { name: words("de", "common")("menu.subscription") })
        .first()
        .click();
      await page.waitForURL(/create-subscription/);
      await page.waitForFunction(() => performance.getEntriesByType("navigation")[0]?.name === window.location.href);
      await expect(orderButton(page, "pay")).toBeVisible();
      expect(seen.scripts).toBe(0);
      await orderButton(page, "pay").click();
      await expect(form.getByLabel("Card number")).toBeVisible();
      await page.goto(order);
      expect(seen.scripts).toBe(1);
    });

    await test.step("from the form back to the order, and to the form again", async () => {
      await paid(page).click();
      await expect(form.getByLabel("Card number")).toBeVisible();
      await page.getByRole("button", { name: t("checkout.back") }).click();
      await expect(form).toHaveCount(0);
      await paid(page).click();
      await form.getByLabel("Card number").fill(declinedCard);
      await form.getByRole("button", { name: "Subscribe" }).click();
      await expect(form.getByRole("alert")).toHaveText("Your card was declined.");
    });

    await test.step("a good card: the plan runs", async () => {
      await form.getByLabel("Card number").fill(goodCard);
      await form.getByRole("button", { name: "Subscribe" }).click();
      await expect(page).toHaveURL(/create-subscription/);
      const state = page.getByRole("region").filter({ has: page.locator("#state-title") });
      await expect(state.getByText(t("state.active"), { exact: true })).toBeVisible();
      expect([...seen.keys]).toEqual(["pk_test_1"]);
      expect(account.of("checkout.session").map(({ status }) => status)).toEqual(["expired", "expired", "complete"]);
      expect(account.refused).toEqual([]);
    });
    await context.close();
  } finally {
    await end();
  }
});
