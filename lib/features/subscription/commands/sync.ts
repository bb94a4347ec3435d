import { isDeepStrictEqual } from "node:util";
import type { Transaction } from "@/lib/db/prisma";
import { transaction } from "@/lib/db/transaction";
import type { CardPayment, CardSubscription } from "@/lib/payment/port";
import { semaphore } from "@/lib/semaphore";
import { notify, noticeOf, notifyAdmins } from "../notify";
import type { AdvertiserRow } from "../present";
import { cardGrace, type State, stateOfStripe } from "../rules";
import { voidOpen, write } from "./move";
import { adminsToTell, customerOf, lockAdvertiser } from "./reach";

/** Each holds a connection while Stripe answers: the others' pages need some, too. */
const limited = semaphore("subscription.sync", 3);
const rank: Record<State, number> = { active: 0, pastdue: 1, pending: 2, cancelled: 3, none: 4 };

/** The one that counts first: paid before unpaid, among the paid the first, among the ended the last. */
function inOrder(all: readonly CardSubscription[]) {
  const rankOf = ({ status }: CardSubscription) => rank[stateOfStripe(status)];
  return [...all].sort((a, b) => {
    const apart = rankOf(a) - rankOf(b);
    const since = a.createdAt.getTime() - b.createdAt.getTime() || (a.id < b.id ? -1 : 1);
    return apart || (rankOf(a) < 3 ? since : -since);
  });
}

const isLive = ({ status }: CardSubscription) => stateOfStripe(status) !== "cancelled";
const isPaid = ({ status }: CardSubscription) => ["active", "pastdue"].includes(stateOfStripe(status));

/** A plan of ours that runs without Stripe is not undone by a card that was declined or a subscription that ended. */
function runsElsewhere({ payment, abonnement }: AdvertiserRow) {
  return payment !== "stripe" && abonnement !== "none" && abonnement !== "cancelled";
}

function paidUntil(one: CardSubscription, state: State) {
  if (state === "active") return new Date(one.periodEnd.getTime() + cardGrace);
  return state === "cancelled" ? (one.endedAt ?? one.periodStart) : one.periodStart;
}

function columnsOf(one: CardSubscription, state: State) {
  return {
    abonnement: state,
    plan: one.plan,
    interval: one.interval,
    payment: "stripe",
    periodStart: one.periodStart,
    paidUntil: paidUntil(one, state),
    endsAtPeriod: one.endsAtPeriod,
    stripeSubscriptionId: one.id,
  };
}

function isSame(row: AdvertiserRow, data: ReturnType<typeof columnsOf>) {
  const keys = Object.keys(data) as (keyof typeof data)[];
  return isDeepStrictEqual(Object.fromEntries(keys.map((key) => [key, row[key]])), data);
}

async function apply(tx: Transaction, row: AdvertiserRow, one: CardSubscription) {
  const state = stateOfStripe(one.status);
  if ((state === "cancelled" || state === "pending") && runsElsewhere(row)) return row;
  const data = columnsOf(one, state);
  if (isSame(row, data)) return row;
  if (state === "active") await voidOpen(tx, null, row);
  const after = await write(tx, null, row, "readStripe", data);
  const notice = noticeOf(row, after);
  const { contact } = await customerOf(tx, row.companyId);
  if (notice) await notify(tx, notice, contact, { ...after, until: one.periodEnd });
  return after;
}

/** Paid twice: the first stays, the others end at once; a person looks after the money (decision 020). */
async function endSurplus(
  tx: Transaction,
  row: AdvertiserRow,
  [kept, ...others]: CardSubscription[],
  card: CardPayment,
) {
  const surplus = others.filter(isLive);
  if (!kept || !isPaid(kept) || surplus.length === 0) return;
  for (const { id } of surplus) await card.cancel(id);
  const twice = surplus.filter(isPaid).map(({ id }) => id);
  if (twice.length === 0) return;
  const { contact } = await customerOf(tx, row.companyId);
  const cancelled = twice.join(", ");
  await notifyAdmins(tx, await adminsToTell(tx), { company: contact.company, kept: kept.id, cancelled });
}

/** Takes over what Stripe says now of a locked advertiser: read inside the lock, so no older answer comes later. */
export async function readStripe(tx: Transaction, row: AdvertiserRow, card: CardPayment) {
  if (!row.stripeCustomerId) return row;
  const all = inOrder(await card.subscriptions(row.stripeCustomerId));
  await endSurplus(tx, row, all, card);
  return all[0] ? apply(tx, row, all[0]) : row;
}

/** Runs `work` on the locked advertiser, a few at a time. */
export function withLocked<T>(work: (tx: Transaction) => Promise<T>) {
  return limited(() => transaction(work));
}

export async function syncAdvertiser(id: string, card: CardPayment) {
  await withLocked(async (tx) => {
    const row = await lockAdvertiser(tx, id);
    if (row) await readStripe(tx, row, card);
  });
}
