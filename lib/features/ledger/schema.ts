import { z } from "zod";

export const ledgerSources = ["fit", "chain", "return"] as const;
export type LedgerSource = (typeof ledgerSources)[number];

/** Enough of a wire `Place` to name its town in any language; no street, whoever lives there. */
const town = z.object({
  address: z.string(),
  placeId: z.string(),
  address_fields: z.object({ city: z.string(), country: z.string(), countryISO3166Code: z.string() }),
});

/** `alone`: driven empty if the trip ran alone; `empty`: driven empty now; `paid`: with the group aboard. */
const sectionParts = ["alone", "empty", "paid"] as const;

/** One stretch of the sum, in km. */
export const ledgerSection = z.object({
  part: z.enum(sectionParts),
  from: town,
  to: town,
  km: z.number().min(0).max(20_000),
});
/** As it is handed in: whole places will do, only their towns are kept. */
export type LedgerSection = z.output<typeof ledgerSection>;
