import { corridorKm } from "@/lib/features/advertiserlocation/rules/route";
import type { RouteQuery } from "@/lib/features/advertiserlocation/schema/search";

type Point = RouteQuery["from"];

/** "longitude,latitude": what the address and the form's hidden fields carry. */
export const pointText = (point: Point) => (point ? `${point.longitude},${point.latitude}` : "");

/** The page's address for another choice; what holds without being said is left out. */
export function routeAddress(lng: string, query: RouteQuery, changes: Partial<RouteQuery> = {}) {
  const { from, to, fromText, toText, category, km } = { ...query, ...changes };
  const parts = {
    from: pointText(from),
    fromText,
    to: pointText(to),
    toText,
    category: category ?? "",
    km: km === corridorKm ? "" : String(km),
  };
  const search = new URLSearchParams(Object.entries(parts).filter(([, value]) => value !== "")).toString();
  return `/${lng}/travelrecommendations${search && `?${search}`}`;
}
