import { describe, expect, it } from "vitest";
import fc from "fast-check";
import { prisma } from "@/lib/db/prisma";
import { eraseCompany } from "@/lib/features/company/commands/erase-company";
import { resetDb } from "@/tests/db";
import { person } from "@/tests/people";
import { pay, signedEvent } from "@/tests/stripe-server";
import { group, type House, house, mailsTo, post, status } from "./subscription-calls";
import { type CardCalls, eachWithCard } from "./subscription-card";

let card: CardCalls;

eachWithCard((opened) => {
  card = opened;
});

const session = () => card.account.of("checkout.session").at(-1)?.id ?? "";

const start = Math.floor(Date.now() / 1000);

async function bought(status = "active") {
  const by = await house();
  await post(card.checkout, by.cookie, group);
  return { by, subscription: pay(card.account, session(), status, start) };
}

const facts = async ({ advertiserId }: House) => {
  const { abonnement, plan, interval, payment, endsAtPeriod, paidUntil } = await status(advertiserId);
  return { abonnement, plan, interval, payment, endsAtPeriod, paidUntil: paidUntil?.getTime() };
};

describe("POST /subscription/webhook", () => {
  it("400 for a wrong signature, for none, for a changed body; nothing happens", async () => {
    const { by, subscription } = await bought();
    const wrong = await card.send("customer.subscription.created", subscription, { secret: "whsec_another" });
    expect(wrong).toMatchObject({ status: 400, fields: [{ message: "signatureInvalid" }] });
    const { body, headers } = await signedEvent("customer.subscription.created", subscription);
    expect((await card.deliver({ body: body.replace("active", "unpaid"), headers })).status).toBe(400);
    expect((await card.deliver({ body, headers: {} })).status).toBe(400);
    expect(await status(by.advertiserId)).toMatchObject({ abonnement: "none" });
    expect(await prisma.stripeEvent.count()).toBe(0);
  });

  it("400 for an old one replayed after more than five minutes", async () => {
    const { by, subscription } = await bought();
    const at = Math.floor(Date.now() / 1000) - 301;
    expect((await card.send("customer.subscription.created", subscription, { at })).status).toBe(400);
    expect(await status(by.advertiserId)).toMatchObject({ abonnement: "none" });
  });

  it("each event once: the second time Stripe is not asked", async () => {
    const { by, subscription } = await bought();
    const event = await signedEvent("customer.subscription.created", subscription);
    const reads = () => card.account.calls.filter((call) => call === "GET /v1/subscriptions").length;
    await Promise.all([card.deliver(event), card.deliver(event)]);
    const before = reads();
    expect((await card.deliver(event)).status).toBe(200);
    expect(reads()).toBe(before);
    expect(await mailsTo(by.email)).toEqual(["planActive"]);
    expect(await prisma.stripeEvent.count()).toBe(1);
  });

  it("from any site, without a session, and of other customers nothing", async () => {
    const event = await signedEvent("invoice.paid", { object: "invoice", customer: "cus_of_another_shop" });
    expect((await card.deliver(event)).status).toBe(200);
    expect(await prisma.outboxMail.count()).toBe(0);
  });

  it("503 while Stripe does not answer; sent again, it counts", async () => {
    const { by, subscription } = await bought();
    const event = await signedEvent("customer.subscription.created", subscription);
    card.account.down = true;
    expect((await card.deliver(event)).status).toBe(503);
    expect(await prisma.stripeEvent.count()).toBe(0);
    card.account.down = false;
    expect((await card.deliver(event)).status).toBe(200);
    expect(await status(by.advertiserId)).toMatchObject({ abonnement: "active" });
  });

  it("a subscription of a company that is gone ends at once, and the admins are told", async () => {
    const admin = await person(null, "admin");
    const { by, subscription } = await bought();
    await prisma.company.delete({ where: { id: by.companyId } });
    await card.send("customer.subscription.created", subscription);
    expect(subscription.status).toBe("canceled");
    expect(await mailsTo(admin.email)).toEqual(["planPaidTwice"]);
  });
});

describe("events in any order", () => {
  const steps = [
    ["customer.subscription.created", { status: "incomplete" }],
    ["checkout.session.completed", { status: "active" }],
    ["invoice.paid", {}],
    ["customer.subscription.updated", { status: "past_due" }],
    ["invoice.payment_failed", {}],
    ["customer.subscription.updated", { status: "active", cancel_at_period_end: true }],
    ["customer.subscription.deleted", { status: "canceled", ended_at: 1_800_000_000 }],
  ] as const;
  const shuffled = fc.shuffledSubarray([...steps.keys()], { minLength: steps.length });
  const plan = fc.record({
    order: shuffled,
    happened: fc.integer({ min: 1, max: steps.length }),
    atOnce: fc.boolean(),
  });

  it("give the same end state, in whatever order and however many at a time they arrive", async () => {
    const check = async ({ order, happened, atOnce }: { order: number[]; happened: number; atOnce: boolean }) => {
      await resetDb();
      const one = await bought("incomplete");
      const other = await bought("incomplete");
      const waiting = order.filter((at) => at < happened);
      const sendLate = (at: number) => card.send(steps[at]?.[0] ?? "", { ...other.subscription });
      for (const [now, [type, change]] of steps.slice(0, happened).entries()) {
        Object.assign(one.subscription, change);
        Object.assign(other.subscription, change);
        // One company hears of each step when it happens, the other of some in between and of the rest later.
        await card.send(type, { ...one.subscription });
        const next = waiting.findIndex((at) => at <= now);
        if (next === 0) await sendLate(waiting.shift() ?? 0);
      }
      if (atOnce) await Promise.all(waiting.map(sendLate));
      else for (const at of waiting) await sendLate(at);
      expect(await facts(other.by)).toEqual(await facts(one.by));
    };
    await fc.assert(fc.asyncProperty(plan, check), { numRuns: 12 });
  }, 120_000);
});

describe("what no web hook tells", () => {
  it("a plan near its end is read from Stripe again", async () => {
    const { by, subscription } = await bought();
    await card.send("customer.subscription.created", subscription);
    Object.assign(subscription, { status: "canceled", ended_at: subscription.created });
    expect(await card.reread.rereadCardPlans(new Date())).toBe(0);
    expect(await card.reread.rereadCardPlans(new Date(Date.now() + 40 * 86_400_000))).toBe(1);
    expect(await status(by.advertiserId)).toMatchObject({ abonnement: "cancelled" });
  });

  it("an erased company pays no longer, however long Stripe is down", async () => {
    const { by, subscription } = await bought();
    await card.send("customer.subscription.created", subscription);
    await prisma.$transaction((tx) => eraseCompany(tx, by.companyId));
    card.account.down = true;
    expect(await card.reread.endErased()).toBe(0);
    card.account.down = false;
    expect(await card.reread.endErased()).toBe(1);
    expect(subscription.status).toBe("canceled");
    expect(await prisma.advertiser.count()).toBe(0);
  });
});
