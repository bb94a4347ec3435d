import Stripe from "stripe";
import { unavailable } from "@/lib/errors";
import { log } from "@/lib/log";

export type StripeSettings = { secretKey: string; webhookSecret: string; apiUrl: string };

/** Stripe's own client; `apiUrl` is another than Stripe's in tests alone. */
export function stripeClient({ secretKey, apiUrl }: StripeSettings) {
  const { protocol, hostname, port } = new URL(apiUrl);
  const scheme = protocol === "http:" ? "http" : "https";
  return new Stripe(secretKey, {
    protocol: scheme,
    host: hostname,
    port: port || (scheme === "http" ? 80 : 443),
    maxNetworkRetries: 2,
    // A web hook holds a row while it asks: two tries more fit into a transaction's time.
    timeout: 4_000,
    telemetry: false,
  });
}

export const isStripeError = (error: unknown): error is Stripe.errors.StripeError =>
  error instanceof Stripe.errors.StripeError;

/** Whatever Stripe does not do as asked is an outage to the one who asked; the log has what it was. */
export async function asked<T>(call: Promise<T>): Promise<T> {
  try {
    return await call;
  } catch (error) {
    if (!isStripeError(error)) throw error;
    const { type, code, param, statusCode, requestId } = error;
    log.error({ type, code, param, statusCode, stripeRequest: requestId }, "Stripe refused or did not answer");
    throw unavailable(10);
  }
}

/** Null where Stripe answers with one of these: it knows no such thing (404), or its state forbids the action (400). */
export async function askedMaybe<T>(call: Promise<T>, ...statuses: number[]): Promise<T | null> {
  try {
    return await call;
  } catch (error) {
    if (isStripeError(error) && statuses.includes(error.statusCode ?? 0)) return null;
    return asked(Promise.reject(error));
  }
}
