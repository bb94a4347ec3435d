import type { Place } from "@/lib/features/place/schema";
import { countryName } from "@/lib/i18n/countries";
import type { Language } from "@/lib/i18n/routing";

export type Spot = { id: string; city: string; country: string; longitude: number; latitude: number };

// Of the positions that private authors' requests are rounded to, so that distances to them are whole.
export const regensburg: Spot = {
  id: "geo:2849483",
  city: "Regensburg",
  country: "DE",
  longitude: 12.1,
  latitude: 49.02,
};
export const prag: Spot = { id: "geo:3067696", city: "Prag", country: "CZ", longitude: 14.42, latitude: 50.09 };

type Detail = { street?: string; number?: string; postal_code?: string; language?: Language };

/** Wire shape `Place` of a town, or of a house in it. */
export function makePlace(spot: Spot = regensburg, { language = "de", ...house }: Detail = {}): Place {
  const { street = "", number = "", postal_code = "" } = house;
  const country = countryName(spot.country, language);
  const first = [street, number].filter(Boolean).join(" ");
  const second = [postal_code, spot.city].filter(Boolean).join(" ");
  return {
    address: [first, second, country].filter(Boolean).join(", "),
    placeId: spot.id,
    address_fields: { street, number, city: spot.city, postal_code, country, countryISO3166Code: spot.country },
    location: { longitude: spot.longitude, latitude: spot.latitude },
    types: ["locality", "political"],
  };
}
