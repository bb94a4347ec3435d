import { isDeepStrictEqual } from "node:util";
import { placesOfTrip, seaErrors } from "@/lib/features/place/queries/land";
import type { Place } from "@/lib/features/place/schema";
import type { TripFull } from "../present";
import type { ProgrammeInput } from "../schema/input";
import type { ChangeParts } from "../schema/record";

type Row = Pick<TripFull, "startPlace" | "start" | "stops" | "endPlace" | "end" | "passengers">;

/** The programme as it stands, in the words of a proposal. */
export const partsOf = (row: Row): Required<ChangeParts> => ({
  startPlace: row.startPlace as Place,
  start: row.start.getTime(),
  stops: row.stops as Place[],
  endPlace: row.endPlace as Place | null,
  end: row.end.getTime(),
  passengers: row.passengers,
});

const wantedOf = ({ start, end, stops, passengers }: ProgrammeInput): ChangeParts => ({
  ...(start?.address && { startPlace: start.address }),
  ...(start?.date !== undefined && { start: start.date }),
  ...(stops && { stops }),
  ...(end?.address && { endPlace: end.address }),
  ...(end?.date !== undefined && { end: end.date }),
  ...(passengers !== undefined && { passengers }),
});

/** What of a proposal really differs, and the same as it is now. */
export function difference(row: Row, input: ProgrammeInput) {
  const now = partsOf(row);
  const entries = Object.entries(wantedOf(input)) as [keyof ChangeParts, unknown][];
  const changed = entries.filter(([part, value]) => !isDeepStrictEqual(value, now[part]));
  const after = Object.fromEntries(changed) as ChangeParts;
  const before = Object.fromEntries(changed.map(([part]) => [part, now[part]])) as ChangeParts;
  return { before, after };
}

/** What a proposal newly names lies on land; the places of the trip stay as they are. */
export function placeErrors(row: Row, { startPlace, stops, endPlace }: ChangeParts) {
  const now = partsOf(row);
  const places = placesOfTrip({ start: { address: startPlace }, stops, end: { address: endPlace } });
  return seaErrors(places, [now.startPlace, now.endPlace, ...now.stops]);
}
