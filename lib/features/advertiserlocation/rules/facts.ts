// Here and not in the schema, so that a component takes them without the validator.
export const locationCategories = ["hotel", "restaurant", "attraction", "serviceArea", "other"] as const;
export type LocationCategory = (typeof locationCategories)[number];

/** Bus-friendly facts that a place has or has not, in the order in which they are shown. */
export const locationAmenities = [
  "driverMeal",
  "driverRoom",
  "groupMenu",
  "toilets",
  "washing",
  "wasteDisposal",
] as const;
export type LocationAmenity = (typeof locationAmenities)[number];

export const weekdays = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"] as const;
export type Weekday = (typeof weekdays)[number];
/** "HH:MM"; `to` before `from` is on the day after, "24:00" the day's end. */
export type OpenSpan = { from: string; to: string };
/** Local time of the place; a day without spans is closed. */
export type OpeningTimes = Partial<Record<Weekday, OpenSpan[]>>;
/** Days that are open at all; null where nothing is said. */
export function openDays(hours: OpeningTimes): OpeningTimes | null {
  const open = weekdays.flatMap((day) => {
    const spans = hours[day] ?? [];
    return spans.length > 0 ? [[day, spans] as const] : [];
  });
  return open.length > 0 ? Object.fromEntries(open) : null;
}
export const mostSpans = 4;
export const mostPictures = 8;

/** Numbers of a place, each with its bounds: `freePlacePer` is after how many paying guests one stays free. */
export const numberBounds = {
  coachBays: [0, 200],
  groupSize: [1, 2_000],
  rooms: [1, 2_000],
  beds: [1, 5_000],
  freePlacePer: [5, 100],
} as const;
export type LocationNumber = keyof typeof numberBounds;
export const locationNumbers = Object.keys(numberBounds) as LocationNumber[];

/** Only a house with beds is asked for rooms, only who takes groups for their size. */
const stay: LocationNumber[] = ["rooms", "beds", "groupSize", "freePlacePer"];
const visit: LocationNumber[] = ["groupSize", "freePlacePer"];
const partyNumbers: Record<LocationCategory, LocationNumber[]> = {
  hotel: stay,
  restaurant: visit,
  attraction: visit,
  serviceArea: [],
  other: ["groupSize"],
};
export const numbersOf = (category: LocationCategory | ""): readonly LocationNumber[] =>
  category ? partyNumbers[category] : [];
export const amenitiesOf = (category: LocationCategory | "") =>
  locationAmenities.filter((amenity) => amenity !== "driverRoom" || category === "hotel");

/** Days of the calendar on which a place is shut, the last one included. */
export type ClosedDays = { from: string; to: string };
export const mostClosed = 6;

/** What a stop has to have; a place that does not say a number or its hours has it not. */
export type Wanted = {
  amenities: readonly LocationAmenity[];
  coachBays: number | null;
  groupSize: number | null;
  /** Right now, or "yyyy-MM-ddTHH:mm" on the clocks of the place. */
  openAt: string | null;
};
export const openNow = "now";
