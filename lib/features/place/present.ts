import { countryName } from "@/lib/i18n/countries";
import { type Language, languages } from "@/lib/i18n/routing";
import stateNames from "@/prisma/data/state-names.json";
import { exonymOf } from "@/lib/i18n/place-names";
import type { Place } from "./schema";

/** What the place queries select. */
export type TownRow = {
  id: number;
  name: string;
  country: string;
  admin1: string | null;
  fcode: string | null;
  population: number;
  latitude: number;
  longitude: number;
};

export const townColumns = `g.id, g.name, g.country::text as country, g.admin1, g.fcode, g.population, g.latitude, g.longitude`;

/** The name in the reader's language. */
export const townName = ({ id, name }: TownRow, language: Language) => exonymOf(id, language) ?? name;

const states: Readonly<Record<string, readonly string[]>> = stateNames;

/** The state in the reader's language; those without another name are called the same everywhere. */
export const stateName = (state: string, language: Language) => states[state]?.[languages.indexOf(language)] ?? state;

/** A town as the wire's Place; `label` where the spelling that was found belongs into the line. */
export function presentTown(row: TownRow, language: Language, label?: string): Place {
  const city = townName(row, language);
  const country = countryName(row.country, language);
  return {
    address: `${label ?? city}, ${country}`,
    placeId: `geo:${row.id}`,
    address_fields: {
      street: "",
      number: "",
      city,
      ...(row.admin1 ? { state: stateName(row.admin1, language) } : {}),
      postal_code: "",
      country,
      countryISO3166Code: row.country,
    },
    location: { longitude: row.longitude, latitude: row.latitude },
    types: [row.fcode === "PPLX" ? "sublocality" : "locality", "political"],
  };
}
