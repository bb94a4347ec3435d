import { countryName } from "@/lib/i18n/countries";
import type { Language } from "@/lib/i18n/routing";
import { exonymOf } from "./rules";
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
      ...(row.admin1 ? { state: row.admin1 } : {}),
      postal_code: "",
      country,
      countryISO3166Code: row.country,
    },
    location: { longitude: row.longitude, latitude: row.latitude },
    types: [row.fcode === "PPLX" ? "sublocality" : "locality", "political"],
  };
}
