import { isChosen } from "@/lib/features/place/rules";
import type { Place } from "@/lib/features/place/schema";
import { createStore } from "@/lib/state/store";

type End = { address: Place | null };
type Trip = { start: End; end: End; stops: readonly Place[] };

/** Milliseconds of the ways that this page has asked for, by their places. */
export const measuredWays = createStore<ReadonlyMap<string, number>>(new Map());

const keyOf = ({ start, end, stops }: Trip) =>
  JSON.stringify(
    [start.address, ...stops, end.address].flatMap((place) => (place && isChosen(place) ? [place.location] : [])),
  );

/** What the road says of how long a trip takes, so that the form's arrival is the road's from now on. */
export function rememberArrival(trip: Trip, milliseconds: number) {
  const key = keyOf(trip);
  measuredWays.set((known) => (known.get(key) === milliseconds ? known : new Map(known).set(key, milliseconds)));
}

export const rememberedArrival = (trip: Trip) => measuredWays.get().get(keyOf(trip));
