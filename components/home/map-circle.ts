import type { Box, ClusterItem, MapCluster } from "@/components/map/types";
import { fetchBusRequests } from "@/lib/features/busrequest/client";
import type { BusRequestFilter } from "@/lib/features/busrequest/schema/filter";
import { distanceKm, routeName } from "@/lib/features/place/rules";
import type { Language } from "@/lib/i18n/routing";

/** Requests that a cluster's dialog lists at most; a fuller one is opened by coming closer. */
const listed = 50;
/** Room for rounding at the edge of a view, in km. */
const margin = 0.5;

/** The circle around the middle of a box that covers it: the list's call knows circles, the map boxes. */
export function circleOfView([west, south, east, north]: Box) {
  const middle = { longitude: (west + east) / 2, latitude: (south + north) / 2 };
  const corners = [south, north].map((latitude) => distanceKm(middle, { longitude: west, latitude }));
  const km = Math.min(20_000, Math.max(...corners) + margin);
  return { ...middle, km: Math.round(km * 10) / 10 };
}

/** What stands at a cluster, next start first. */
export async function itemsOfCluster(
  { bbox }: MapCluster,
  filter: BusRequestFilter | undefined,
  lng: Language,
): Promise<ClusterItem[]> {
  const [west, south, east, north] = bbox;
  const near = { ...filter, o: { radius: circleOfView(bbox) } };
  const { rows } = await fetchBusRequests({ take: listed, skip: 0, filter: near });
  const inside = rows.filter(
    ({
      start: {
        address: { location },
      },
    }) => {
      return (
        location.longitude >= west &&
        location.longitude <= east &&
        location.latitude >= south &&
        location.latitude <= north
      );
    },
  );
  return inside.map(({ id, category, start, end, passengers, quantity }) => {
    const title = routeName(start.address, end.address, lng);
    return { id, title, category, href: `/${lng}/request/${id}`, date: start.date, passengers, quantity };
  });
}
