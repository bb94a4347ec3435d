import { api } from "@/lib/http/client";
import type { Language } from "@/lib/i18n/routing";
import type { BusRequestFilter } from "../schema/filter";
import { asLine, type LineRequest } from "../rules/line";

export type BusRequestList = { rows: LineRequest[]; total: number };
export type ListQuery = { take: number; skip: number; latest?: boolean; filter?: BusRequestFilter };
type Box = readonly [number, number, number, number];
export type MapQuery = { box: Box; zoom: number; filter?: BusRequestFilter; lng: Language };

export async function fetchBusRequests(query: ListQuery, lng: Language, signal?: AbortSignal): Promise<BusRequestList> {
  const { entity, total } = await api("GET /busrequest", { query, signal });
  return { rows: entity.map((record) => asLine(record, lng)), total };
}

/** `ways`: with the lines of its empty rides. */
export async function fetchBusRequestMap({ box, zoom, ...view }: MapQuery & { ways?: true }, signal?: AbortSignal) {
  const query = { ...view, bbox: box.join(","), zoom: Math.round(zoom * 100) / 100 };
  return (await api("GET /busrequest/map", { query, signal })).first;
}
