import { referenceOf } from "./reference";
import { routeName } from "@/lib/i18n/place-names";
import type { Place } from "@/lib/features/place/schema";
import { type Language, languages } from "@/lib/i18n/routing";

type Trip = { reference: string; from: Place; to: Place | null };

/** What a calendar calls a trip that was won: "CB-10247 München → Prag". */
const tripTitle = ({ reference, from, to }: Trip, language: Language) =>
  `${reference} ${routeName(from, to, language)}`;

/** The title without the reference that it begins with, for where that stands beside it anyway. */
export function withoutReference(title: string, reference: string | null) {
  if (!reference || !title.startsWith(reference)) return title;
  return title.slice(reference.length).replace(/^[\s,]+/, "") || title;
}

/** A title that was made of the trip, in whichever language, in the reader's; one that was typed stays. */
export function readTitle(title: string, trip: Trip | null, language: Language) {
  if (!trip) return title;
  const isMade = languages.some((one) => title === tripTitle(trip, one));
  return isMade ? tripTitle(trip, language) : title;
}

/** Of a request: what its trip's title is made of. */
export const titleParts = { number: true, startPlace: true, endPlace: true } as const;
type Parts = { number: number; startPlace: unknown; endPlace: unknown };
const tripOf = ({ number, startPlace, endPlace }: Parts): Trip => ({
  reference: referenceOf(number),
  from: startPlace as Place,
  to: endPlace as Place | null,
});

/** What a request's trip is called once it is won. */
export const requestTitle = (request: Parts, language: Language) => tripTitle(tripOf(request), language);

/** What a booking is called, to the reader of this language. */
export function bookingTitle({ title, request }: { title: string; request: Parts | null }, language: Language) {
  return request ? readTitle(title, tripOf(request), language) : title;
}
