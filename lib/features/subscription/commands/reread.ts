import { changed } from "@/lib/cache/tags";
import { transaction } from "@/lib/db/transaction";
import { queryOnce } from "@/lib/db/pool";
import { log } from "@/lib/log";
import { cardPayment } from "@/lib/payment/payment";
import type { CardPayment } from "@/lib/payment/port";
import { stateOfStripe } from "../rules";
import { syncAdvertiser } from "./sync";

type Due = { id: string; customer: string };

async function each(due: readonly Due[], work: (one: Due) => Promise<unknown>) {
  let done = 0;
  for (const one of due) {
    try {
      await work(one);
      done += 1;
    } catch (error) {
      log.error({ err: error, advertiser: one.id }, "a plan was not read from Stripe");
    }
  }
  return done;
}

const dueSql = `select id, "stripeCustomerId" as customer from advertiser
  where payment = 'stripe' and "stripeCustomerId" is not null and abonnement in ('pending', 'active', 'pastdue')
    and "paidUntil" <= $1::timestamptz + interval '1 day' order by "paidUntil" limit 500`;

/** Web hooks that never came: what is near or past its period is read from Stripe again. */
export async function rereadCardPlans(now = new Date()) {
  const card = await cardPayment();
  if (!card) return 0;
  return each(await queryOnce<Due>(dueSql, [now]), ({ id }) => syncAdvertiser(id, card));
}

const erasedSql = `select a.id, a."stripeCustomerId" as customer from advertiser a
  join company c on c.id = a."companyId"
  where a."stripeCustomerId" is not null and not c.active and not c.registered
    and c.slug = 'gone-' || c.id limit 100`;

async function endAll(card: CardPayment, { id, customer }: Due) {
  const running = (await card.subscriptions(customer)).filter(({ status }) => stateOfStripe(status) !== "cancelled");
  for (const one of running) await card.cancel(one.id);
  await transaction(async (tx) => {
    await tx.advertiser.deleteMany({ where: { id } });
    await changed(tx, "advertiser");
  });
}

/** Companies that were erased pay no longer; tried until Stripe has done it. Returns how many are settled. */
export async function endErased() {
  const card = await cardPayment();
  if (!card) return 0;
  return each(await queryOnce<Due>(erasedSql), (one) => endAll(card, one));
}
