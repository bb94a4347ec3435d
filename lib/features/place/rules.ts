import { normaliseName, plainName } from "@/lib/fold";
import { greatCircleKm } from "@/lib/geo/earth";
import { countryName } from "@/lib/i18n/countries";
import { placesIn, routeText } from "@/lib/i18n/route-text";
import { type Language, languages } from "@/lib/i18n/routing";
import exonyms from "@/prisma/data/exonyms.json";
import type { LooseAddress, Place } from "./schema";

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

/** By the gazetteer's id: the name in each language, in the order of `languages`, then what else the town goes by. */
const towns: Readonly<Record<string, readonly string[]>> = exonyms;

type Id = string | number;
type Named = Pick<Place, "address" | "placeId"> & {
  address_fields: Pick<Place["address_fields"], "city" | "country" | "countryISO3166Code"> & { postal_code?: string };
};

/** Only of towns that have another name in one of the languages; all others are called the same everywhere. */
export const exonymOf = (id: Id, language: Language) => towns[id]?.[languages.indexOf(language)];

const idOf = (placeId: string) => /^geo:(\d+)$/.exec(placeId)?.[1] ?? "";

/** Chosen from the gazetteer and not overwritten by hand since: the town still bears one of its names. */
function isOneOf(names: readonly string[], city: string) {
  if (names.includes(city)) return true;
  const norm = normaliseName(city);
  return names.some((name) => normaliseName(name) === norm);
}

/**
 * The town as its reader calls it, by the gazetteer's id: of eight towns of one name each keeps its own. What was typed
 * by hand stays; the whole address where it names no town.
 */
export function placeName(place: Named | null | undefined, language: Language) {
  if (!place) return "";
  const { city } = place.address_fields;
  if (!city) return place.address;
  const id = idOf(place.placeId);
  return isOneOf(towns[id] ?? [], city) ? (exonymOf(id, language) ?? city) : city;
}

/** The country by its code; as it was typed where the code is none. */
function countryIn({ address_fields: { country, countryISO3166Code: code } }: Named, language: Language) {
  const name = countryName(code, language);
  return name === code ? country || code : name;
}

/** Town and country: all that everybody may know of where a private author lives. */
export function townLine(place: Named | null | undefined, language: Language) {
  return place ? [placeName(place, language), countryIn(place, language)].filter(Boolean).join(", ") : "";
}

/** The whole address with its town and its country in the reader's language, all else as it stands. */
export function placeLine(place: Named | null | undefined, language: Language) {
  if (!place) return "";
  const { city, postal_code, country, countryISO3166Code: code } = place.address_fields;
  const name = placeName(place, language);
  const written = new Set([country, ...languages.map((one) => countryName(code, one))]);
  const parts = place.address.split(", ").map((part, index, all) => {
    if (city && part === `${postal_code ?? ""} ${city}`) return `${postal_code} ${name}`;
    // "Regensburg (Ratisbona)": the spelling that was searched for.
    if (city && (part === city || (name !== city && part.startsWith(`${city} (`)))) return name;
    return index > 0 && index === all.length - 1 && written.has(part) ? countryIn(place, language) : part;
  });
  return parts.join(", ");
}

/** "Regensburg → Prag"; the start alone where there is no other end. `arrow`: of files and cards that have no arrow. */
export function routeName(from: Named, to: Named | null | undefined, language: Language, arrow?: string) {
  const words = routeText(placeName(from, language), placeName(to, language));
  return arrow ? placesIn(words).join(arrow) : words;
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
