import { typedDay } from "@/components/form/day-codec";
import { audiences, type Kind, kinds, vehicleTypes } from "@/lib/features/busrequest/rules/kinds";
import {
  address,
  type Codec,
  choice,
  type Field,
  field,
  group,
  some,
  text,
  uuid,
  type ValueOf,
  wholeNumber,
} from "@/lib/http/address";
import { pressedKinds } from "./one-kind";

/** Steps that "widen the radius" goes through. */
export const radiusSteps = [5, 10, 25, 50, 100, 150, 250, 500] as const;
export const defaultRadius = 50;

export function nextRadius(km: number) {
  return radiusSteps.find((step) => step > km) ?? null;
}

/** "longitude,latitude" or "longitude,latitude,km"; null for what is none. */
export function pointOf(text: string | null) {
  const match = /^(-?\d{1,3}(?:\.\d{1,20})?),(-?\d{1,2}(?:\.\d{1,20})?)(?:,(\d{1,5}(?:\.\d{1,3})?))?$/.exec(text ?? "");
  if (!match) return null;
  const [longitude, latitude, km] = match.slice(1).map(Number) as [number, number, number];
  if (Math.abs(longitude) > 180 || Math.abs(latitude) > 90) return null;
  return { longitude, latitude, km };
}

/** Ten metres are exact enough for an address. */
const short = (value: number) => String(Math.round(value * 10_000) / 10_000);
export const pointText = (point: Omit<Circle, "km">) => [point.longitude, point.latitude].map(short).join(",");

export type Circle = { longitude: number; latitude: number; km: number };
type Named = Circle & { name: string };
const mostText = 120;
const radius = wholeNumber(1, 1000);

/** A place that was chosen, in three keys: its name, its point, the radius around it. */
const placeText = (place: string, at: string, km: string): Codec<Named, Record<string, string>> => ({
  decode(said) {
    const point = pointOf(said[at] ?? "");
    if (!point) return null;
    const { longitude, latitude } = point;
    const name = (said[place] ?? "").trim().slice(0, mostText);
    return { longitude, latitude, km: radius.decode(said[km] ?? "") ?? defaultRadius, name };
  },
  encode: (known) => ({ [place]: known.name, [at]: pointText(known), [km]: String(known.km) }),
});

const kindText: Codec<readonly Kind[]> = {
  decode(text) {
    const words = text.split(",");
    const chosen = kinds.filter((kind) => words.includes(kind));
    return pressedKinds(text) ?? (chosen.length > 0 || words.includes("none") ? chosen : null);
  },
  encode: (chosen) => chosen.join(",") || "none",
};

/** Companies that a filter names at most. */
const mostCompanies = 20;
const companyText: Codec<readonly string[]> = {
  decode(text) {
    const ids = text.split(",").filter((id) => uuid.decode(id) !== null);
    return ids.length > 0 ? [...new Set(ids)].slice(0, mostCompanies) : null;
  },
  encode: (ids) => ids.join(","),
};

const viewText: Codec<Circle> = {
  decode(given) {
    const view = pointOf(given);
    return view && view.km > 0 && view.km <= 20_000 ? view : null;
  },
  encode: (view) => `${pointText(view)},${short(view.km)}`,
};

const people = wholeNumber(1, 500);
/** The home page's filter; days are yyyy-MM-dd, null and empty lists mean no limit. */
const fields = {
  kinds: { codec: kindText, usual: kinds, key: "kind", many: true } as Field<readonly Kind[]>,
  vehicleTypes: some(vehicleTypes, [], { key: "bus" }),
  after: field(typedDay, null),
  before: field(typedDay, null),
  min: field(people, null),
  max: field(people, null),
  audience: choice(audiences, "all"),
  /** A place that was typed but not chosen from the list: searched as text. */
  text: text(mostText, "place"),
  place: group(["place", "at", "km"], placeText("place", "at", "km"), null),
  /** Where the trip ends, typed or chosen likewise. */
  toText: text(mostText, "to"),
  to: group(["to", "toAt", "toKm"], placeText("to", "toAt", "toKm"), null),
  companies: { codec: companyText, usual: [], key: "company", many: true } as Field<readonly string[]>,
  /** A company's name that was typed and not chosen. */
  firm: text(mostText, "firm"),
  /** The circle around the part of the map that the reader moved to. */
  view: field(viewText, null),
};
export type RequestFilter = ValueOf<typeof fields>;
export const requestAddress = address(fields, {
  settle: ({ text, toText, firm, ...filter }) => ({
    ...filter,
    text: filter.place ? "" : text,
    toText: filter.to ? "" : toText,
    firm: filter.companies.length > 0 ? "" : firm,
  }),
});
export const wholeFilter = requestAddress.usual;

/** How many limits are set besides the kinds and the map's view. */
export function limitCount(filter: RequestFilter) {
  const limits = { before: "after", max: "min", text: "place", toText: "to", firm: "companies" } as const;
  const set = requestAddress.changed({ ...filter, kinds, view: null });
  return new Set(set.map((name) => (name in limits ? limits[name as keyof typeof limits] : name))).size;
}
