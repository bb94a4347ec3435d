import type { Codec } from "@/lib/http/address";
import type { Day } from "@/lib/i18n/days";
import { parseDay } from "./calendar";

/** A day of an address as it is typed where a form is sent without scripts. */
export const typedDay: Codec<Day> = { decode: parseDay, encode: (day) => day };

/** The same, only as it is written there: 2027-06-12. */
export const isoDay: Codec<Day> = {
  decode: (text) => (/^\d{4}-\d\d-\d\d$/.test(text) ? parseDay(text) : null),
  encode: (day) => day,
};
