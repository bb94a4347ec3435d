import type { PlanOwner } from "@/lib/access/viewer";
import { prisma } from "@/lib/db/prisma";
import { transaction } from "@/lib/db/transaction";
import { conflict } from "@/lib/errors";
import { notify } from "../notify";
import { toSubscription } from "../present";
import { day, trialDays } from "../rules";
import type { SubscriptionRecord } from "../schema/subscription";
import { move } from "./move";
import { customerOf, lockOwn } from "./reach";

/** POST /subscription/trial: thirty days, once a company, one location. Throws Conflict for a second one. */
export async function startTrial(viewer: PlanOwner): Promise<SubscriptionRecord> {
  const companyId = viewer.company.id;
  const { contact } = await customerOf(prisma, companyId);
  const now = new Date();
  const paidUntil = new Date(now.getTime() + trialDays * day);
  const row = await transaction(async (tx) => {
    const before = await lockOwn(tx, companyId);
    if (before.trialUsedAt) throw conflict([{ path: "plan", message: "trialUsed" }]);
    const period = { periodStart: now, paidUntil, trialUsedAt: now, endsAtPeriod: false };
    const after = await move(tx, viewer, before, "trial", { ...period, plan: "trial", interval: null, payment: null });
    await notify(tx, "planTrial", contact, { plan: "trial", interval: null, until: paidUntil });
    return after;
  });
  return toSubscription(row);
}
