import * as z from "zod/mini";
import { parseDay } from "./calendar";

/** A day of an address as it is written there: 2027-06-12. */
export const isoDay = z.codec(z.string().check(z.regex(/^\d{4}-\d\d-\d\d$/)), z.nullable(z.iso.date()), {
  decode: parseDay,
  encode: (day) => day ?? "",
});

/** The same, and as it is typed where a form is sent without scripts. */
export const typedDay = z.codec(z.string(), z.nullable(z.iso.date()), { decode: parseDay, encode: (day) => day ?? "" });
