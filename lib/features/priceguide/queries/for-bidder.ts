import type { BusPartner } from "@/lib/access/viewer";
import type { BusRequestRecord } from "@/lib/features/busrequest/schema/record";
import { yardOf } from "@/lib/features/company/queries/yard";
import type { BidderGuide } from "../schema";
import { fittedRates } from "./fitted-rates";
import { askOnRide, askPriceGuide } from "./guide";
import { ownOffers } from "./own-offers";
import { readPricing } from "./pricing";

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
  const found = await ownOffers(viewer, {
    question: record.question,
    transferType,
    milliseconds: end.date - start.date,
  });
  const fitted = found && (await fittedRates(found.agreed, rates, yard));
  const ride = await askOnRide(asked, record.question);
  return { record, ride, own: rates, offers: found?.offers ?? null, fitted };
}
