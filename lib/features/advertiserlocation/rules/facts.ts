// Here and not in the schema, so that a component takes them without the validator.
export const locationCategories = ["hotel", "restaurant", "attraction", "serviceArea", "other"] as const;
export type LocationCategory = (typeof locationCategories)[number];

/** Bus-friendly facts that a place has or has not, in the order in which they are shown. */
export const locationAmenities = ["driverMeal", "groupMenu", "toilets", "washing", "wasteDisposal"] as const;
export type LocationAmenity = (typeof locationAmenities)[number];

export const weekdays = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"] as const;
export type Weekday = (typeof weekdays)[number];
/** "HH:MM"; `to` before `from` is on the day after, "24:00" the day's end. */
export type OpenSpan = { from: string; to: string };
/** Local time of the place; a day without spans is closed. */
export type OpeningTimes = Partial<Record<Weekday, OpenSpan[]>>;
export const mostSpans = 4;
export const mostPictures = 8;
export const mostBays = 200;
