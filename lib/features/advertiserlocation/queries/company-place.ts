import type { TravelService } from "@/lib/access/viewer";
import { prisma } from "@/lib/db/prisma";
import { emptyPlace } from "@/lib/features/place/rules";
import { postalPlaceSchema } from "@/lib/features/place/schema";

/** Where the own company is, for a location in the same house; null while its profile lacks a part of it. */
export async function readCompanyPlace(viewer: TravelService) {
  const company = await prisma.company.findUnique({
    where: { id: viewer.company.id },
    select: { address: true, longitude: true, latitude: true },
  });
  const { longitude, latitude } = company ?? {};
  const fields = company?.address as { city?: string; country?: string } | undefined;
  const address = [fields?.city, fields?.country].filter(Boolean).join(", ");
  const place = {
    ...emptyPlace,
    placeId: "company",
    address,
    address_fields: fields,
    location: { longitude, latitude },
  };
  return postalPlaceSchema.safeParse(place).data ?? null;
}
