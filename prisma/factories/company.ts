import { v7 as uuidv7 } from "uuid";
import { prisma } from "@/lib/db/prisma";
import type { Prisma } from "@/prisma/generated/client";
import { slugOf } from "@/lib/fold";
import { makePlace, regensburg, type Spot } from "./place";

export type CompanyData = Prisma.CompanyUncheckedCreateInput;
type Overrides = Partial<CompanyData> & { spot?: Spot; street?: string; number?: string; postal_code?: string };

let made = 0;

/** A bus operator in Regensburg, unless told otherwise; an `id` is part of it, so that others can point at it. */
export function companyData({ spot = regensburg, street, number, postal_code, ...rest }: Overrides = {}) {
  made += 1;
  const name = rest.name ?? `Omnibus Muster ${made}`;
  const slug = rest.slug ?? slugOf(name);
  const house = { street: street ?? "Bahnhofstraße", number: number ?? "1", postal_code: postal_code ?? "93047" };
  return {
    id: uuidv7(),
    companyType: "busoperator",
    name,
    slug,
    address: makePlace(spot, house).address_fields,
    longitude: spot.longitude,
    latitude: spot.latitude,
    email: `info@${slug}.example`,
    ...rest,
  } satisfies CompanyData;
}

export function makeCompany(overrides: Overrides = {}) {
  return prisma.company.create({ data: companyData(overrides) });
}
