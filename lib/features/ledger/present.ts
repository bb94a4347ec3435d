import { z } from "zod";
import { bookingTitle } from "@/lib/features/busrequest/rules/trip-title";
import { placeName } from "@/lib/i18n/place-names";
import type { Language } from "@/lib/i18n/routing";
import type { Prisma } from "@/prisma/generated/client";
import { ledgerProof, ledgerSection, ledgerSources, ledgerTrip, type LedgerProof, type LedgerTrip } from "./schema";

/** A row of the ledger with its trip and its bus, as the statement in `queries.ts` gives it. */
export type LedgerRow = {
  id: string;
  source: string;
  chainId: string | null;
  aloneKm: number;
  emptyKm: number;
  paidKm: number;
  litres: number;
  carbon: number;
  measured: string;
  sections: unknown;
  title: string;
  /** Of which the title was made; null for a booking without one. */
  request: Parameters<typeof bookingTitle>[0]["request"];
  day: string;
  bus: unknown;
};

const round = (value: number) => Math.round(value * 100) / 100;

export function toTrip(row: LedgerRow, language: Language): LedgerTrip {
  const avoided = row.aloneKm - row.emptyKm;
  const litres = (avoided * row.litres) / 100;
  const sections = z.array(ledgerSection).parse(row.sections);
  return ledgerTrip.parse({
    ...{
      id: row.id,
      day: row.day,
      title: bookingTitle(row, language),
      source: z.enum(ledgerSources).parse(row.source),
      bus: row.bus,
    },
    alone: round(row.aloneKm),
    empty: round(row.emptyKm),
    paid: round(row.paidKm),
    avoided: round(avoided),
    litres: round(litres),
    carbon: round(litres * row.carbon),
    measured: row.measured,
    sections: sections.map(({ part, from, to, km }) => ({
      part,
      km: round(km),
      from: placeName(from, language),
      to: placeName(to, language),
    })),
  });
}

export const proofSelect = { content: true } satisfies Prisma.LedgerProofSelect;

/** As of the day of issue, whatever the company is called now. */
export const toProof = (row: Prisma.LedgerProofGetPayload<{ select: typeof proofSelect }>): LedgerProof =>
  ledgerProof.parse(row.content);
