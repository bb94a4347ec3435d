import { kinds } from "@/lib/features/busrequest/rules/kinds";
import type { NearPoint } from "@/lib/features/filtersetting/schema";

/** A point's values in their order: the names of two hundred points weigh more than the list beside them. */
export type PackedPoint = [
  id: string,
  kind: number,
  longitude: number,
  latitude: number,
  title: string,
  date: number,
  passengers: number | null,
  quantity: number,
];

export function packedPoint(point: NearPoint): PackedPoint {
  const { id, category, longitude, latitude, title, date, passengers, quantity } = point;
  return [id, kinds.indexOf(category), longitude, latitude, title, date, passengers, quantity];
}

export function pointOf([id, kind, longitude, latitude, title, date, passengers, quantity]: PackedPoint): NearPoint {
  return { id, category: kinds[kind] ?? "grouprequest", longitude, latitude, title, date, passengers, quantity };
}
