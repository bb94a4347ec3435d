import { worksFor } from "@/lib/access/records";
import type { BusPartner } from "@/lib/access/viewer";
import { prisma } from "@/lib/db/prisma";
import { notFound, validationFailed } from "@/lib/errors";
import type { VehicleType } from "@/lib/features/busrequest/rules/kinds";
import { yardOf } from "@/lib/features/company/queries/yard";
import { askPriceGuide } from "@/lib/features/priceguide/queries/guide";
import { readPricing } from "@/lib/features/priceguide/queries/pricing";
import type { GuideQuestion, Rates } from "@/lib/features/priceguide/schema";
import { editedGuide, valuesOfGuide } from "@/lib/price/edits";
import { withChanges } from "@/lib/price/parameters";
import { pricedVehicles } from "@/lib/price/vehicles";
import type { Prisma } from "@/prisma/generated/client";
import { difference, partsOf, placeErrors } from "./difference";
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
  booking: {
    select: { bus: { select: { design: true } }, more: { select: { bus: { select: { design: true } } } } },
  },
  request: {
    select: { category: true, vehicleTypes: true, needs: { select: { busStays: true, driverHotelPaid: true } } },
  },
} satisfies Prisma.TripSelect;
type Row = Prisma.TripGetPayload<{ select: typeof select }>;

const unknown: ChangeGuide = { lines: null, net: 0, gross: null };

type Yard = Awaited<ReturnType<typeof yardOf>>;
/** Buses that are priced alike; `vehicle` null: as the group asks for. */
type Kind = { vehicle: VehicleType | null; quantity: number };

/** The kinds of bus that go. One without prices of its own is reckoned by the group, as any is before it is named. */
function kindsOf({ booking, quantity }: Row): Kind[] {
  const designs = booking ? [booking, ...booking.more].map(({ bus }) => bus?.design) : [];
  const named = designs.flatMap((design) => pricedVehicles.find((vehicle) => vehicle === design) ?? []);
  const [first, ...others] = [...new Set(named)].map((vehicle) => {
    return { vehicle, quantity: named.filter((one) => one === vehicle).length };
  });
  if (!first) return [{ vehicle: null, quantity }];
  return [{ ...first, quantity: first.quantity + Math.max(0, quantity - named.length) }, ...others];
}

/** What the formula is asked for one programme of the trip and the buses of one kind. */
async function questionOf(row: Row, programme: Required<ChangeParts>, { vehicle, quantity }: Kind, yard: Yard) {
  const { request, transferType } = row;
  const { question } = await askPriceGuide(
    {
      category: request.category,
      transferType,
      start: { address: programme.startPlace, date: programme.start },
      end: { address: programme.endPlace, date: programme.end },
      stops: programme.stops,
      passengers: vehicle ? null : programme.passengers,
      quantity,
      vehicleTypes: vehicle ? [vehicle] : (request.vehicleTypes as VehicleType[]),
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

type Questions = { before: GuideQuestion; after: GuideQuestion };

/** Costs of all kinds together. Km, days, hours and nights are of each bus, so that the first kind's stand for all. */
function linesOf(asked: readonly Questions[], own: Rates): NonNullable<ChangeGuide["lines"]> {
  const kinds = asked.map(({ before, after }) => ({ old: reckoned(before, own), next: reckoned(after, own) }));
  return guideParts.flatMap((part) => {
    const amount = kinds.reduce((sum, { old, next }) => sum + cents(next.parts[part]) - cents(old.parts[part]), 0);
    const [first] = kinds;
    if (amount === 0 || !first) return [];
    const quantity = part in quantities ? (part as keyof typeof quantities) : null;
    return [{ part, amount, quantity: quantity && { before: first.old.of(quantity), after: first.next.of(quantity) } }];
  });
}

/**
 * POST /trip/{id}/change/guide: the difference that another programme makes by the own rates of the company that
 * drives, reckoned twice and told by the costs that differ. Nothing of it reaches the author. Throws NotFound for a
 * trip of others, ValidationFailed for a new place in the water.
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
  const errors = await placeErrors(row, after);
  if (errors.length > 0) throw validationFailed(errors);
  const asked: Questions[] = [];
  for (const kind of kindsOf(row)) {
    const old = await questionOf(row, now, kind, yard);
    const next = await questionOf(row, { ...now, ...after }, kind, yard);
    if (!old || !next) return unknown;
    asked.push({ before: old, after: next });
  }
  const lines = linesOf(asked, rates);
  const net = lines.reduce((sum, { amount }) => sum + amount, 0);
  const vatRate = row.vatRate === null ? null : Number(row.vatRate);
  return { lines, net, gross: vatRate === null ? null : tripPrice({ amount: net, vatIncluded: false, vatRate }).gross };
}
