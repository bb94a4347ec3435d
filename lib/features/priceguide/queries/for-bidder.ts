import type { BusPartner } from "@/lib/access/viewer";
import { prisma } from "@/lib/db/prisma";
import type { BusRequestRecord } from "@/lib/features/busrequest/schema/record";
import type { BidderGuide } from "../schema";
import { askPriceGuide } from "./guide";
import { ownOffers } from "./own-offers";
import { readPricing } from "./pricing";

async function yardOf({ company: { id } }: BusPartner) {
  const company = await prisma.company.findUnique({
    where: { id },
    select: { longitude: true, latitude: true, address: true },
  });
  if (!company || company.longitude === null || company.latitude === null) return null;
  const { countryISO3166Code } = company.address as { countryISO3166Code?: string };
  return { lon: company.longitude, lat: company.latitude, country: countryISO3166Code ?? "" };
}

/** The guide beside a bidder's form; null where the request's facts are too few. Nothing of it reaches the author. */
export async function guideForBidder(viewer: BusPartner, request: BusRequestRecord): Promise<BidderGuide | null> {
  const { category, transferType, start, end, stops, passengers, quantity, vehicleTypes, needs } = request;
  const [yard, { rates }] = await Promise.all([yardOf(viewer), readPricing(viewer, viewer.company.id)]);
  const facts = { category, transferType, start, end, stops, passengers, quantity, vehicleTypes };
  const asked = {
    ...facts,
    busStays: needs?.busStays ?? false,
    driverHotelPaid: needs?.driverHotelPaid ?? false,
  };
  const record = await askPriceGuide(asked, yard);
  if (!record.question) return null;
  const offers = await ownOffers(viewer, {
    question: record.question,
    transferType,
    milliseconds: end.date - start.date,
  });
  return { record, own: rates, offers };
}
