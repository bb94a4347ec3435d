import { prisma } from "@/lib/db/prisma";
import type { Prisma } from "@/prisma/generated/client";
import { makePlace, regensburg, type Spot } from "./place";

type AdvertiserLocationData = Prisma.AdvertiserLocationUncheckedCreateInput;
type House = { spot?: Spot; street?: string; number?: string; postal_code?: string };
type Overrides = Partial<AdvertiserLocationData> & Pick<AdvertiserLocationData, "companyId"> & House;

/** A restaurant in Regensburg, unless told otherwise; `companyId` is a travel service's. */
export function advertiserLocationData({ spot = regensburg, street, number, postal_code, ...rest }: Overrides) {
  const house = { street: street ?? "Donaulände", number: number ?? "3", postal_code: postal_code ?? "93047" };
  return {
    title: { de: "Gasthof Muster", en: "Muster Inn", es: "Posada Muster" },
    description: { de: "Saal für 120 Gäste.", en: "Hall for 120 guests.", es: "Salón para 120 personas." },
    address: makePlace(spot, house).address_fields,
    longitude: spot.longitude,
    latitude: spot.latitude,
    category: "restaurant",
    ...rest,
  } satisfies AdvertiserLocationData;
}

export function makeAdvertiserLocation(overrides: Overrides) {
  return prisma.advertiserLocation.create({ data: advertiserLocationData(overrides) });
}
