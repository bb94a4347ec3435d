import { placeLine, placeName } from "@/lib/i18n/place-names";
import type { Language } from "@/lib/i18n/routing";
import { type TripPart, tripParts } from "../rules";
import type { ChangeParts } from "../schema/record";

/** What of a programme a proposal changes, in the order in which it is shown. */
export const partsIn = (after: ChangeParts) => tripParts.filter((part) => part in after);

type Wording = { language: Language; townOf?: typeof placeName };

/** A part in words: moments and numbers as they are, places by name, "" for no stops; null for none. */
export function wordOf(part: TripPart, parts: ChangeParts, { language, townOf = placeName }: Wording) {
  if (part === "start" || part === "end" || part === "passengers") return parts[part] ?? null;
  if (part === "stops") return parts.stops?.map((stop) => townOf(stop, language)).join(", ") ?? null;
  return townOf(parts[part] ?? null, language) || null;
}

/** Before and after; of another house in the same town with the whole address, else nothing would seem to change. */
export function wordsOf(
  part: TripPart,
  { before, after }: { before: ChangeParts; after: ChangeParts },
  language: Language,
) {
  const towns = [before, after].map((parts) => wordOf(part, parts, { language }));
  const [old, next] =
    towns[0] === towns[1]
      ? [before, after].map((parts) => wordOf(part, parts, { language, townOf: placeLine }))
      : towns;
  return { before: old ?? null, after: next ?? null };
}
