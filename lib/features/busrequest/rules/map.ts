import type { Kind } from "./kinds";

type Point = { longitude: number; latitude: number };

/** What the map shows of a view: single requests, and clusters with their counts by kind. */
export type MapPointRecord = Point & { id: string; category: Kind; title: string; end: Point | null };
export type MapClusterRecord = Point & {
  count: number;
  kinds: Record<Kind, number>;
  bbox: [number, number, number, number];
};
export type MapRecord = { clusters: MapClusterRecord[]; points: MapPointRecord[] };
