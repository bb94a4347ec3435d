import { routeName } from "@/lib/features/place/rules";
import type { Place } from "@/lib/features/place/schema";
import { type Language, languages } from "@/lib/i18n/routing";

type Trip = { reference: string; from: Place; to: Place | null };

/** What a calendar calls a trip that was won: "CB-10247 München → Prag". */
export const tripTitle = ({ reference, from, to }: Trip, language: Language) =>
  `${reference} ${routeName(from, to, language)}`;

/** A title that was made of the trip, in whichever language, in the reader's; one that was typed stays. */
export function readTitle(title: string, trip: Trip | null, language: Language) {
  if (!trip) return title;
  const isMade = languages.some((one) => title === tripTitle(trip, one));
  return isMade ? tripTitle(trip, language) : title;
}
