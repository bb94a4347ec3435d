import { isDeepStrictEqual } from "node:util";
import { changesCompany, worksFor } from "@/lib/access/records";
import { isAdmin } from "@/lib/access/rules";
import type { Admin, Owner } from "@/lib/access/viewer";
import { audit } from "@/lib/audit/audit";
import { changed } from "@/lib/cache/tags";
import type { Transaction } from "@/lib/db/prisma";
import { transaction } from "@/lib/db/transaction";
import { conflict, forbidden, notFound } from "@/lib/errors";
import { isBound, type State } from "@/lib/features/subscription/rules";
import { slugOf } from "@/lib/fold";
import { timeZoneOf } from "@/lib/i18n/time-zones";
import { consume } from "@/lib/limits/limits";
import type { Prisma } from "@/prisma/generated/client";
import { companySelect, toCompany } from "../present";
import type { CompanyChange, CompanyRecord } from "../schema";
import { requireOwnFiles } from "./files";
import { freeSlug } from "./free-slug";

/** Locks a company that the viewer may change. Throws NotFound where it is not to be seen, Forbidden where foreign. */
async function lockOwn(tx: Transaction, viewer: Owner | Admin, id: string) {
  await tx.$queryRaw`select id from company where id = ${id}::uuid for update`;
  const row = await tx.company.findUnique({ where: { id }, select: { ...companySelect, active: true } });
  if (!row) throw notFound();
  const { active, ...company } = row;
  if (changesCompany(viewer, id)) return toCompany(company);
  const isKnown = worksFor(viewer, id) || (active && row.companyType !== "private");
  throw isKnown ? forbidden() : notFound();
}

/** A new name is a new address; the old one redirects, and goes back to the company that takes its old name again. */
async function moveSlug(tx: Transaction, { id, slug, name: before }: CompanyRecord, name: string | undefined) {
  if (name === undefined || slugOf(name) === slugOf(before)) return undefined;
  const next = await freeSlug(tx, name, id);
  if (next === slug) return undefined;
  await tx.companySlug.deleteMany({ where: { slug: next, companyId: id } });
  await tx.companySlug.upsert({ where: { slug }, create: { slug, companyId: id }, update: { companyId: id } });
  return next;
}

const countryOf = (address: unknown) => (address as { countryISO3166Code?: string } | null)?.countryISO3166Code;

/** The one that was chosen; who moves to another country without having chosen goes by the clock there. */
function zoneOf({ timeZone, address }: CompanyChange, before: CompanyRecord) {
  if (timeZone !== undefined || address === undefined) return timeZone;
  const stays = before.timeZone !== timeZoneOf(countryOf(before.address));
  return stays ? undefined : timeZoneOf(address.countryISO3166Code);
}

function columnsOf(change: CompanyChange, before: CompanyRecord, admin: boolean): Prisma.CompanyUncheckedUpdateInput {
  const { name, address, location, description, email, fax, cellphone, telephone, website, pdf, logo, images } = change;
  const spot = location ?? { longitude: null, latitude: null };
  return {
    name,
    address,
    description,
    email,
    fax,
    cellphone,
    telephone,
    website,
    pdf,
    logo,
    images,
    ...(location === undefined ? {} : { longitude: spot.longitude, latitude: spot.latitude }),
    timeZone: zoneOf(change, before),
    publicData: change.publicData as Prisma.InputJsonObject | undefined,
    companyType: admin ? change.companyType : undefined,
    version: { increment: 1 },
  };
}

/** A travel service has a plan; another kind of company could neither use nor end one. Throws Conflict. */
async function followType(tx: Transaction, { id: companyId, companyType }: { id: string; companyType: string }) {
  if (companyType === "travelService") {
    await tx.advertiser.upsert({ where: { companyId }, create: { companyId }, update: {} });
    return;
  }
  const [plan] = await tx.$queryRaw<{ abonnement: State }[]>`
    select abonnement::text as abonnement from advertiser where "companyId" = ${companyId}::uuid for update`;
  if (plan && isBound(plan.abonnement)) throw conflict([{ path: "companyType", message: "subscriptionRunning" }]);
}

/** Each former address stays the company's: whoever renames on and on would take the names of others. */
const renames = { name: "company-rename", points: 10, seconds: 7 * 24 * 60 * 60 };

async function countRename(viewer: Owner | Admin, id: string, name: string | undefined) {
  const company = isAdmin(viewer) ? null : viewer.company;
  if (name === undefined || company?.id !== id) return;
  if (slugOf(name) !== slugOf(company.name)) await consume(renames, id);
}

/** Before and after, of what differs alone; null where nothing does. */
function differenceOf(before: CompanyRecord, after: CompanyRecord) {
  const keys = (Object.keys(after) as (keyof CompanyRecord)[]).filter((key) => key !== "version");
  const differing = keys.filter((key) => !isDeepStrictEqual(before[key], after[key]));
  const pick = (record: CompanyRecord) =>
    Object.fromEntries(differing.map((key) => [key, record[key]])) as Prisma.InputJsonObject;
  return differing.length > 0 ? { before: pick(before), after: pick(after) } : null;
}

/**
 * PUT /company/{id}: one's own company as its owner, or any as an admin; what is left out stays. Throws Conflict
 * for a stale version, ValidationFailed for a file of somebody else, RateLimited for one new name after another.
 */
export async function changeCompany(viewer: Owner | Admin, id: string, change: CompanyChange): Promise<CompanyRecord> {
  await countRename(viewer, id, change.name);
  return transaction(async (tx) => {
    const before = await lockOwn(tx, viewer, id);
    if (change.version !== undefined && change.version !== before.version) throw conflict();
    await requireOwnFiles(tx, viewer, before, change);
    const slug = await moveSlug(tx, before, change.name);
    const data = { ...columnsOf(change, before, isAdmin(viewer)), slug };
    const row = await tx.company.update({ where: { id }, data, select: companySelect });
    if (before.companyType !== row.companyType) await followType(tx, row);
    const after = toCompany(row);
    const difference = differenceOf(before, after);
    if (difference) await audit(tx, viewer, { action: "change", noun: "company", recordId: id, ...difference });
    const isAdvertiser = [before, after].some(({ companyType }) => companyType === "travelService");
    await changed(tx, "company", `company:${id}`, ...(isAdvertiser ? ["advertiser"] : []));
    return after;
  });
}
