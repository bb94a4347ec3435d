import { vehicleTypes } from "@/lib/features/busrequest/rules/kinds";
import type { Prisma } from "@/prisma/generated/client";
import { busFeatures } from "../rules";
import type { FleetGroup } from "../schema/fleet";

export const fleetSelect = {
  design: true,
  capacity: true,
  features: true,
  stars: true,
  starsCertifiedAt: true,
  wheelchairPlaces: true,
  images: true,
} satisfies Prisma.BusSelect;

type Row = Prisma.BusGetPayload<{ select: typeof fleetSelect }>;

/** Stars without a certificate are not told. */
function starsOf(rows: readonly Row[]): FleetGroup["stars"] {
  return [5, 4, 3].flatMap((stars) => {
    const days = rows.flatMap((row) => (row.stars === stars && row.starsCertifiedAt ? [row.starsCertifiedAt] : []));
    const certified = days.map((day) => day.toISOString().slice(0, 10)).sort()[0];
    return certified ? [{ stars, count: days.length, certified }] : [];
  });
}

function wheelchairsOf(rows: readonly Row[]): FleetGroup["wheelchairs"] {
  const places = rows.map((row) => row.wheelchairPlaces).filter((count) => count > 0);
  return places.length > 0 ? { places: Math.max(...places), buses: places.length } : null;
}

function featuresOf(rows: readonly Row[]): FleetGroup["features"] {
  const counted = busFeatures.map((feature) => ({
    feature,
    count: rows.filter((row) => row.features.includes(feature)).length,
  }));
  // What all have stands first; the order of the list holds among equals.
  return counted.filter(({ count }) => count > 0).sort((a, b) => b.count - a.count);
}

const mostShown = 3;

/** Buses by kind, in the order of the vehicle types. */
export function toFleet(rows: readonly Row[]): FleetGroup[] {
  return vehicleTypes.flatMap((design): FleetGroup[] => {
    const group = rows.filter((row) => row.design === design);
    if (group.length === 0) return [];
    const seats = group.map((row) => row.capacity);
    return [
      {
        design,
        count: group.length,
        seats: { from: Math.min(...seats), to: Math.max(...seats) },
        wheelchairs: wheelchairsOf(group),
        stars: starsOf(group),
        features: featuresOf(group),
        pictures: group.flatMap(({ images }) => images.slice(0, 1)).slice(0, mostShown),
      },
    ];
  });
}
