import { pointOf, pointText } from "@/components/busrequest/filter-address";
import { addDays } from "@/components/form/calendar";
import { isoDay } from "@/components/form/day-codec";
import { toInstant } from "@/components/form/market-time";
import { corridorKm, corridors } from "@/lib/features/advertiserlocation/rules/route";
import { kinds } from "@/lib/features/busrequest/rules/kinds";
import { type FitLook, hourSteps, kmSteps, usualLook } from "@/lib/features/fit/rules";
import { baseRadius, nearSorts } from "@/lib/features/filtersetting/rules";
import {
  address,
  type Codec,
  choice,
  field,
  flag,
  group,
  number,
  page,
  some,
  uuid,
  type ValueOf,
  wholeNumber,
} from "@/lib/http/address";
import { tableSettings } from "@/lib/state/table-settings";

/** Rows a page. */
export const { take } = tableSettings.default;

export type NearPlace = { name: string; id: string; longitude: number; latitude: number };

/** A place counts where both its name and its point are said. */
const placeText: Codec<NearPlace, Record<string, string>> = {
  decode({ place = "", at = "", id = "" }) {
    const point = pointOf(at);
    const name = place.trim().slice(0, 120);
    if (!point || !name) return null;
    return { name, id: id.slice(0, 300), longitude: point.longitude, latitude: point.latitude };
  },
  encode: (known) => ({ place: known.name, at: pointText(known), id: known.id }),
};

/** What is null is as the filter settings have it. */
const fields = {
  kinds: some(kinds, null, { key: "kind" }),
  place: group(["place", "at", "id"], placeText, null),
  /** km */
  radius: field(wholeNumber(baseRadius.min, baseRadius.max), null),
  from: field(isoDay, null),
  to: field(isoDay, null),
  /** A travel service's location. */
  location: field(uuid, null),
  sort: choice(nearSorts),
  hidden: flag(),
  km: number(corridors, corridorKm),
  /** How far a bus may leave its way for a group, in km, and its departure be moved, in hours. */
  detour: number(kmSteps, usualLook.km),
  time: number(hourSteps, usualLook.hours),
  fitting: flag(),
  page: page(),
};
export type NearFilter = ValueOf<typeof fields>;

/** Days that stand the wrong way round are turned. */
function turned(filter: NearFilter): NearFilter {
  const { from, to } = filter;
  return from !== null && to !== null && from > to ? { ...filter, from: to, to: from } : filter;
}
export const nearAddress = address(fields, { settle: turned });

/** From the first day's first moment to the last one's last, by the market's clock. */
function datesOf({ from, to }: NearFilter) {
  if (!from && !to) return undefined;
  const date = {
    from: from ? toInstant(from, "00:00") : undefined,
    to: to ? toInstant(addDays(to, 1), "00:00") - 1 : undefined,
  };
  return { a: { date } };
}

/** Whether the page looks elsewhere than the filter settings do. */
export const isElsewhere = ({ place, radius, kinds: chosen }: Partial<NearFilter>) =>
  nearAddress.changed({ place, radius, kinds: chosen }).length > 0;

export const fitLookOf = ({ detour, time }: NearFilter): FitLook => ({ hours: time, km: detour });

export function listQueryOf(filter: NearFilter) {
  const { page, place, radius, kinds: some, sort, hidden, km, location, fitting } = filter;
  const around = place && { name: place.name, longitude: place.longitude, latitude: place.latitude };
  return {
    kinds: some,
    sort,
    hidden,
    km,
    location,
    fits: fitLookOf(filter),
    fitting,
    take,
    skip: (page - 1) * take,
    filter: datesOf(filter),
    look: { around, radius },
  };
}

/** The same for the map beside the list, which holds all pages of it. */
export function mapQueryOf(filter: NearFilter) {
  const { kinds: some, place, radius, sort, hidden, km, location, detour, time, fitting } = filter;
  return {
    kinds: some?.join(","),
    at: place ? pointText(place) : undefined,
    radius: radius ?? undefined,
    location: location ?? undefined,
    filter: datesOf(filter),
    hours: time,
    ...{ sort, hidden, km, detour, fitting },
  };
}
