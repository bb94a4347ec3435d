import { env } from "@/env.mjs";
import { singleton } from "@/lib/singleton";
import type { CardPayment } from "./port";

const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret, STRIPE_API_URL: apiUrl } = env;

/** Both keys are set: orders are paid by card. */
export const hasCardPayment = secretKey !== undefined && webhookSecret !== undefined;

type Held = { made: Promise<CardPayment> | null };

/** The card service; null where none is set up and orders go on invoice. Loaded with the first use. */
export async function cardPayment(): Promise<CardPayment | null> {
  if (!secretKey || !webhookSecret) return null;
  const held = singleton<Held>("payment.card", () => ({ made: null }));
  held.made ??= import("./stripe").then(({ stripePayment }) => stripePayment({ secretKey, webhookSecret, apiUrl }));
  return held.made;
}
