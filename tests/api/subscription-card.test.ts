import { describe, expect, it } from "vitest";
import { prisma } from "@/lib/db/prisma";
import { person } from "@/tests/people";
import { pay } from "@/tests/stripe-server";
import {
  addLocations,
  group,
  house,
  mailsTo,
  order as orderOnInvoice,
  post,
  shownLocations,
  single,
  status,
} from "./subscription-calls";
import { type CardCalls, eachWithCard } from "./subscription-card";

let card: CardCalls;

eachWithCard((opened) => {
  card = opened;
});

const session = () => card.account.of("checkout.session").at(-1)?.id ?? "";
const order = (cookie: string, body: object = group, headers = {}) => post(card.checkout, cookie, body, headers);

async function paid(body: object = group) {
  const by = await house();
  await order(by.cookie, body);
  const subscription = pay(card.account, session());
  expect((await card.send("checkout.session.completed", card.account.things.get(session()))).status).toBe(200);
  return { by, subscription };
}

describe("checkout by card", () => {
  it("answers Stripe's page for the plan, net with the tax rate; nothing is ordered before it is paid", async () => {
    const by = await house();
    const { status, entity } = await order(by.cookie);
    expect(status).toBe(200);
    expect(entity[0]).toMatchObject({
      url: expect.stringContaining("/pay/cs_"),
      subscription: { state: "none", cardPayment: true, openInvoice: null },
    });
    const [customer] = card.account.of("customer");
    const [price] = card.account.of("price");
    const [rate] = card.account.of("tax_rate");
    expect(customer).toMatchObject({ email: by.email, tax_exempt: "none", metadata: { companyId: by.companyId } });
    expect(price).toMatchObject({ unit_amount: 79_000, recurring: { interval: "year" }, tax_behavior: "exclusive" });
    expect(rate).toMatchObject({ percentage: 19, inclusive: "false", country: "DE" });
    expect(card.account.things.get(session())).toMatchObject({
      ...{ mode: "subscription", customer: customer?.id, metadata: { plan: "group", interval: "yearly" } },
      line_items: { 0: { price: price?.id, tax_rates: { 0: rate?.id } } },
      success_url: expect.stringMatching(/^http:\/\/127\.0\.0\.1:3000\/..\/create-subscription\?checkout=success$/),
      cancel_url: expect.stringContaining("checkout=cancelled"),
    });
    expect(await prisma.invoice.count()).toBe(0);
  });

  it("no tax rate for reverse charge", async () => {
    const by = await house({ countryISO3166Code: "AT", city: "Linz" });
    await order(by.cookie, { ...group, vatId: "ATU12345678" });
    expect(card.account.of("tax_rate")).toEqual([]);
    expect(card.account.of("customer")[0]).toMatchObject({
      tax_exempt: "reverse",
      invoice_settings: { custom_fields: { 0: { value: "ATU12345678" } } },
    });
  });

  it("two clicks at once are one page; the open one is given again, another plan closes it", async () => {
    const by = await house();
    const both = await Promise.all([order(by.cookie), order(by.cookie)]);
    expect(new Set(both.map(({ entity }) => entity[0]?.url)).size).toBe(1);
    expect((await order(by.cookie)).entity[0].url).toBe(both[0]?.entity[0].url);
    expect(card.account.of("checkout.session")).toHaveLength(1);
    await order(by.cookie, single);
    expect(card.account.of("checkout.session").map((one) => one.status)).toEqual(["expired", "open"]);
    expect(card.account.of("customer")).toHaveLength(1);
  });

  it("a form on our page where it is asked for: its secret in place of an address, and the way back", async () => {
    const by = await house();
    const { status, entity } = await order(by.cookie, { ...group, embedded: true });
    expect(status).toBe(200);
    expect(entity[0]).toMatchObject({ url: null, clientSecret: expect.stringMatching(/^cs_.+_secret_.+/) });
    const made = card.account.things.get(session());
    expect(made).toMatchObject({ ui_mode: "embedded_page", client_secret: entity[0].clientSecret });
    expect(made?.return_url).toMatch(/\/create-subscription\?checkout=success$/);
    expect(made).not.toHaveProperty("success_url");
    const again = await order(by.cookie, { ...group, embedded: true });
    expect(again.entity[0].clientSecret).toBe(entity[0].clientSecret);
    expect(card.account.of("checkout.session")).toHaveLength(1);
  });

  it("the page in place of the form, where the form could not be shown: never both open", async () => {
    const by = await house();
    await order(by.cookie, { ...group, embedded: true });
    const { entity } = await order(by.cookie);
    expect(entity[0]).toMatchObject({ url: expect.stringContaining("/pay/cs_"), clientSecret: null });
    expect(card.account.of("checkout.session").map((one) => one.status)).toEqual(["expired", "open"]);
  });

  it("the place of the form is yes or no", async () => {
    const by = await house();
    const refused = await order(by.cookie, { ...group, embedded: "yes" });
    expect(refused).toMatchObject({ status: 400, fields: [{ path: "embedded", message: "invalidValue" }] });
    expect(card.account.of("checkout.session")).toEqual([]);
  });

  it("a cancelled checkout leaves everything as it was", async () => {
    const by = await house();
    await order(by.cookie);
    const open = card.account.things.get(session());
    Object.assign(open ?? {}, { status: "expired" });
    expect((await card.send("checkout.session.expired", open)).status).toBe(200);
    expect(await status(by.advertiserId)).toMatchObject({ abonnement: "none", plan: null });
    expect((await order(by.cookie)).status).toBe(200);
    expect(await mailsTo(by.email)).toEqual([]);
  });

  it("409 to the portal while a plan runs, even before the web hook came", async () => {
    const by = await house();
    await order(by.cookie);
    pay(card.account, session());
    const again = await order(by.cookie, single);
    expect(again).toMatchObject({ status: 409, fields: [{ message: "cardPlanRuns" }] });
    expect(await status(by.advertiserId)).toMatchObject({ abonnement: "active", plan: "group" });
    expect((await post(card.portal, by.cookie)).entity[0].url).toContain("/portal/cus_");
    const operator = await person("busoperator");
    expect(await post(card.portal, operator.cookie)).toMatchObject({ status: 403 });
  });

  it("503 while Stripe is down, and the same order works afterwards", async () => {
    const by = await house();
    card.account.down = true;
    expect((await order(by.cookie)).status).toBe(503);
    card.account.down = false;
    expect((await order(by.cookie)).status).toBe(200);
  });
});

