import type { BusPartner } from "@/lib/access/viewer";
import { prisma } from "@/lib/db/prisma";
import type { BusRequestRecord } from "@/lib/features/busrequest/schema/record";
import { yardOf } from "@/lib/features/company/queries/yard";
import { vehicleOfBus } from "@/lib/price/vehicles";
import type { BidderGuide } from "../schema";
import { fittedRates } from "./fitted-rates";
import { askOnRide, askPriceGuide } from "./guide";
import { ownOffers } from "./own-offers";
import { readPricing } from "./pricing";

/** What the company's buses in service are priced as. */
async function vehiclesOf(companyId: string) {
  const where = { companyId, active: true };
  const kinds = await prisma.bus.groupBy({
    by: ["design", "capacity"],
    where,
    orderBy: { capacity: "asc" },
    take: 200,
  });
  return new Set(kinds.map(vehicleOfBus));
}

/** The guide beside a bidder's form; null where the request's facts are too few. Nothing of it reaches the author. */
export async function guideForBidder(viewer: BusPartner, request: BusRequestRecord): Promise<BidderGuide | null> {
  const { category, transferType, start, end, stops, passengers, quantity, vehicleTypes, needs } = request;
  const [yard, { rates }] = await Promise.all([yardOf(viewer.company.id), readPricing(viewer, viewer.company.id)]);
  const facts = { category, transferType, start, end, stops, passengers, quantity, vehicleTypes };
  const asked = {
    ...facts,
    busStays: needs?.busStays ?? false,
    driverHotelPaid: needs?.driverHotelPaid ?? false,
  };
  const record = await askPriceGuide(asked, yard);
  if (!record.question) return null;
  const { question } = record;
  const [found, fleet] = await Promise.all([
    ownOffers(viewer, { question, transferType, milliseconds: end.date - start.date }),
    vehiclesOf(viewer.company.id),
  ]);
  const others: BidderGuide["others"] = {};
  for (const vehicle of new Set([question.vehicle, ...fleet])) {
    const own = found.get(vehicle);
    if (own) others[vehicle] = { offers: own.offers, fitted: await fittedRates(own.agreed, rates, yard) };
  }
  const { offers = null, fitted = null } = others[question.vehicle] ?? {};
  const ride = await askOnRide(asked, question);
  return { record, ride, own: rates, others, offers, fitted };
}
