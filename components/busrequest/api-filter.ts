import { kinds } from "@/lib/features/busrequest/rules/kinds";
import type { BusRequestFilter } from "@/lib/features/busrequest/schema/filter";
import { formatTime } from "@/lib/i18n/formats";
import type { Circle, RequestFilter } from "./filter-address";

/** Midnight at the market's clock; summer time changes at 01:00 UTC, so that UTC's midnight has the day's offset. */
function midnight(day: string, daysLater = 0) {
  const utc = Date.parse(`${day}T00:00:00Z`) + daysLater * 86_400_000;
  return utc - Number(formatTime(utc).slice(0, 2)) * 3_600_000;
}

/** The id of no company: a name that none bears. */
const nobody = "00000000-0000-0000-0000-000000000000";

const circleOf = ({ longitude, latitude, km }: Circle) => ({ longitude, latitude, km });

/** The filter as the list's and the map's call take it (docs/product.md, Lists); `inView` leaves the map's view out where false. */
export function apiFilter(filter: RequestFilter, inView = true): BusRequestFilter | undefined {
  const a: NonNullable<BusRequestFilter["a"]> = {};
  if (filter.kinds.length < kinds.length) a.category = [...filter.kinds];
  if (filter.vehicleTypes.length > 0) a.vehicleTypes = [...filter.vehicleTypes];
  if (filter.min !== null || filter.max !== null)
    a.passengers = { min: filter.min ?? undefined, max: filter.max ?? undefined };
  if (filter.after || filter.before) {
    const to = filter.before ? midnight(filter.before, 1) - 1 : undefined;
    a.date = { from: filter.after ? midnight(filter.after) : undefined, to };
  }
  if (filter.audience !== "all") a.audience = filter.audience;
  if (filter.place) a.radius = circleOf(filter.place);
  if (filter.to) a.endRadius = circleOf(filter.to);
  const typed = filter.text || filter.toText;
  if (typed) a.address = typed;
  if (filter.companies.length > 0) a.company = [...filter.companies];
  else if (filter.firm) a.company = nobody;
  const view = inView && filter.view ? { radius: circleOf(filter.view) } : undefined;
  if (Object.keys(a).length === 0 && !view) return undefined;
  return { ...(Object.keys(a).length > 0 ? { a } : {}), ...(view ? { o: view } : {}) };
}
