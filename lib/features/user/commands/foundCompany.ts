import type { Transaction } from "@/lib/db/prisma";
import { freeSlug } from "@/lib/features/company/commands/freeSlug";
import { mailDomain, mayClaimByDomain } from "../rules/mailDomain";
import { slugOf } from "../rules/names";
import { sameSide } from "../rules/registration";
import type { PendingRegistration } from "../schema/registration";

/** The passive provider that a proven address under its own mail domain takes over; null where that is not plain. */
async function claimable(tx: Transaction, pending: PendingRegistration) {
  if (!mayClaimByDomain(pending.email)) return null;
  const found = await tx.company.findMany({
    where: {
      registered: false,
      users: { none: {} },
      email: { endsWith: `@${mailDomain(pending.email)}`, mode: "insensitive" },
    },
    select: { id: true, name: true, companyType: true },
    take: 20,
  });
  const fitting = found.filter((company) => sameSide(pending.companyType, company.companyType));
  if (fitting.length === 1) return fitting[0] ?? null;
  const wanted = slugOf(pending.company.name);
  return fitting.find((company) => slugOf(company.name) === wanted) ?? null;
}

function columnsOf({ company, companyType, email }: PendingRegistration) {
  return {
    companyType,
    name: company.name,
    address: company.address,
    longitude: company.location.longitude,
    latitude: company.location.latitude,
    email: company.email || email,
    telephone: company.telephone || null,
    website: company.website || null,
    registered: true,
  };
}

/** The registration's company: a passive provider's profile taken over, or a new one. */
export async function foundCompany(tx: Transaction, pending: PendingRegistration) {
  const claimed = await claimable(tx, pending);
  const description = pending.company.description || undefined;
  const company = claimed
    ? await tx.company.update({
        where: { id: claimed.id },
        data: { ...columnsOf(pending), description, version: { increment: 1 } },
        select: { id: true },
      })
    : await tx.company.create({
        data: { ...columnsOf(pending), description, slug: await freeSlug(tx, pending.company.name) },
        select: { id: true },
      });
  if (pending.companyType === "travelService") {
    await tx.advertiser.upsert({ where: { companyId: company.id }, create: { companyId: company.id }, update: {} });
  }
  return { id: company.id, claimed: claimed !== null };
}
