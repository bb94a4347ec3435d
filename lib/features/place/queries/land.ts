import { type FieldError, validationFailed } from "@/lib/errors";
import { kmOffShore } from "@/lib/geo/water";
import { countryAround } from "./towns";
import { gazetteerCountries, isChosen } from "../rules";
import type { Location, Place } from "../schema";

const townKm = 30;
/** Lonely houses stand as far from a town of some size, on the fells and on the islands. */
const lonelyKm = 100;
/** As far out on the water, where the base map may be wrong, a house stands in a town of an island alone. */
const houseOffShoreKm = 3;
const islandKm = 4;
/**
 * Where a bus may stand: piers, locks, moles, dams and the long bridges lie no farther off, by a coast that is right to about 1 km, and
 * a telephone near the coast may be wrong by so much.
 */
const offShoreKm = 5;

function radiiAt(offShore: number | null) {
  if (offShore === null) return [townKm];
  return offShore > houseOffShoreKm ? [islandKm] : [townKm, lonelyKm];
}

/** Whether towns of the country, or only of another one, stand around a house; null on the water and far from all towns. */
export async function countryOfHouse(location: Location, country: string) {
  for (const km of radiiAt(await kmOffShore(location))) {
    const around = await countryAround(location, country, km);
    if (around) return around;
  }
  return null;
}

/**
 * Whether a bus can get there: on land by the base map or near its coast, on an island with a town, and where the base map ends near
 * one. Abroad, where neither knows anything, the place is believed.
 */
async function isOnLand({ location, address_fields: { countryISO3166Code: country } }: Place) {
  const offShore = await kmOffShore(location);
  if (offShore !== null && offShore <= offShoreKm) return true;
  if (offShore === null && !gazetteerCountries.has(country)) return true;
  return (await countryAround(location, country, offShore === null ? townKm : islandKm)) !== null;
}

type Given = Place | null | undefined;
type Trip = { start?: { address?: Given }; stops?: readonly Place[]; end?: { address?: Given } };

/** The places of a trip by the paths of their fields. */
export const placesOfTrip = ({ start, stops = [], end }: Trip): [path: string, place: Given][] => [
  ["start.address", start?.address],
  ...stops.map((stop, at): [string, Place] => [`stops.${at}`, stop]),
  ["end.address", end?.address],
];

const keyOf = ({ location: { longitude, latitude } }: Place) => `${longitude},${latitude}`;

/** Fields of places in the water; what is `kept` from before is not asked. */
export async function seaErrors(
  places: readonly [path: string, place: Given][],
  kept: readonly Given[] = [],
): Promise<FieldError[]> {
  const known = new Set(kept.flatMap((place) => (place ? keyOf(place) : [])));
  const errors: FieldError[] = [];
  for (const [path, place] of places) {
    if (!place || !isChosen(place) || known.has(keyOf(place)) || (await isOnLand(place))) continue;
    errors.push({ path, message: "placeAtSea" });
  }
  return errors;
}

/** Throws ValidationFailed at each place in the water. */
export async function requirePlacesOnLand(
  places: readonly [path: string, place: Given][],
  kept: readonly Given[] = [],
) {
  const errors = await seaErrors(places, kept);
  if (errors.length > 0) throw validationFailed(errors);
}
