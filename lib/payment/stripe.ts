import type Stripe from "stripe";
import type { CardCheckout, CardPayment, CardSubscription } from "./port";
import { operatorCountry } from "./prices";
import { asked, askedMaybe, isStripeError, type StripeSettings, stripeClient } from "./stripe-client";
import { makeCheckout } from "./stripe-order";

const toDate = (seconds: number) => new Date(seconds * 1000);

function toCheckout({ id, url, client_secret, status, metadata }: Stripe.Checkout.Session): CardCheckout {
  const state = (["open", "complete"] as const).find((one) => one === status) ?? "expired";
  return { id, url: url ?? null, clientSecret: client_secret ?? null, state, mark: metadata?.mark ?? "" };
}

function toSubscription(one: Stripe.Subscription): CardSubscription {
  const item = one.items.data[0];
  // The portal changes the price and leaves the subscription's own notes: the price is right.
  const { plan, interval } = { ...one.metadata, ...item?.price?.metadata };
  return {
    id: one.id,
    status: one.status,
    plan: plan ?? null,
    interval: interval ?? null,
    companyId: one.metadata?.companyId ?? null,
    periodStart: toDate(item?.current_period_start ?? one.created),
    periodEnd: toDate(item?.current_period_end ?? one.created),
    endsAtPeriod: one.cancel_at_period_end || one.cancel_at !== null,
    endedAt: one.ended_at === null ? null : toDate(one.ended_at),
    createdAt: toDate(one.created),
  };
}

type About = { object?: string; id?: string; customer?: string | { id: string } | null };

/** Of a customer itself, or of what names one. */
function customerOf({ object, id, customer }: About) {
  if (object === "customer") return id ?? null;
  return typeof customer === "string" ? customer : (customer?.id ?? null);
}

async function readEvent(stripe: Stripe, secret: string, payload: string, signature: string) {
  try {
    const { id, type, data } = await stripe.webhooks.constructEventAsync(payload, signature, secret);
    return { id, type, customerId: customerOf(data.object as About) };
  } catch (error) {
    // Wrong, or older than five minutes; or no event at all, though signed.
    if (isStripeError(error) || error instanceof SyntaxError) return null;
    throw error;
  }
}

async function listAll(stripe: Stripe, customer: string) {
  const { data } = await asked(stripe.subscriptions.list({ customer, status: "all", limit: 100 }));
  return data.map(toSubscription);
}

/** Stripe behind the port. */
export function stripePayment(settings: StripeSettings): CardPayment {
  const stripe = stripeClient(settings);
  return {
    makeCustomer: async (companyId, advertiserId) => {
      const idempotencyKey = `customer-${advertiserId}`;
      return (await asked(stripe.customers.create({ metadata: { companyId } }, { idempotencyKey }))).id;
    },
    openCheckout: async (order) => toCheckout(await makeCheckout(stripe, order, operatorCountry)),
    readCheckout: async (id) => {
      const found = await askedMaybe(stripe.checkout.sessions.retrieve(id), 404);
      return found && toCheckout(found);
    },
    expireCheckout: async (id) => {
      await askedMaybe(stripe.checkout.sessions.expire(id), 400, 404);
    },
    portal: async (customer, return_url, language) => {
      const locale = language as Stripe.BillingPortal.SessionCreateParams.Locale;
      return (await asked(stripe.billingPortal.sessions.create({ customer, return_url, locale }))).url;
    },
    subscriptions: (customerId) => listAll(stripe, customerId),
    endAtPeriod: async (id, ends) => {
      await asked(stripe.subscriptions.update(id, { cancel_at_period_end: ends }));
    },
    cancel: async (id) => {
      await askedMaybe(stripe.subscriptions.cancel(id, { invoice_now: true, prorate: true }), 404);
    },
    readEvent: (payload, signature) => readEvent(stripe, settings.webhookSecret, payload, signature),
  };
}
