import { pointOf } from "@/components/busrequest/filter-address";
import { parseDay, parseTime, today } from "@/components/form/calendar";
import {
  locationAmenities,
  locationCategories,
  numberBounds,
  openNow,
  type Wanted,
} from "@/lib/features/advertiserlocation/rules/facts";
import { corridorKm, corridors, routeOrders } from "@/lib/features/advertiserlocation/rules/route";
import {
  address,
  type Codec,
  choice,
  field,
  flag,
  group,
  number,
  oneOf,
  some,
  text,
  type ValueOf,
  wholeNumber,
} from "@/lib/http/address";

type Point = { longitude: number; latitude: number };

/** "longitude,latitude": what the address and the form's hidden fields carry. */
export const pointText = (known: Point | null) => (known ? `${known.longitude},${known.latitude}` : "");

const end: Codec<Point> = {
  decode(given) {
    const { longitude, latitude } = pointOf(given) ?? {};
    return longitude === undefined || latitude === undefined ? null : { longitude, latitude };
  },
  encode: pointText,
};

/** A day without a time is meant at noon, a time without a day today. */
const moment: Codec<string, Record<string, string>> = {
  decode({ day: typedDay = "", time: typedTime = "" }) {
    const [day, time] = [parseDay(typedDay), parseTime(typedTime)];
    return day || time ? `${day ?? today()}T${time ?? "12:00"}` : null;
  },
  encode: (at) => ({ day: at.slice(0, 10), time: at.slice(11) }),
};
const atLeast = ([, most]: readonly [number, number], key: string) => field(wholeNumber(1, most), null, key);

const mostStops = 10;
const stops: Codec<readonly Point[]> = {
  decode(given) {
    const places = given.split(";").flatMap((text) => end.decode(text) ?? []);
    return places.length > 0 && places.length <= mostStops ? places : null;
  },
  encode: (places) => places.map(pointText).join(";"),
};

/** Both ends of a route, or one place; what is near it. `via`: where a trip stops on its way. */
const fields = {
  from: field(end, null),
  fromText: text(120),
  to: field(end, null),
  toText: text(120),
  via: field(stops, [] as readonly Point[]),
  category: field(oneOf(locationCategories), null),
  km: number(corridors, corridorKm),
  /** Of a route alone. */
  order: choice(routeOrders),
  amenities: some(locationAmenities, [], { key: "has" }),
  coachBays: atLeast(numberBounds.coachBays, "bays"),
  groupSize: atLeast(numberBounds.groupSize, "group"),
  /** Now; a time of arrival counts before it. */
  open: flag(),
  arrival: group(["day", "time"], moment, null),
};
export type RouteQuery = ValueOf<typeof fields>;
/** Of the travel recommendations. */
export const routeAddress = address(fields);

export function wantedOf({ amenities, coachBays, groupSize, open, arrival }: RouteQuery): Wanted {
  return { amenities, coachBays, groupSize, openAt: arrival ?? (open ? openNow : null) };
}

/** An address without what a stop has to have. */
export const noWishes = { amenities: [], coachBays: null, groupSize: null, open: false, arrival: null };
const wishes = Object.keys(noWishes) as (keyof typeof noWishes)[];
export const wishCount = (query: RouteQuery) =>
  routeAddress.changed(query).filter((name) => (wishes as string[]).includes(name)).length;

export const recommendationsHref = (lng: string, query: Partial<RouteQuery>) =>
  `/${lng}/travelrecommendations${routeAddress.write(query)}`;
