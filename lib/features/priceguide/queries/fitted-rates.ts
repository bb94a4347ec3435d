import { setImmediate } from "node:timers/promises";
import { prisma } from "@/lib/db/prisma";
import type { Place } from "@/lib/features/place/schema";
import type { RoadPoint } from "@/lib/geo/road/profile";
import { type AgreedPrice, calibrate } from "@/lib/price/calibrate";
import { withChanges } from "@/lib/price/parameters";
import { type Rates, rates } from "../schema";
import { askPriceGuide } from "./guide";

/** Newest first; each takes some ways to measure. */
const mostFitted = 20;

type Agreed = { requestId: string; vehicle: string; net: number };

/** What the formula is asked for a trip that was agreed, with the vehicle that went. */
async function questionOf({ requestId, vehicle }: Agreed, yard: RoadPoint | null) {
  const request = await prisma.busRequest.findUnique({ where: { id: requestId }, include: { needs: true } });
  if (!request) return null;
  const { category, transferType, startPlace, startDate, endPlace, endDate, stops, passengers, quantity, needs } =
    request;
  const asked = {
    category,
    transferType,
    start: { address: startPlace as Place, date: startDate.getTime() },
    end: { address: endPlace as Place | null, date: endDate.getTime() },
    stops: stops as Place[],
    passengers,
    quantity,
    vehicleTypes: [],
    busStays: needs?.busStays ?? false,
    driverHotelPaid: needs?.driverHotelPaid ?? false,
  };
  const { question } = await askPriceGuide(asked, yard);
  return question && { ...question, vehicle: vehicle as typeof question.vehicle };
}

/** A company's rates as its accepted prices tell them: of km, day and hour. Null where no trip can be reckoned again. */
export async function fittedRates(
  agreed: readonly Agreed[],
  own: Rates,
  yard: RoadPoint | null,
): Promise<Rates | null> {
  const prices: AgreedPrice[] = [];
  for (const one of agreed.slice(0, mostFitted)) {
    const question = await questionOf(one, yard);
    if (question) prices.push({ question, net: one.net });
    // Other readers come between.
    await setImmediate();
  }
  if (prices.length === 0) return null;
  const found = rates.safeParse(calibrate(prices, withChanges(own)));
  return found.success ? found.data : null;
}
