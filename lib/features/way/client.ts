import { isChosen } from "@/lib/features/place/rules";
import type { Place } from "@/lib/features/place/schema";

type End = { address: Place | null };
type Trip = { start: End; end: End; stops: readonly Place[] };

/** Milliseconds of the ways that this page has asked for, by their places. */
const measured = new Map<string, number>();

const keyOf = ({ start, end, stops }: Trip) =>
  JSON.stringify(
    [start.address, ...stops, end.address].flatMap((place) => (place && isChosen(place) ? [place.location] : [])),
  );

/** What the road says of how long a trip takes, so that the form's arrival is the road's from now on. */
export function rememberArrival(trip: Trip, milliseconds: number) {
  measured.set(keyOf(trip), milliseconds);
}

export const rememberedArrival = (trip: Trip) => measured.get(keyOf(trip));