describe("a paid plan", () => {
  it("active and shown with the period's end and two days; cancelled and resumed at Stripe", async () => {
    const { by, subscription } = await paid();
    const locations = await addLocations(by.companyId, 2);
    expect(await status(by.advertiserId)).toMatchObject({
      ...{ abonnement: "active", plan: "group", interval: "yearly", payment: "stripe", endsAtPeriod: false },
      paidUntil: new Date((subscription.items.data[0]?.current_period_end ?? 0) * 1000 + 2 * 86_400_000),
    });
    expect(await shownLocations()).toEqual(locations.sort());
    expect((await post(card.cancel, by.cookie)).entity[0]).toMatchObject({ state: "active", endsAtPeriod: true });
    expect((await post(card.resume, by.cookie)).entity[0]).toMatchObject({ state: "active", endsAtPeriod: false });
    expect(await mailsTo(by.email)).toEqual(["planActive", "planEnding", "planResumed"]);
  });

  it("a plan changed in the portal is read from its price, and surplus locations are switched off", async () => {
    const { by, subscription } = await paid();
    const [oldest] = await addLocations(by.companyId, 2);
    const price = { metadata: { plan: "single", interval: "monthly" } };
    Object.assign(subscription.items.data[0] ?? {}, { price });
    await card.send("customer.subscription.updated", subscription);
    expect(await status(by.advertiserId)).toMatchObject({ plan: "single", interval: "monthly" });
    expect(await shownLocations()).toEqual([oldest]);
  });

  it("a declined card: pending at first, past due later, nothing shown; paid at last it is active again", async () => {
    const by = await house();
    await order(by.cookie);
    const [location] = await addLocations(by.companyId, 1);
    const subscription = pay(card.account, session(), "incomplete");
    await card.send("invoice.payment_failed", { object: "invoice", customer: subscription.customer });
    expect(await status(by.advertiserId)).toMatchObject({ abonnement: "pending" });
    expect(await shownLocations()).toEqual([]);
    for (const [reported, state, shown] of [
      ["active", "active", [location]],
      ["past_due", "pastdue", []],
      ["active", "active", [location]],
      ["canceled", "cancelled", []],
    ] as const) {
      Object.assign(subscription, { status: reported });
      await card.send("customer.subscription.updated", subscription);
      expect(await status(by.advertiserId)).toMatchObject({ abonnement: state });
      expect(await shownLocations()).toEqual(shown);
    }
    const told = ["planCardFailed", "planActive", "planPastDue", "planActive", "planEnded"];
    expect(await mailsTo(by.email)).toEqual(told);
  });

  it("paid twice: the first stays, the second ends at once, the admins are told", async () => {
    const admin = await person(null, "admin");
    const { by, subscription } = await paid();
    const second = pay(card.account, session(), "active", subscription.created + 5);
    await card.send("customer.subscription.created", second);
    expect(second.status).toBe("canceled");
    expect(subscription.status).toBe("active");
    expect(await status(by.advertiserId)).toMatchObject({
      abonnement: "active",
      stripeSubscriptionId: subscription.id,
    });
    expect(await mailsTo(admin.email)).toEqual(["planPaidTwice"]);
  });

  it("an order on invoice is void once the card has paid", async () => {
    const by = await house();
    await prisma.advertiser.update({ where: { id: by.advertiserId }, data: { stripeCustomerId: "cus_known" } });
    await orderOnInvoice(by);
    await order((await house()).cookie);
    const subscription = Object.assign(pay(card.account, session()), { customer: "cus_known" });
    await card.send("customer.subscription.created", subscription);
    expect(await status(by.advertiserId)).toMatchObject({ abonnement: "active", payment: "stripe" });
    expect(await prisma.invoice.findMany()).toMatchObject([{ state: "cancelled" }]);
  });
});
