import { env } from "@/env.mjs";
import { prisma } from "@/lib/db/prisma";
import { apart } from "@/lib/db/unit";
import { conflict } from "@/lib/errors";
import { type CardCheckout, type CardOrder, type CardPayment, markOf } from "@/lib/payment/port";
import { netOf, operatorCountry } from "@/lib/payment/prices";
import { taxOf } from "@/lib/payment/vat";
import { type AdvertiserRow, toSubscription } from "../present";
import { stateOfStripe } from "../rules";
import type { CheckoutRecord } from "../schema/subscription";
import { recipientOf } from "./issue";
import type { PlanOrder } from "./order-on-invoice";
import { readOwn } from "./reach";
import { syncAdvertiser } from "./sync";

const runsByCard = () => conflict([{ path: "plan", message: "cardPlanRuns" }]);

/** A customer at Stripe, made once: two at a time get the same (idempotency key). */
async function customerId(row: AdvertiserRow, card: CardPayment) {
  if (row.stripeCustomerId) return row.stripeCustomerId;
  const made = await card.makeCustomer(row.companyId, row.id);
  const where = { id: row.id, stripeCustomerId: null };
  // The customer exists over there, whatever becomes of the order.
  await apart(() => prisma.advertiser.updateMany({ where, data: { stripeCustomerId: made } }));
  return made;
}

/** Whoever has paid and clicks again before the web hook came must not pay again. Throws Conflict. */
async function refusePaid(row: AdvertiserRow, customer: string, card: CardPayment) {
  const runs = (await card.subscriptions(customer)).some(({ status }) =>
    ["active", "pastdue"].includes(stateOfStripe(status)),
  );
  if (!runs) return;
  await apart(() => syncAdvertiser(row.id, card));
  throw runsByCard();
}

/** `embedded`: paid in Stripe's form on our page, else on Stripe's own. */
type CardPlanOrder = PlanOrder & { embedded: boolean };

const names = { single: "Charabanc Single", group: "Charabanc Group" } as const;
const page = (language: string, end: string) => `${env.APP_URL}/${language}/create-subscription?checkout=${end}`;

function cardOrder(row: AdvertiserRow, order: CardPlanOrder, customerId: string): CardOrder {
  const { plan, interval, vatId, language, embedded } = order;
  const { name, email, lines, country } = recipientOf(order.customer, vatId);
  const { city = "", postal_code = "" } = order.customer.company.address as Record<string, string | undefined>;
  const address = { line1: lines[0] ?? "", city, postal_code, country };
  const tax = taxOf({ country, vatId }, operatorCountry);
  return {
    plan,
    interval,
    customerId,
    name: names[plan],
    net: netOf(plan, interval),
    customer: { companyId: row.companyId, name, email, language, address, vatId, tax },
    embedded,
    successUrl: page(language, "success"),
    cancelUrl: page(language, "cancelled"),
    // Stripe repeats even its own failures for a key: after ten minutes it is another one.
    key: [row.id, row.stripeSessionId ?? "first", Math.floor(Date.now() / 600_000)].join(" "),
  };
}

/** The page that is open already for this very order; one for another is closed, so that it is not paid as well. */
async function openPage(row: AdvertiserRow, order: CardOrder, card: CardPayment): Promise<CardCheckout | null> {
  if (!row.stripeSessionId) return null;
  const known = await card.readCheckout(row.stripeSessionId);
  if (known?.state !== "open") return null;
  if (known.mark === markOf(order)) return known;
  await card.expireCheckout(known.id);
  return null;
}

/** Two orders at a time: the one that is written down first stands, the other's page is closed. */
async function keepPage(row: AdvertiserRow, made: CardCheckout, order: PlanOrder, card: CardPayment) {
  const { id, stripeSessionId } = row;
  const data = { stripeSessionId: made.id, vatId: order.vatId };
  const { count } = await prisma.advertiser.updateMany({ where: { id, stripeSessionId }, data });
  if (count === 1) return;
  const now = await readOwn(row.companyId);
  if (now.stripeSessionId === made.id) return;
  await card.expireCheckout(made.id);
  throw conflict();
}

/** Stripe's page or form; nothing is ordered before it is paid there. Throws Conflict where a plan runs. */
export async function orderByCard(row: AdvertiserRow, plan: CardPlanOrder, card: CardPayment): Promise<CheckoutRecord> {
  const customer = await customerId(row, card);
  await refusePaid(row, customer, card);
  const order = cardOrder(row, plan, customer);
  const found = await openPage(row, order, card);
  const checkout = found ?? (await card.openCheckout(order));
  if (!found) await keepPage(row, checkout, plan, card);
  return {
    url: checkout.url,
    clientSecret: checkout.clientSecret,
    subscription: toSubscription(await readOwn(row.companyId)),
  };
}
