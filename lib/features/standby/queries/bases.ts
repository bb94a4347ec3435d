import type { prisma, Transaction } from "@/lib/db/prisma";
import { notFound } from "@/lib/errors";
import { baseOfCompany, baseSelect } from "@/lib/features/company/queries/base";
import { distanceKm } from "@/lib/features/place/rules";
import { placeName } from "@/lib/i18n/place-names";
import type { Place } from "@/lib/features/place/schema";
import type { Language } from "@/lib/i18n/routing";

/** Where a company may be on call: its address, the depots of its filter settings, and where it has been so far. */
export interface StandbyBase {
  key: string;
  place: Pick<Place, "address" | "placeId" | "address_fields">;
  longitude: number;
  latitude: number;
  country: string;
}

/** A depot so near (km) is the company's own address. */
const same = 2;

const keyOf = ({ placeId }: Place, at: { longitude: number; latitude: number }) =>
  placeId || `at:${at.latitude.toFixed(3)},${at.longitude.toFixed(3)}`;

/** The company's bases, its own address first, and its clock. */
export async function basesOf(db: Transaction | typeof prisma, companyId: string) {
  const row = await db.company.findUnique({
    where: { id: companyId },
    select: {
      ...baseSelect,
      timeZone: true,
      standby: {
        where: { base: { not: "home" } },
        distinct: ["base"],
        orderBy: { base: "asc" },
        select: { base: true, place: true, longitude: true, latitude: true },
      },
      filters: { select: { bases: { where: { position: { gte: 0 } }, orderBy: { position: "asc" } } } },
    },
  });
  if (!row) throw notFound();
  const home = baseOfCompany(row);
  const bases: StandbyBase[] = [];
  if (home) {
    const { lat: latitude, lon: longitude, country } = home.point;
    bases.push({ key: "home", place: home.place, latitude, longitude, country });
  }
  for (const { place: stored, longitude, latitude } of row.filters?.bases ?? []) {
    const place = stored as Place;
    const key = keyOf(place, { longitude, latitude });
    const known = bases.some((base) => base.key === key || distanceKm(base, { longitude, latitude }) < same);
    const country = place.address_fields?.countryISO3166Code ?? "";
    if (!known && place.address_fields) bases.push({ key, place, longitude, latitude, country });
  }
  for (const { base: key, place: stored, longitude, latitude } of row.standby) {
    const place = stored as unknown as StandbyBase["place"];
    if (key === "home" || bases.some((base) => base.key === key)) continue;
    bases.push({ key, place, longitude, latitude, country: place.address_fields?.countryISO3166Code ?? "" });
  }
  return { bases, timeZone: row.timeZone };
}

export const baseName = ({ place }: Pick<StandbyBase, "place">, language: Language) => placeName(place, language);
