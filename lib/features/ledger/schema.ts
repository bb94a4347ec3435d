import { z } from "zod";
import { vehicleTypes } from "@/lib/features/busrequest/rules/kinds";
import { languages } from "@/lib/i18n/routing";

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

const year = z.coerce.number("invalidValue").int("invalidValue").min(2000, "invalidValue").max(2100, "invalidValue");

/** Without a year: the last one that has trips. */
export const ledgerQuery = z.strictObject({ year: year.optional() });
/** The page's address; what makes no sense there counts as not given. */
export const ledgerAddress = z.object({ year: year.optional().catch(undefined) });

/** Language of the web page on which the sign stands. */
export const signQuery = z.strictObject({ lng: z.enum(languages, "invalidValue").default("de") });

const amount = z.number().min(0);
const count = z.number().int().min(0);
/** Of all km of these trips, empty ones too; null without trips. */
const share = z.number().min(0).max(1).nullable();
const sums = { avoided: amount, litres: amount, carbon: amount, share, trips: count };

const bus = z.strictObject({
  id: z.uuid(),
  plate: z.string(),
  country: z.string(),
  design: z.enum(vehicleTypes),
  capacity: count,
});

const writtenSection = z.strictObject({ part: z.enum(sectionParts), from: z.string(), to: z.string(), km: amount });

/** One trip that was driven: km, litres of diesel, kg of CO2, and the sum they come from. */
export const ledgerTrip = z
  .strictObject({
    id: z.uuid(),
    day: z.iso.date(),
    title: z.string(),
    source: z.enum(ledgerSources),
    bus: bus.nullable(),
    alone: amount,
    empty: amount,
    paid: amount,
    avoided: amount,
    litres: amount,
    carbon: amount,
    /** What measured the km: `network`, `factor`, `osrm` or `valhalla`. */
    measured: z.string(),
    sections: z.array(writtenSection),
  })
  .meta({ id: "LedgerTrip" });
export type LedgerTrip = z.output<typeof ledgerTrip>;

export const ledgerRecord = z
  .strictObject({
    year: z.number().int(),
    /** Those with trips, and the present one. */
    years: z.array(z.number().int()),
    total: z.strictObject(sums),
    /** The year before; `months` has its km too. */
    before: z.strictObject(sums),
    months: z.array(z.strictObject({ fit: amount, chain: amount, return: amount, all: amount, before: amount })),
    sources: z.array(z.strictObject({ source: z.enum(ledgerSources), avoided: amount, trips: count, chains: count })),
    buses: z.array(z.strictObject({ bus: bus.nullable(), ...sums })),
    trips: z.array(ledgerTrip),
    badge: z.strictObject({ shown: z.boolean(), possible: z.boolean() }),
  })
  .meta({ id: "Ledger" });
export type LedgerRecord = z.output<typeof ledgerRecord>;

export const badgeInput = z.strictObject({ shown: z.boolean("invalidValue") });

export const proofParams = z.object({ code: z.string().regex(/^[0-9a-f]{20}$/, "invalidValue") });

/** What a ledger given out as PDF says. */
export const ledgerProof = z
  .strictObject({
    code: z.string(),
    company: z.string(),
    year: z.number().int(),
    ...sums,
    issued: z.iso.date(),
  })
  .meta({ id: "LedgerProof" });
export type LedgerProof = z.output<typeof ledgerProof>;
