import { env } from "@/env.mjs";
import type { Transaction } from "@/lib/db/prisma";
import { kmOf } from "./rules";
import { type LedgerSection, type LedgerSource, ledgerSection } from "./schema";

type Avoided = {
  /** The booking that the acceptance has just made. */
  bookingId: string;
  /** Where measured: `source` of the road port. */
  measured: string;
  sections: readonly LedgerSection[];
  /** Of the bus, where it is known. */
  litresPer100Km?: number;
} & ({ source: Exclude<LedgerSource, "chain">; chainId?: undefined } | { source: "chain"; chainId: string });

/**
 * Stores what a won trip saves in empty km, in the transaction that accepts it; the first record of a booking stays.
 * Nothing is written where nothing is saved. It counts once the booking is over, see `queries.ts`.
 */
export async function recordAvoided(tx: Transaction, { sections, litresPer100Km, ...trip }: Avoided) {
  const kept = sections.map((section) => ledgerSection.parse(section));
  const km = kmOf(kept);
  if (km.aloneKm <= km.emptyKm) return;
  const factors = { litres: litresPer100Km ?? env.LEDGER_LITRES, carbon: env.LEDGER_CARBON };
  await tx.ledgerEntry.createMany({ data: [{ ...trip, ...km, ...factors, sections: kept }], skipDuplicates: true });
}
