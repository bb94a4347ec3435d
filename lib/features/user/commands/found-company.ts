import type { Transaction } from "@/lib/db/prisma";
import { conflict } from "@/lib/errors";
import { freeSlug } from "@/lib/features/company/commands/free-slug";
import { timeZoneOf } from "@/lib/i18n/time-zones";
import { passiveCompany } from "../queries/claim";
import { claimedByAddress } from "../rules/claim";
import { mailDomain } from "../rules/mail-domain";
import { sameSide } from "../rules/registration";
import type { PendingRegistration } from "../schema/registration";

/** `company` as it stood before. */
export type Claim = { company: { id: string; name: string; email: string }; by: "link" | "address" | "domain" };

const lost = () => conflict([{ path: "claim", message: "claimTaken" }]);

/** A link was followed, and somebody else was faster: told, since a second profile is not what was asked for. */
async function byLink(tx: Transaction, id: string): Promise<Claim | null> {
  const company = await tx.company.findUnique({ where: { id }, select: { id: true, name: true, email: true } });
  if (!company) return null;
  if ((await tx.company.count({ where: { ...passiveCompany, id } })) === 0) throw lost();
  return { company, by: "link" };
}

/** The passive provider that a proven address takes over by itself or by its domain. */
async function byAddress(tx: Transaction, { email, company, companyType }: PendingRegistration) {
  const domain = `@${mailDomain(email)}`;
  const users = await tx.company.findMany({
    where: { email: { endsWith: domain, mode: "insensitive" } },
    select: { id: true, name: true, email: true, website: true, companyType: true, registered: true, active: true },
    take: 200,
  });
  const passive = users.filter((one) => !one.registered && one.active && sameSide(companyType, one.companyType));
  if (passive.length === 0) return null;
  const staff = await tx.user.count({ where: { email: { endsWith: domain }, companyId: { not: null } } });
  return claimedByAddress({ email, companyName: company.name }, passive, users.length > 1 || staff > 0);
}

const columnsOf = ({ company, companyType }: PendingRegistration) => ({
  companyType,
  name: company.name,
  address: company.address,
  timeZone: timeZoneOf(company.address.countryISO3166Code),
  longitude: company.location.longitude,
  latitude: company.location.latitude,
  registered: true,
});

/** False where somebody else took it over in the meantime. What was left empty stays as it was known. */
async function takeOver(tx: Transaction, id: string, pending: PendingRegistration) {
  const { email, telephone, website, description } = pending.company;
  const { count } = await tx.company.updateMany({
    where: { id, registered: false },
    data: {
      ...columnsOf(pending),
      email: email || undefined,
      telephone: telephone || undefined,
      website: website || undefined,
      description: description || undefined,
      // Whoever kept the entry before has published nothing for the owner.
      publicData: {},
      version: { increment: 1 },
    },
  });
  await tx.mailedToken.deleteMany({ where: { companyId: id, purpose: "claim" } });
  return count === 1;
}

async function create(tx: Transaction, pending: PendingRegistration) {
  const { email, telephone, website, description, name } = pending.company;
  const contact = { email: email || pending.email, telephone: telephone || null, website: website || null };
  const { id } = await tx.company.create({
    data: { ...columnsOf(pending), ...contact, description, slug: await freeSlug(tx, name) },
    select: { id: true },
  });
  return id;
}

/** The registration's company: a passive provider's profile taken over (`claim` says how), or a new one. */
export async function foundCompany(tx: Transaction, pending: PendingRegistration) {
  const { claimCompanyId } = pending;
  const found = claimCompanyId ? await byLink(tx, claimCompanyId) : await byAddress(tx, pending);
  const claim: Claim | null = found && (await takeOver(tx, found.company.id, pending)) ? found : null;
  if (found?.by === "link" && !claim) throw lost();
  const id = claim?.company.id ?? (await create(tx, pending));
  if (pending.companyType === "travelService") {
    const { plan, interval } = pending.wishedPlan ?? {};
    const wish = { wishedPlan: plan, wishedInterval: interval };
    await tx.advertiser.upsert({ where: { companyId: id }, create: { companyId: id, ...wish }, update: wish });
  }
  return { id, claim };
}
