import type { Place } from "@/lib/features/place/schema";
import type { RoadPoint } from "@/lib/geo/road/profile";
import type { Prisma } from "@/prisma/generated/client";

/** Where buses stand, and how the place is called. */
export interface Base {
  point: RoadPoint;
  place: Pick<Place, "address" | "placeId" | "address_fields">;
}

export const baseSelect = { address: true, longitude: true, latitude: true } satisfies Prisma.CompanySelect;
type Row = Prisma.CompanyGetPayload<{ select: typeof baseSelect }>;

/** A company's buses stand at its address; null where nobody knows its position. */
export function baseOfCompany({ address, longitude, latitude }: Row): Base | null {
  if (longitude === null || latitude === null) return null;
  const known = address as { city?: string; country?: string; countryISO3166Code?: string };
  const { city = "", country = "", countryISO3166Code = "" } = known;
  const address_fields = { street: "", number: "", postal_code: "", city, country, countryISO3166Code };
  const point = { lat: latitude, lon: longitude, country: countryISO3166Code };
  return { point, place: { address: city || country, placeId: "company", address_fields } };
}
