import type { z } from "zod";
import type { BusRequestRecord } from "@/lib/features/busrequest/schema/record";
import { isChosen } from "@/lib/features/place/rules";
import { latestReturnForOne, planTrip } from "@/lib/drivinghours/plan";
import { road } from "@/lib/geo/road/port";
import { wheelMinutes } from "@/lib/geo/road/profile";
import { localMinute } from "@/lib/i18n/formats";
import type { TripHoursRecord, TripWay, wayInput, wayRecord } from "./schema";

/** Km to a tenth, whole minutes. Positions carry no country: where no road is near, the common factor holds. */
export async function measureWay({ points }: z.output<typeof wayInput>): Promise<z.output<typeof wayRecord>> {
  const way = await road.way(points.map(({ latitude, longitude }) => ({ lat: latitude, lon: longitude, country: "" })));
  return { ...way, km: Math.round(way.km * 10) / 10, minutes: Math.round(way.minutes) };
}

type Trip = Pick<BusRequestRecord, "start" | "end" | "stops" | "category" | "transferType">;

/** Null where an end is open. Decimals of the line as far as the map shows them. */
export async function tripWay({ start, end, stops }: Trip): Promise<TripWay | null> {
  if (!end.address || !isChosen(end.address)) return null;
  const places = [start.address, ...stops, end.address].filter(isChosen);
  const way = await road.way(
    places.map(({ location, address_fields }) => ({
      lat: location.latitude,
      lon: location.longitude,
      country: address_fields.countryISO3166Code,
    })),
  );
  if (way.km < 1) return null;
  const ends = places.map(({ location }): [number, number] => [location.longitude, location.latitude]);
  const line = [ends[0], ...way.line.slice(1, -1), ends.at(-1)].flatMap((point): [number, number][] =>
    point ? [[Number(point[0].toFixed(4)), Number(point[1].toFixed(4))]] : [],
  );
  return { km: Math.round(way.km), minutes: Math.round(way.minutes / 5) * 5, line, source: way.source };
}

/** How the drivers of a request can drive it; null for tours, whose programme is not known, and where an end is open. */
export function tripHours({ start, end, category, transferType }: Trip, way: TripWay | null): TripHoursRecord | null {
  const isTour = transferType === "transfertour";
  if (!way || isTour || category === "vacancy") return null;
  const returns = category === "grouprequest" && transferType === "transfertwoway";
  const trip = {
    departure: localMinute(start.date),
    wheelMinutes: Math.round(wheelMinutes(way.km)),
    ...(returns ? { returnAfter: Math.round((end.date - start.date) / 60_000) } : {}),
  };
  const plan = planTrip(trip);
  const latest = plan.verdict === "oneDriver" ? undefined : latestReturnForOne(trip);
  const sum = (types: string[]) =>
    plan.activities.reduce((total, { type, minutes }) => total + (types.includes(type) ? minutes : 0), 0);
  const all = plan.activities.reduce((total, { minutes }) => total + minutes, 0);
  return {
    ...plan,
    driving: sum(["driving"]),
    duty: all - sum(["rest"]),
    latestReturn: latest === undefined ? null : start.date + latest * 60_000,
  };
}
