import { audit } from "@/lib/audit/audit";
import type { Transaction } from "@/lib/db/prisma";
import { advertiserSelect } from "../present";
import { voidOpen } from "./move";

/** Of the entry on the home page nothing stays. */
const nothing = { homeTitle: {}, homeText: {}, homePicture: null, homeVideo: null, homeActive: false, vatId: null };

/**
 * A company is erased: open invoices are void, paid ones stay as the law has it (their recipient is written on
 * them). Who has paid by card keeps an empty row until Stripe has ended it (reread.ts, endErased).
 */
export async function eraseSubscription(tx: Transaction, companyId: string) {
  await tx.$queryRaw`select id from advertiser where "companyId" = ${companyId}::uuid for update`;
  const row = await tx.advertiser.findUnique({ where: { companyId }, select: advertiserSelect });
  if (!row) return;
  await voidOpen(tx, null, row);
  await audit(tx, null, {
    action: "erase",
    noun: "subscription",
    recordId: companyId,
    before: { state: row.abonnement },
  });
  if (!row.stripeCustomerId) {
    await tx.advertiser.delete({ where: { companyId } });
    return;
  }
  const data = { ...nothing, active: false, abonnement: "cancelled", version: { increment: 1 } } as const;
  await tx.advertiser.update({ where: { companyId }, data });
}
