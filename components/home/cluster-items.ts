import { apiFilter } from "@/components/busrequest/api-filter";
import type { RequestFilter } from "@/components/busrequest/filter-address";
import type { ClusterItem, MapCluster } from "@/components/map/types";
import { fetchBusRequests } from "@/lib/features/busrequest/client/fetch";
import type { Language } from "@/lib/i18n/routing";
import { circleOfView } from "./map-circle";

/** Requests that a cluster's dialog lists at most; a fuller one is opened by coming closer. */
const listed = 50;

/** What stands at a cluster, next start first. */
export async function itemsOfCluster(
  { bbox }: MapCluster,
  filter: RequestFilter,
  lng: Language,
): Promise<ClusterItem[]> {
  const [west, south, east, north] = bbox;
  const near = { ...apiFilter(filter, false), o: { radius: circleOfView(bbox) } };
  const { rows } = await fetchBusRequests({ take: listed, skip: 0, filter: near }, lng);
  const inside = rows.filter(
    ({ at: [longitude, latitude] }) => longitude >= west && longitude <= east && latitude >= south && latitude <= north,
  );
  return inside.map(({ id, route: title, category, date, passengers, quantity }) => {
    return { id, title, category, href: `/${lng}/request/${id}`, date, passengers, quantity };
  });
}
