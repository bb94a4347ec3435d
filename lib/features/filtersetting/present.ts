import type { Kind, VehicleType } from "@/lib/features/busrequest/rules/kinds";
import { emptyAddress } from "@/lib/features/place/rules";
import type { Place } from "@/lib/features/place/schema";
import type { Prisma } from "@/prisma/generated/client";
import { allAt, type Mails, paceOf } from "@/lib/features/unsubscription/rules";
import { type Filters, noWishes, seatRadius, type Wishes } from "./rules";
import type { FilterSettings } from "./schema";

export const settingsSelect = {
  id: true,
  companyType: true,
  active: true,
  address: true,
  longitude: true,
  latitude: true,
  filters: { include: { bases: { orderBy: { position: "asc" } } } },
} satisfies Prisma.CompanySelect;

export type SettingsRow = Prisma.CompanyGetPayload<{ select: typeof settingsSelect }>;

function seatOf({ longitude, latitude }: SettingsRow) {
  return longitude === null || latitude === null ? null : { longitude, latitude };
}

/** The company's own address as a base; null where nobody knows where it is. */
function seatPlace(row: SettingsRow): Place | null {
  const location = seatOf(row);
  if (!location) return null;
  const address_fields = { ...emptyAddress, ...(row.address as Partial<Place["address_fields"]> | null) };
  const { street, number, postal_code, city, country } = address_fields;
  const lines = [`${street} ${number}`.trim(), `${postal_code} ${city}`.trim(), country].filter(Boolean);
  return { address: lines.join(", "), placeId: `company:${row.id}`, address_fields, location };
}

/** Stored rows without the mark of "everywhere", which has no place in the list. */
const basesOf = (row: SettingsRow) => row.filters?.bases.filter(({ position }) => position >= 0);

const dayOf = (date: Date) => date.toISOString().slice(0, 10);
const bounds = (min: number | null, max: number | null) => ({
  ...(min === null ? {} : { min }),
  ...(max === null ? {} : { max }),
});

function wishesOf({ filters }: SettingsRow): Wishes {
  if (!filters) return noWishes;
  const { dateFrom, dateTo, lengthMin, lengthMax, lengthUnit, aheadMin, aheadMax, fleetMeetsNeeds } = filters;
  const dates = { ...(dateFrom ? { from: dayOf(dateFrom) } : {}), ...(dateTo ? { to: dayOf(dateTo) } : {}) };
  const length = { ...bounds(lengthMin, lengthMax), unit: lengthUnit };
  return { dates, length, ahead: bounds(aheadMin, aheadMax), fleetMeetsNeeds };
}

type Base = NonNullable<SettingsRow["filters"]>["bases"][number];

/** A row that was written past the product may lack what a place is made of; its point is a column of its own. */
function placeOf({ place, longitude, latitude }: Base): Place {
  const { address = "", placeId = "", ...stored } = (place ?? {}) as unknown as Partial<Place>;
  const address_fields = { ...emptyAddress, ...stored.address_fields };
  return { ...stored, address, placeId, address_fields, location: stored.location ?? { longitude, latitude } };
}

/** What the company reads: the stored settings, else a base at its seat. */
export function toFilterSettings(row: SettingsRow, mails: Mails): FilterSettings {
  const { filters } = row;
  const seat = seatPlace(row);
  const stored = basesOf(row)?.map((base) => ({ place: placeOf(base), radius: base.radius }));
  return {
    kinds: (filters?.kinds ?? []) as Kind[],
    vehicleTypes: (filters?.vehicleTypes ?? []) as VehicleType[],
    bases: stored ?? (seat ? [{ place: seat, radius: seatRadius }] : []),
    passengers: bounds(filters?.passengersMin ?? null, filters?.passengersMax ?? null),
    ...wishesOf(row),
    mail: paceOf(mails),
    mails,
    version: filters?.version ?? 0,
  };
}

/** The same as matching reads it. */
export function toFilters(row: SettingsRow): Filters {
  const seat = seatOf(row);
  const { kinds, vehicleTypes, passengers } = toFilterSettings(row, allAt("never"));
  const bases = basesOf(row) ?? (seat ? [{ ...seat, radius: seatRadius }] : []);
  return { companyId: row.id, kinds, vehicleTypes, passengers, bases, seat, wishes: wishesOf(row) };
}
