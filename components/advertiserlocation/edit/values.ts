import { fieldwise } from "@/components/form/fieldwise";
import type { LocationEdit } from "@/lib/features/advertiserlocation/client";
import {
  type LocationAmenity,
  type ClosedDays,
  type LocationCategory,
  type LocationNumber,
  locationAmenities,
  locationNumbers,
  openDays,
  type OpenSpan,
  type Weekday,
  weekdays,
} from "@/lib/features/advertiserlocation/rules/facts";
import type { LocationBody } from "@/lib/features/advertiserlocation/schema/form";
import type { OwnLocation } from "@/lib/features/advertiserlocation/schema/own";
import { emptyAddress, emptyPlace } from "@/lib/features/place/rules";
import type { Place } from "@/lib/features/place/schema";
import { type Language, languages } from "@/lib/i18n/routing";

export type LocationValues = {
  title: Record<Language, string>;
  description: Record<Language, string>;
  category: LocationCategory;
  /** Address and map position. */
  place: Place;
  images: string[];
  facts: Record<LocationNumber, number | null> & {
    amenities: LocationAmenity[];
    hours: Record<Weekday, OpenSpan[]>;
    closed: ClosedDays[];
    phone: string;
    website: string;
  };
  active: boolean;
};

const inAll = (texts: Partial<Record<Language, string>>) =>
  Object.fromEntries(languages.map((lng) => [lng, texts[lng] ?? ""])) as Record<Language, string>;

const byDay = (hours: OwnLocation["facts"]["hours"]) =>
  Object.fromEntries(weekdays.map((day) => [day, hours?.[day] ?? []])) as Record<Weekday, OpenSpan[]>;

const numbersIn = (facts: Partial<Record<LocationNumber, number | null>>) =>
  Object.fromEntries(locationNumbers.map((key) => [key, facts[key] ?? null])) as Record<LocationNumber, number | null>;

/** A new one at the place that was found or clicked; off where the plan shows no more. */
export function noLocation(place: Place | null, active = true): LocationValues {
  return {
    title: inAll({}),
    description: inAll({}),
    place: place ?? emptyPlace,
    images: [],
    active,
    category: "" as LocationCategory,
    facts: { ...numbersIn({}), amenities: [], hours: byDay(null), closed: [], phone: "", website: "" },
  };
}

function placeOf({ address, location }: OwnLocation): Place {
  const address_fields = { ...emptyAddress, ...address } as Place["address_fields"];
  const text = [address_fields.city, address_fields.country].filter(Boolean).join(", ");
  return { ...emptyPlace, address: text, address_fields, location };
}

export function valuesOf(record: OwnLocation): LocationValues {
  const { texts, facts, category, images, active } = record;
  return {
    title: inAll(texts.title),
    description: inAll(texts.description),
    place: placeOf(record),
    images,
    active,
    category: category as LocationCategory,
    facts: {
      ...numbersIn(facts),
      amenities: locationAmenities.filter((key) => facts[key]),
      hours: byDay(facts.hours),
      closed: facts.closed,
      phone: facts.phone ?? "",
      website: facts.website ?? "",
    },
  };
}

/** A record as the form would send it. */
function bodyOf({ texts, facts: { timeZone: _zone, hours, ...facts }, ...record }: OwnLocation) {
  const { category, images, active, address, location } = record;
  return {
    title: inAll(texts.title),
    description: inAll(texts.description),
    category,
    images,
    active,
    address,
    location,
    facts: { ...facts, hours: hours && openDays(hours) },
  };
}

type Key = keyof LocationBody;

/** Equal whatever the order of keys; null and what is left out are one. */
function same(a: unknown, b: unknown): boolean {
  if (typeof a !== "object" || typeof b !== "object" || a === null || b === null) return (a ?? null) === (b ?? null);
  const keys = new Set([...Object.keys(a), ...Object.keys(b)]);
  const [left, right] = [a as Record<string, unknown>, b as Record<string, unknown>];
  return [...keys].every((key) => same(left[key], right[key]));
}

/** Parts in which a record differs from what the form sends. */
function differing(body: LocationBody, record: OwnLocation): Key[] {
  const before: Record<Key, unknown> = bodyOf(record);
  return (Object.keys(body) as Key[]).filter((key) => !same(body[key], before[key]));
}

/** Only what differs, so that two who change different parts lose nothing of each other. */
export function changeOf(body: LocationBody, record: OwnLocation): LocationEdit {
  return Object.fromEntries(differing(body, record).map((key) => [key, body[key]]));
}

const fieldNames = [
  ...languages.map((lng) => `title.${lng}` as const),
  ...languages.map((lng) => `description.${lng}` as const),
  ...locationNumbers.map((key) => `facts.${key}` as const),
  ...(["category", "place", "facts.amenities", "facts.hours", "facts.closed"] as const),
  ...(["facts.phone", "facts.website", "images", "active"] as const),
];
export type FieldName = (typeof fieldNames)[number];

/** A place is where it is, whatever list it was chosen from. */
export const fields = fieldwise<LocationValues, FieldName>(fieldNames, (value, name) => {
  if (name !== "place") return value;
  const { address_fields, location } = value as Place;
  return [address_fields, location];
});

/** The form's field for a path of the wire; a title that is missing is asked for in the reader's language. */
export const fieldOf = (language: Language) => (path: string) => {
  if (/^(address|location)(\.|$)/.test(path)) return "place";
  if (/^images\./.test(path)) return "images";
  const amenity = locationAmenities.some((key) => path === `facts.${key}`);
  return path === "title" ? `title.${language}` : amenity ? "facts.amenities" : path;
};
