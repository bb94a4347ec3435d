import { prisma } from "@/lib/db/prisma";
import type { RoadPoint } from "@/lib/geo/road/profile";

/** Where a company's buses stand: at its address; null where that has no position. */
export async function yardOf(companyId: string): Promise<RoadPoint | null> {
  const company = await prisma.company.findUnique({
    where: { id: companyId },
    select: { longitude: true, latitude: true, address: true },
  });
  if (!company || company.longitude === null || company.latitude === null) return null;
  const { countryISO3166Code } = company.address as { countryISO3166Code?: string };
  return { lon: company.longitude, lat: company.latitude, country: countryISO3166Code ?? "" };
}
