import { normaliseName } from "@/lib/fold";
import exonyms from "@/prisma/data/exonyms.json";
import { countryName } from "./countries";
import { placesIn, routeText } from "./route-text";
import { type Language, languages } from "./routing";

/** By the gazetteer's id: the name in each language, in the order of `languages`, then what else the town goes by. */
const towns: Readonly<Record<string, readonly string[]>> = exonyms;

type Id = string | number;
type Named = {
  address: string;
  placeId: string;
  address_fields: { city: string; country: string; countryISO3166Code: string; postal_code?: string };
};

/** Only of towns that have another name in one of the languages; all others are called the same everywhere. */
export const exonymOf = (id: Id, language: Language) => towns[id]?.[languages.indexOf(language)];

const idOf = (placeId: string) => /^geo:(\d+)$/.exec(placeId)?.[1] ?? "";

/** Chosen from the gazetteer and not overwritten by hand since: the town still bears one of its names. */
function isOneOf(names: readonly string[], city: string) {
  if (names.length === 0 || names.includes(city)) return names.length > 0;
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
