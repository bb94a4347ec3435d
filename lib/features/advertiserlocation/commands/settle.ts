import { validationFailed } from "@/lib/errors";
import { countryOfHouse } from "@/lib/features/place/queries/land";
import type { Language } from "@/lib/i18n/routing";
import type { Prisma } from "@/prisma/generated/client";
import { shownIn, type Texts, textsOf } from "../present/own";
import type { LocationChange } from "../schema/own";

type Spot = { address: { countryISO3166Code?: string }; location: { longitude: number; latitude: number } };

/** Throws ValidationFailed for a point on the water, and for one in another country than the address. */
export async function requireLand({ address, location }: Spot) {
  const around = await countryOfHouse(location, address.countryISO3166Code ?? "");
  if (around === "same") return;
  throw validationFailed([{ path: "location", message: around ? "locationCountry" : "locationAtSea" }]);
}

type Given = { alone: LocationChange["title"]; named: Exclude<LocationChange["title"], string> };

/**
 * A text alone is the caller's language's. One that only repeats what is shown, as a record that is sent back whole
 * does, changes nothing: it may be another language's that stands in.
 */
function mergeTexts(before: Texts, { alone, named }: Given, language: Language): Texts {
  const single = typeof alone === "string" && alone !== shownIn(before, language) ? { [language]: alone } : {};
  const several = typeof alone === "object" ? alone : {};
  const changes = Object.entries({ ...named, ...several, ...single }).filter(([, text]) => text !== undefined);
  return textsOf({ ...before, ...Object.fromEntries(changes.map(([key, text]) => [key, text ?? ""])) });
}

export type Stored = { title: unknown; description: unknown; facts: unknown };

/** Texts and facts as they are to be stored. Throws ValidationFailed where no title is left. */
export function settleTexts(before: Stored, change: LocationChange, language: Language) {
  const { texts = {}, facts } = change;
  const title = mergeTexts(textsOf(before.title), { alone: change.title, named: texts.title }, language);
  const given = { alone: change.description, named: texts.description };
  const description = mergeTexts(textsOf(before.description), given, language);
  if (Object.keys(title).length === 0) throw validationFailed([{ path: "title", message: "required" }]);
  const all = { ...(before.facts as object | null), ...facts };
  const known = Object.fromEntries(Object.entries(all).filter(([, fact]) => fact !== null && fact !== undefined));
  return { title, description, facts: known as Prisma.InputJsonObject };
}
