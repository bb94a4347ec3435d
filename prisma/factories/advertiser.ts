import { prisma } from "@/lib/db/prisma";
import type { Prisma } from "@/prisma/generated/client";

type AdvertiserData = Prisma.AdvertiserUncheckedCreateInput;
type Overrides = Partial<AdvertiserData> & Pick<AdvertiserData, "companyId">;

/** A paying advertiser with its home page entry; `companyId` is a travel service's. */
export function advertiserData(overrides: Overrides) {
  return {
    abonnement: "active",
    plan: "single",
    homeTitle: { de: "Gasthof Muster", en: "Muster Inn", es: "Posada Muster" },
    homeText: { de: "Platz für Gruppen.", en: "Room for groups.", es: "Sitio para grupos." },
    ...overrides,
  } satisfies AdvertiserData;
}

export function makeAdvertiser(overrides: Overrides) {
  return prisma.advertiser.create({ data: advertiserData(overrides) });
}
