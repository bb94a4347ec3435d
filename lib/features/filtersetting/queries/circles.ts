import { corridorKm } from "@/lib/features/advertiserlocation/rules/route";
import { placeName } from "@/lib/i18n/place-names";
import type { Language } from "@/lib/i18n/routing";
import { allAt } from "@/lib/features/unsubscription/rules";
import { type SettingsRow, toFilterSettings, toFilters } from "../present";
import { type NearLook, radiusOfLook } from "../rules";
import type { NearCircle, NearLocation } from "../schema";
import { locationsOf } from "./passing";

const cityOf = (address: unknown) => String((address as { city?: string } | null)?.city ?? "");

type Around = { circles: NearCircle[]; locations: NearLocation[] };
type Query = { km?: number; location?: string | null; look: NearLook; language: Language };

async function ofLocations(row: SettingsRow, { km = corridorKm, location }: Query): Promise<Around> {
  const places = await locationsOf(row.id);
  const locations = places.map(({ id, address }) => ({ id, name: cityOf(address) }));
  const circles = places.flatMap(({ id, longitude, latitude, address }) =>
    !location || id === location ? [{ name: cityOf(address), longitude, latitude, km }] : [],
  );
  return { circles, locations };
}

function ofBases(row: SettingsRow, { look, language }: Query): NearCircle[] {
  const { seat, bases } = toFilters(row);
  const { around, radius } = look;
  if (around) return [{ ...around, km: radiusOfLook(bases, look) }];
  if (bases.length === 0) return seat && radius ? [{ name: cityOf(row.address), ...seat, km: radius }] : [];
  return toFilterSettings(row, allAt("never")).bases.map(({ place, radius: own }) => {
    return { name: placeName(place, language), ...place.location, km: radius ?? own };
  });
}

/** What the list is around of: bases, or a place looked at; or locations with the corridor beside a route. */
export async function circlesOf(row: SettingsRow, query: Query): Promise<Around> {
  if (row.companyType === "travelService") return ofLocations(row, query);
  return { circles: ofBases(row, query), locations: [] };
}
