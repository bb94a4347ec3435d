import type { Admin, BusPartner } from "@/lib/access/viewer";
import { audit } from "@/lib/audit/audit";
import { transaction } from "@/lib/db/transaction";
import { conflict } from "@/lib/errors";
import { pricingWithin } from "../queries/pricing";
import type { PricingRecord } from "../schema";

/** PUT /company/{id}/pricing; the rates as a whole. Throws Conflict for a stale version. */
export function changePricing(viewer: BusPartner | Admin, companyId: string, { rates, version }: PricingRecord) {
  return transaction(async (tx): Promise<PricingRecord> => {
    await tx.$queryRaw`select id from company where id = ${companyId}::uuid for no key update`;
    const before = await pricingWithin(tx, viewer, companyId);
    if (version !== before.version) throw conflict();
    await tx.companyPricing.upsert({
      where: { companyId },
      create: { companyId, rates },
      update: { rates, version: { increment: 1 } },
    });
    await audit(tx, viewer, {
      action: "change",
      noun: "company",
      recordId: companyId,
      before: { pricing: before.rates },
      after: { pricing: rates },
    });
    return { rates, version: before.version + 1 };
  });
}
