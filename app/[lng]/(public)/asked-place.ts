import { requestAddress } from "@/components/busrequest/filter-address";
import { searchPlaces } from "@/lib/features/place/queries/towns";
import { isChosen } from "@/lib/features/place/rules";
import { aroundKm } from "@/lib/features/surroundings/schema";
import { normaliseName } from "@/lib/fold";
import type { Language } from "@/lib/i18n/routing";
import { type SearchValues, searchOf } from "../search-params";

/** A postal code before the town, which the gazetteer does not know. */
const postalCode = /^\s*(?:[a-z]{1,2}[- ])?\d{4,5}\s+/i;

/** The place that a form asks for: chosen from the suggestions, or the town that was typed; null where none is known. */
export async function askedPlace(params: SearchValues, language: Language) {
  const { place, text } = requestAddress.read(searchOf(params));
  if (place) return { text: place.name, place: { ...place, km: aroundKm } };
  const town = text.replace(postalCode, "").split(",")[0]?.trim() ?? "";
  const places = town ? await searchPlaces(town, language).catch(() => []) : [];
  // The line of a suggestion, sent again: of eight towns of one name it means its own.
  const best = places.find(({ address }) => address === text) ?? places[0];
  const known = best && isChosen(best) && normaliseName(best.address).startsWith(normaliseName(town));
  return { text, place: known ? { ...best.location, name: best.address, km: aroundKm } : null };
}
export type AskedPlace = Awaited<ReturnType<typeof askedPlace>>;
