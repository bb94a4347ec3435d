import type { PlanOwner } from "@/lib/access/viewer";
import { prisma, type Transaction } from "@/lib/db/prisma";
import { transaction } from "@/lib/db/transaction";
import { AppError, conflict } from "@/lib/errors";
import { cardPayment } from "@/lib/payment/payment";
import { type Contact, notify } from "../notify";
import { type AdvertiserRow, toSubscription } from "../present";
import { isShown } from "../rules";
import type { SubscriptionRecord } from "../schema/subscription";
import { move, voidOpen, write } from "./move";
import { customerOf, lockOwn, readOwn } from "./reach";
import { syncAdvertiser } from "./sync";

const nothingRuns = () => conflict([{ path: "state", message: "planNotRunning" }]);

/** An open order is taken back; a paid plan ends with its period; one that is in arrears ends now. */
async function cancelInvoiced(tx: Transaction, viewer: PlanOwner, row: AdvertiserRow, contact: Contact) {
  const { abonnement, invoices, payment, endsAtPeriod, paidUntil } = row;
  const ends = abonnement === "active" && payment === "invoice" && !endsAtPeriod && paidUntil !== null;
  if (!ends && invoices.length === 0 && abonnement !== "pastdue") throw nothingRuns();
  await voidOpen(tx, viewer, row);
  const about = { ...row, until: paidUntil };
  if (abonnement === "pastdue") {
    const after = await move(tx, viewer, row, "end");
    await notify(tx, "planEnded", contact, about);
    return after;
  }
  if (ends) {
    const after = await write(tx, viewer, row, "endAtPeriod", { endsAtPeriod: true });
    await notify(tx, "planEnding", contact, about);
    return after;
  }
  const after = await move(tx, viewer, row, "withdraw");
  await notify(tx, "planOrderCancelled", contact, { ...row, ...invoices[0], until: null, invoice: invoices[0] });
  return after;
}

async function cardOf(row: AdvertiserRow) {
  const card = await cardPayment();
  // The keys were taken away while a plan runs by card: nothing of ours can reach it.
  if (!card || !row.stripeSubscriptionId) throw new AppError("Unavailable");
  return { card, id: row.stripeSubscriptionId };
}

const runsByCard = ({ payment, abonnement }: AdvertiserRow) =>
  payment === "stripe" && ["pending", "active", "pastdue"].includes(abonnement);

/** POST /subscription/cancel. Throws Conflict where there is nothing to cancel. */
export async function cancelPlan(viewer: PlanOwner): Promise<SubscriptionRecord> {
  const companyId = viewer.company.id;
  const row = await readOwn(companyId);
  if (runsByCard(row)) {
    const { card, id } = await cardOf(row);
    await (row.abonnement === "active" ? card.endAtPeriod(id, true) : card.cancel(id));
    await syncAdvertiser(row.id, card);
    return toSubscription(await readOwn(companyId));
  }
  const { contact } = await customerOf(prisma, companyId);
  const after = await transaction(async (tx) => {
    const locked = await lockOwn(tx, companyId);
    return { ...(await cancelInvoiced(tx, viewer, locked, contact)), invoices: [] };
  });
  return toSubscription(after);
}

/** POST /subscription/resume: a plan that is to end with its period goes on. Throws Conflict for all others. */
export async function resumePlan(viewer: PlanOwner, now = new Date()): Promise<SubscriptionRecord> {
  const companyId = viewer.company.id;
  const row = await readOwn(companyId);
  if (runsByCard(row) && row.endsAtPeriod) {
    const { card, id } = await cardOf(row);
    await card.endAtPeriod(id, false);
    await syncAdvertiser(row.id, card);
    return toSubscription(await readOwn(companyId));
  }
  const { contact } = await customerOf(prisma, companyId);
  const after = await transaction(async (tx) => {
    const locked = await lockOwn(tx, companyId);
    if (!locked.endsAtPeriod || !isShown(locked, now)) throw nothingRuns();
    const resumed = await write(tx, viewer, locked, "resume", { endsAtPeriod: false });
    await notify(tx, "planResumed", contact, { ...locked, until: locked.paidUntil });
    return resumed;
  });
  return toSubscription(after);
}
