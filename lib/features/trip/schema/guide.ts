import { z } from "zod";

/** Costs of the price guide, in the order in which they are reckoned. */
export const guideParts = [
  "paidKm",
  "deadKm",
  "vehicleDays",
  "driver",
  "secondDriver",
  "overnight",
  "margin",
  "season",
  "tolls",
] as const;

const amount = z.number().int();
/** Of a part: km, days, hours or nights before and after. */
const quantity = z.strictObject({ before: z.number(), after: z.number() });

/** What another programme costs more or less by the company's own rates: a guide. Cents, without VAT. */
export const changeGuide = z
  .strictObject({
    /** Those that differ; null: too little is known to reckon, or the price is in another currency. */
    lines: z.array(z.strictObject({ part: z.enum(guideParts), quantity: quantity.nullable(), amount })).nullable(),
    /** Their sum; `gross` by the trip's own rate, null where that is open. */
    net: amount,
    gross: amount.nullable(),
  })
  .meta({ id: "TripChangeGuide" });
export type ChangeGuide = z.output<typeof changeGuide>;
