import { worksFor } from "@/lib/access/records";
import type { BusPartner } from "@/lib/access/viewer";
import { prisma } from "@/lib/db/prisma";
import { notFound } from "@/lib/errors";
import type { VehicleType } from "@/lib/features/busrequest/rules/kinds";
import { yardOf } from "@/lib/features/company/queries/yard";
import { askPriceGuide } from "@/lib/features/priceguide/queries/guide";
import { readPricing } from "@/lib/features/priceguide/queries/pricing";
import type { GuideQuestion, Rates } from "@/lib/features/priceguide/schema";
import { editedGuide, valuesOfGuide } from "@/lib/price/edits";
import { withChanges } from "@/lib/price/parameters";
import { pricedVehicles } from "@/lib/price/vehicles";
import type { Prisma } from "@/prisma/generated/client";
import { difference, partsOf } from "./difference";
import { tripPrice } from "../rules";
import { type ChangeGuide, guideParts } from "../schema/guide";
import type { ProgrammeInput } from "../schema/input";
import type { ChangeParts } from "../schema/record";

const select = {
  companyId: true,
  transferType: true,
  startPlace: true,
  start: true,
  stops: true,
  endPlace: true,
  end: true,
  passengers: true,
  quantity: true,
  currency: true,
  vatIncluded: true,
  vatRate: true,
  booking: { select: { bus: { select: { design: true } } } },
  request: {
    select: { category: true, vehicleTypes: true, needs: { select: { busStays: true, driverHotelPaid: true } } },
  },
} satisfies Prisma.TripSelect;
type Row = Prisma.TripGetPayload<{ select: typeof select }>;

const unknown: ChangeGuide = { lines: null, net: 0, gross: null };

/** What the formula is asked for one programme of the trip, with the bus that goes where it is known. */
async function questionOf(row: Row, programme: Required<ChangeParts>, yard: Awaited<ReturnType<typeof yardOf>>) {
  const { request, booking, transferType, quantity } = row;
  const bus = booking?.bus?.design;
  // One without prices of its own is reckoned by the group, as any is before it is named.
  const named = pricedVehicles.some((vehicle) => vehicle === bus);
  const { question } = await askPriceGuide(
    {
      category: request.category,
      transferType,
      start: { address: programme.startPlace, date: programme.start },
      end: { address: programme.endPlace, date: programme.end },
      stops: programme.stops,
      passengers: named ? null : programme.passengers,
      quantity,
      vehicleTypes: (named ? [bus] : request.vehicleTypes) as VehicleType[],
      busStays: request.needs?.busStays ?? false,
      driverHotelPaid: request.needs?.driverHotelPaid ?? false,
    },
    yard,
  );
  return question;
}

const quantities = {
  paidKm: "paidKm",
  deadKm: "deadKm",
  vehicleDays: "vehicleDays",
  driver: "driverHours",
  secondDriver: "secondDriverHours",
  overnight: "nights",
} as const;

const cents = (euro: number) => Math.round(euro * 100);
const tenth = (value: number) => Math.round(value * 10) / 10;

/** Part by part what the formula reckons for one programme, and of how much. */
function reckoned(question: GuideQuestion, own: Rates) {
  const { parts } = editedGuide(question, {}, own);
  const values = valuesOfGuide(question, withChanges(own));
  return { parts, of: (part: keyof typeof quantities) => tenth(values[quantities[part]]) };
}

function linesOf(before: GuideQuestion, after: GuideQuestion, own: Rates): NonNullable<ChangeGuide["lines"]> {
  const [old, next] = [reckoned(before, own), reckoned(after, own)];
  return guideParts.flatMap((part) => {
    const amount = cents(next.parts[part]) - cents(old.parts[part]);
    if (amount === 0) return [];
    const quantity = part in quantities ? (part as keyof typeof quantities) : null;
    return [{ part, amount, quantity: quantity && { before: old.of(quantity), after: next.of(quantity) } }];
  });
}

/**
 * POST /trip/{id}/change/guide: the difference that another programme makes by the own rates of the company that
 * drives, reckoned twice and told by the costs that differ. Nothing of it reaches the author. Throws NotFound for a
 * trip of others.
 */
export async function guideOfChange(
  viewer: BusPartner,
  { id, programme }: { id: string; programme: ProgrammeInput },
): Promise<ChangeGuide> {
  const row = await prisma.trip.findUnique({ where: { id }, select });
  if (!row || !worksFor(viewer, row.companyId)) throw notFound();
  if (row.currency !== "EUR") return unknown;
  const [yard, { rates }] = await Promise.all([yardOf(row.companyId), readPricing(viewer, row.companyId)]);
  const now = partsOf(row);
  const { after } = difference(row, programme);
  const [old, next] = [await questionOf(row, now, yard), await questionOf(row, { ...now, ...after }, yard)];
  if (!old || !next) return unknown;
  const lines = linesOf(old, next, rates);
  const net = lines.reduce((sum, { amount }) => sum + amount, 0);
  const vatRate = row.vatRate === null ? null : Number(row.vatRate);
  return { lines, net, gross: vatRate === null ? null : tripPrice({ amount: net, vatIncluded: false, vatRate }).gross };
}
