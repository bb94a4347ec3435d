import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from "vitest";
import { envelope, resetDb } from "../db";
import { signedEvent, startStripe, stripeKeys } from "../stripe-server";

/** The calls of card payment under the settings of a local Stripe, opened for one test file. */
async function openCardCalls() {
  const { account, origin, close } = await startStripe();
  vi.stubEnv("STRIPE_SECRET_KEY", stripeKeys.secret);
  vi.stubEnv("STRIPE_WEBHOOK_SECRET", stripeKeys.webhook);
  vi.stubEnv("STRIPE_API_URL", origin);
  vi.resetModules();
  const api = {
    checkout: await import("@/app/api/subscription/checkout/route"),
    portal: await import("@/app/api/subscription/portal/route"),
    cancel: await import("@/app/api/subscription/cancel/route"),
    resume: await import("@/app/api/subscription/resume/route"),
    webhook: await import("@/app/api/subscription/webhook/route"),
    reread: await import("@/lib/features/subscription/commands/reread"),
  };

  const deliver = async ({ body, headers }: { body: string; headers: Record<string, string> }) =>
    envelope(
      await api.webhook.POST(
        new Request("http://127.0.0.1:3000/api/subscription/webhook", { method: "POST", body, headers }),
      ),
    );

  const send = async (type: string, object: unknown, how = {}) => deliver(await signedEvent(type, object, how));
  return { ...api, account, deliver, send, close };
}

export type CardCalls = Awaited<ReturnType<typeof openCardCalls>>;

/** Card payment for the tests of a file: each begins with nothing, and ends without a call that Stripe refused. */
export function eachWithCard(take: (card: CardCalls) => void) {
  let card: CardCalls;
  beforeAll(async () => {
    card = await openCardCalls();
    take(card);
  });
  afterAll(() => card.close());
  beforeEach(async () => {
    await resetDb();
    card.account.things.clear();
    card.account.keys.clear();
  });
  // Whatever Stripe would have refused is a mistake of ours.
  afterEach(() => expect(card.account.refused.splice(0)).toEqual([]));
}
