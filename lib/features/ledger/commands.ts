import { createHash } from "node:crypto";
import { env } from "@/env.mjs";
import type { BusPartner } from "@/lib/access/viewer";
import { audit } from "@/lib/audit/audit";
import { changed } from "@/lib/cache/tags";
import { prisma, type Transaction } from "@/lib/db/prisma";
import { transaction } from "@/lib/db/transaction";
import { litresOf } from "./queries";
import { kmOf } from "./rules";
import { type LedgerProof, type LedgerRecord, type LedgerSection, type LedgerSource, ledgerSection } from "./schema";

type Avoided = {
  /** The booking that the acceptance has just made. */
  bookingId: string;
  /** Where measured: `source` of the road port. */
  measured: string;
  sections: readonly LedgerSection[];
} & ({ source: Exclude<LedgerSource, "chain">; chainId?: undefined } | { source: "chain"; chainId: string });

/**
 * Stores what a won trip saves in empty km, in the transaction that accepts it; the first record of a booking stays.
 * Nothing is written where nothing is saved. It counts once the booking is over, see `queries.ts`.
 */
export async function recordAvoided(tx: Transaction, { sections, ...trip }: Avoided) {
  const kept = sections.map((section) => ledgerSection.parse(section));
  const km = kmOf(kept);
  if (km.aloneKm <= km.emptyKm) return;
  const bus = { select: { litres: true, capacity: true } };
  const driven = await tx.booking.findUnique({ where: { id: trip.bookingId }, select: { bus } });
  const factors = { litres: litresOf(driven?.bus ?? null), carbon: env.LEDGER_CARBON };
  await tx.ledgerEntry.createMany({ data: [{ ...trip, ...km, ...factors, sections: kept }], skipDuplicates: true });
}

/** POST /ledger/badge: whether the company's profile shows its avoided km. */
export async function showBadge(viewer: BusPartner, { shown }: { shown: boolean }): Promise<undefined> {
  const { id: companyId } = viewer.company;
  await transaction(async (tx) => {
    const key = { where: { companyId } };
    if (shown) await tx.ledgerBadge.upsert({ ...key, create: { companyId }, update: {} });
    else await tx.ledgerBadge.deleteMany(key);
    await audit(tx, viewer, { action: "change", noun: "company", recordId: companyId });
    await changed(tx, "company", `company:${companyId}`);
  });
  return undefined;
}

/**
 * The proof of a ledger that is given out: its code is a checksum of all that the sheets list, so that the same figures
 * have the same code, and others another.
 */
export async function issueProof(viewer: BusPartner, ledger: LedgerRecord, now = new Date()): Promise<LedgerProof> {
  const { id: companyId, name: company } = viewer.company;
  const { year, total, trips } = ledger;
  const listed = trips.map(({ id, day, alone, empty, paid, litres, carbon }) => [
    id,
    day,
    alone,
    empty,
    paid,
    litres,
    carbon,
  ]);
  const sum = createHash("sha256")
    .update(JSON.stringify([companyId, company, year, listed]))
    .digest("hex");
  const content: LedgerProof = {
    code: sum.slice(0, 20),
    company,
    year,
    ...total,
    issued: now.toISOString().slice(0, 10),
  };
  const row = { code: content.code, companyId, year, content };
  await prisma.ledgerProof.upsert({ where: { code: content.code }, create: row, update: {} });
  return content;
}
