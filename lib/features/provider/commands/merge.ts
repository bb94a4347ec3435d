import type { Admin } from "@/lib/access/viewer";
import { audit } from "@/lib/audit/audit";
import { changed } from "@/lib/cache/tags";
import type { Transaction } from "@/lib/db/prisma";
import { transaction } from "@/lib/db/transaction";
import { conflict } from "@/lib/errors";
import { handOverOffers } from "@/lib/features/offer/commands/hand-over";
import { sameSide } from "@/lib/features/user/rules/registration";
import { getProvider } from "../queries";
import type { MergeInput } from "../schema/list";
import { lockProvider, requirePassive, requireVersion } from "./lock";

const refusal = (path: string, message: string) => conflict([{ path, message }]);

/** Both rows, always in the same order, so that two merges at once cannot wait for each other. */
async function lockBoth(tx: Transaction, id: string, into: string) {
  if (id === into) throw refusal("into", "mergeSame");
  const rows = [];
  for (const one of [id, into].sort()) rows.push(await lockProvider(tx, one));
  const [passive, target] = rows[0]?.id === id ? rows : rows.toReversed();
  if (!passive || !target) throw conflict();
  return { passive, target };
}

async function requireFit(tx: Transaction, { passive, target }: Awaited<ReturnType<typeof lockBoth>>) {
  await requirePassive(tx, passive);
  if (!target.registered) throw refusal("into", "mergeNotRegistered");
  const { companyType } = passive;
  if (companyType === "private" || !sameSide(companyType, target.companyType)) throw refusal("into", "mergeOtherSide");
  const advertiser = await tx.advertiser.findUnique({
    where: { companyId: passive.id },
    select: { abonnement: true, invoices: { select: { id: true }, take: 1 } },
  });
  const pays = advertiser && (!["none", "cancelled"].includes(advertiser.abonnement) || advertiser.invoices.length > 0);
  if (pays) throw refusal("subscription", "subscriptionRunning");
}

/** What is known by company and request: of two the registered company's own stays. */
async function moveMarks(tx: Transaction, from: string, to: string) {
  await tx.$executeRaw`update request_mark m set "companyId" = ${to}::uuid where m."companyId" = ${from}::uuid
    and not exists (select from request_mark k where k."companyId" = ${to}::uuid and k."requestId" = m."requestId")`;
  await tx.mutedRegion.updateMany({ where: { companyId: from }, data: { companyId: to } });
  const { count } = await tx.requestAlert.updateMany({ where: { companyId: from }, data: { companyId: to } });
  return count;
}

async function moveRequests(tx: Transaction, from: string, to: string) {
  const data = { receiverCompanyId: to };
  const { count } = await tx.busRequest.updateMany({ where: { receiverCompanyId: from }, data });
  await tx.busRequest.updateMany({ where: { authorCompanyId: from }, data: { authorCompanyId: to } });
  await tx.contactReveal.updateMany({ where: { companyId: from }, data: { companyId: to } });
  return count;
}

/** Locations come switched off: how many may be on is for the plan of their new owner. */
async function moveThings(tx: Transaction, from: string, to: string) {
  const where = { companyId: from };
  const messages = await tx.contactMessage.updateMany({ where, data: { companyId: to } });
  const buses = await tx.bus.updateMany({ where, data: { companyId: to } });
  const locations = await tx.advertiserLocation.updateMany({ where, data: { companyId: to, active: false } });
  return { messages: messages.count, buses: buses.count, locations: locations.count };
}

/** The old addresses lead on; links that would take over or speak for the entry die with it. */
async function replace(tx: Transaction, { id, slug }: { id: string; slug: string }, to: string) {
  await tx.companySlug.updateMany({ where: { companyId: id }, data: { companyId: to } });
  await tx.mailedToken.deleteMany({ where: { companyId: id } });
  await tx.company.delete({ where: { id } });
  await tx.companySlug.upsert({ where: { slug }, create: { slug, companyId: to }, update: { companyId: to } });
}

/**
 * POST /admin/providers/{id}/merge: a passive provider becomes part of a registered company and is gone. Opt-outs
 * hang on mail addresses and stay. Throws NotFound, Conflict with the reason.
 */
export async function mergeProvider(viewer: Admin, id: string, { into, version, intoVersion }: MergeInput) {
  await transaction(async (tx) => {
    const both = await lockBoth(tx, id, into);
    requireVersion(both.passive, version);
    requireVersion(both.target, intoVersion);
    await requireFit(tx, both);
    const moved = {
      requests: await moveRequests(tx, id, into),
      alerts: await moveMarks(tx, id, into),
      offers: await handOverOffers(tx, viewer, id, into),
      ...(await moveThings(tx, id, into)),
    };
    await replace(tx, both.passive, into);
    const { name, slug, companyType, email } = both.passive;
    const line = { action: "merge", noun: "company", after: { into, ...moved } };
    await audit(tx, viewer, { ...line, recordId: id, before: { name, slug, companyType, email } });
    await audit(tx, viewer, { ...line, recordId: into, after: { merged: id, ...moved } });
    await changed(tx, "company", `company:${id}`, `company:${into}`, "busrequest", "advertiser");
  });
  return getProvider(viewer, into);
}
