import type { Transaction } from "@/lib/db/prisma";
import { baseOfCompany, baseSelect } from "@/lib/features/company/queries/base";
import type { Place } from "@/lib/features/place/schema";
import { measureWay } from "@/lib/geo/road/measure";
import { cellOf } from "@/lib/geo/road/port";
import { shortestRide } from "../rules";

type Won = {
  /** One for each bus that drives it. */
  bookings: readonly string[];
  companyId: string;
  request: { transferType: string; endPlace: unknown };
};

/** A town where a group gets off: whose front door it was is nobody else's. */
export function townOf({ placeId, address, address_fields, location }: Place): Place {
  const { city, country, countryISO3166Code } = address_fields;
  const round = (degrees: number) => Number(degrees.toFixed(2));
  return {
    placeId,
    address: city || address,
    address_fields: { street: "", number: "", postal_code: "", city, country, countryISO3166Code },
    location: { longitude: round(location.longitude), latitude: round(location.latitude) },
  };
}

const pointOf = ({ location, address_fields }: Place) => ({
  lat: location.latitude,
  lon: location.longitude,
  country: address_fields.countryISO3166Code,
});

/**
 * Drafts the empty way home of each bus of a one-way trip, in the transaction that books it. By the bundled roads: a routing service
 * is not waited for with the bus locked. None where it is short, or where nobody knows the company's base.
 */
export async function draftReturn(tx: Transaction, { bookings, companyId, request }: Won) {
  if (request.transferType !== "transferoneway" || !request.endPlace) return;
  const base = baseOfCompany(await tx.company.findUniqueOrThrow({ where: { id: companyId }, select: baseSelect }));
  if (!base) return;
  const startPlace = townOf(request.endPlace as Place);
  const { lon: longitude, lat: latitude } = base.point;
  const endPlace = { ...base.place, location: { longitude, latitude } };
  const { km, minutes, source: measured } = measureWay(cellOf(pointOf(startPlace)), cellOf(base.point));
  if (km < shortestRide) return;
  const leg = { startPlace, endPlace, km, minutes, measured };
  await tx.returnLeg.createMany({ data: bookings.map((bookingId) => ({ ...leg, bookingId })) });
}
