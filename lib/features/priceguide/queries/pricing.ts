import { reachesCompany } from "@/lib/access/records";
import type { Admin, BusPartner } from "@/lib/access/viewer";
import type { Transaction } from "@/lib/db/prisma";
import { transaction } from "@/lib/db/transaction";
import { forbidden, notFound } from "@/lib/errors";
import { type PricingRecord, rates } from "../schema";

const partners = ["busoperator", "touroperator", "driver"];

/** Throws Forbidden for a foreign company, NotFound for none that drives. */
export async function pricingWithin(
  db: Transaction,
  viewer: BusPartner | Admin,
  companyId: string,
): Promise<PricingRecord> {
  const company = await db.company.findUnique({
    where: { id: companyId },
    select: { companyType: true, active: true, pricing: true },
  });
  if (!company) throw notFound();
  if (!reachesCompany(viewer, companyId)) throw company.active ? forbidden() : notFound();
  if (!partners.includes(company.companyType)) throw notFound();
  const stored = rates.safeParse(company.pricing?.rates ?? {});
  return { rates: stored.success ? stored.data : {}, version: company.pricing?.version ?? 0 };
}

/** GET /company/{id}/pricing */
export const readPricing = (viewer: BusPartner | Admin, companyId: string) =>
  transaction((tx) => pricingWithin(tx, viewer, companyId));
