import type { Stripe, StripeEmbeddedCheckout } from "@stripe/stripe-js";

export type CardForm = StripeEmbeddedCheckout;

/** Milliseconds that Stripe's script may take. */
const patience = 8_000;

async function load(key: string) {
  const { loadStripe } = await import("@stripe/stripe-js/pure");
  loadStripe.setLoadParameters({ advancedFraudSignals: false });
  return loadStripe(key);
}

/** Loads Stripe's script; null where it is blocked or too slow, and the order goes on at Stripe's own page. */
export async function loadStripeForm(key: string): Promise<Stripe | null> {
  const late = new Promise<null>((resolve) => setTimeout(resolve, patience, null));
  return Promise.race([load(key), late]).catch(() => null);
}

/** The form of an order, not yet shown; null where Stripe makes none. */
export const makeCardForm = (stripe: Stripe, clientSecret: string): Promise<CardForm | null> =>
  stripe.createEmbeddedCheckoutPage({ clientSecret }).catch(() => null);
