import { normaliseName, plainName } from "@/lib/fold";
import { greatCircleKm } from "@/lib/geo/earth";
import type { LooseAddress, Place } from "./schema";

/** Whose towns the gazetteer holds. */
export const gazetteerCountries: ReadonlySet<string> = new Set(
  (
    "AD AL AT BA BE BG BY CH CY CZ DE DK EE ES FI FO FR GB GG GI GR HR HU IE IM IS IT JE LI LT LU LV MC MD ME MK MT " +
    "NL NO PL PT RO RS RU SE SI SK SM TR UA VA XK AX SJ"
  ).split(" "),
);

const german = new Set(["DE", "AT", "CH", "LI"]);

/** Ranking without the match itself: size first, the core market a little ahead, quarters of a town behind. */
export function placeWeight(place: { population: number; country: string; fcode: string }) {
  const market = german.has(place.country) ? 0.2 : 0;
  const quarter = place.fcode === "PPLX" ? 0.4 : 0;
  return Math.log(place.population + 10) / 10 + market - quarter;
}

/** Great-circle distance in km. */
export function distanceKm(a: Place["location"], b: Place["location"]) {
  const point = ({ latitude, longitude }: Place["location"]) => ({ lat: latitude, lon: longitude });
  return greatCircleKm(point(a), point(b));
}

/** Added to a hit's score near the reader: 0.5 at the spot, 0.2 at 100 km, nothing far away. */
export function nearness(km: number) {
  return 0.5 * Math.exp(-km / 110);
}

/** The name that a reader sees, with the spelling that was found where it does not look like it. */
export function shownName(name: string, matched: string, typed: string) {
  const q = normaliseName(typed);
  const alike = [normaliseName(name), plainName(name)].some((norm) => norm.startsWith(q) || norm === matched);
  return alike || normaliseName(matched) === normaliseName(name) ? name : `${name} (${matched})`;
}

type Settlement = Place["location"] & { name: string; country: string; fcode: string | null; population: number };

/** A quarter or hamlet that bears the name of a larger town beside it: who types that name does not mean it. */
export function isUnder(small: Settlement, large: Settlement) {
  // Seats of municipalities (PPLA…) are towns of their own, however small.
  if (small.country !== large.country || small.fcode?.startsWith("PPLA")) return false;
  if (small.population >= large.population || distanceKm(small, large) > 25) return false;
  const [name, whole] = [normaliseName(large.name), normaliseName(small.name)];
  if (small.fcode === "PPLX" && whole.startsWith(`${name} `)) return true;
  return whole === name && small.population * 10 <= large.population;
}

/** How suggestions are grouped: towns, quarters of towns, all else (sights, houses). */
export const placeGroups = ["town", "quarter", "spot"] as const;

export function placeGroup({ types = [] }: Pick<Place, "types">): (typeof placeGroups)[number] {
  if (types.includes("sublocality")) return "quarter";
  return types.includes("locality") || types.includes("postal_town") ? "town" : "spot";
}

/** Group after group, each in the order in which it was given. */
export const inGroups = (places: readonly Place[]) =>
  placeGroups.flatMap((group) => places.filter((place) => placeGroup(place) === group));

export const emptyAddress: LooseAddress = {
  street: "",
  number: "",
  city: "",
  postal_code: "",
  country: "",
  countryISO3166Code: "",
};

/** Nothing selected: coordinates NaN, refused with AddressMissing. */
export const emptyPlace: Place = {
  address: "",
  placeId: "",
  address_fields: emptyAddress,
  location: { longitude: Number.NaN, latitude: Number.NaN },
};

/** Street, town and country on one line, as far as they are known. */
export function addressLine({ street, number, postal_code, city, country }: LooseAddress) {
  const parts = [`${street} ${number}`, `${postal_code} ${city}`, country].map((part) => part.trim());
  return parts.filter(Boolean).join(", ");
}

/** Typed, but not chosen from the list. */
export function typedPlace(text: string): Place {
  return { ...emptyPlace, address: text };
}

/** Another town chosen: the street that was typed beside it stays, unless the place brings its own. */
export function keepStreet(place: Place, before: Place): Place {
  if (place.address_fields.street) return place;
  const { street, number, postal_code } = before.address_fields;
  return { ...place, address_fields: { ...place.address_fields, street, number, postal_code } };
}

export function isChosen(place: Pick<Place, "location"> | null | undefined) {
  return Number.isFinite(place?.location.longitude) && Number.isFinite(place?.location.latitude);
}

const tenth = (degrees: number) => Math.round(degrees * 10) / 10;

/** A place without its front door: town and country, and where that is to ten kilometres. */
export function withoutFrontDoor({ address_fields: { city, country, countryISO3166Code }, location }: Place): Place {
  return {
    address: [city, country].filter(Boolean).join(", "),
    placeId: "",
    address_fields: { street: "", number: "", city, postal_code: "", country, countryISO3166Code },
    location: { longitude: tenth(location.longitude), latitude: tenth(location.latitude) },
  };
}
