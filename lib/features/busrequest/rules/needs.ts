/** What a group may need beside seats. Words in locales/{lng}/needs.json. */
export const luggages = ["none", "hand", "one", "more"] as const;
export type Luggage = (typeof luggages)[number];

/** Equipment that a group may ask for, and the word that a bus has for it (lib/features/bus/rules.ts). */
export const equipment = { toilet: "toilet", kitchen: "kitchen", wifi: "wifi", power: "sockets" } as const;
export type Equipment = keyof typeof equipment;
export const equipments = Object.keys(equipment) as Equipment[];

/** Languages that a driver may be asked for (ISO 639). */
export const driverLanguages = [
  "de",
  "en",
  "es",
  "fr",
  "it",
  "cs",
  "pl",
  "nl",
  "da",
  "sv",
  "hu",
  "sk",
  "sl",
  "hr",
  "sr",
  "ro",
  "bg",
  "el",
  "pt",
  "tr",
  "ru",
  "uk",
  "ar",
] as const;
export type DriverLanguage = (typeof driverLanguages)[number];

/** Most that may be asked for; the database holds the same bounds. */
export const mostNeeded = { wheelchairPlaces: 50, walkingFrames: 100, childSeats: 100 } as const;
export type CountedNeed = keyof typeof mostNeeded;
export const countedNeeds = Object.keys(mostNeeded) as CountedNeed[];
export const longestBulky = 200;
/** Cents: 1,000,000.00. */
export const highestBudget = 100_000_000;

/** `vatIncluded`: the author's budget is gross. Cents (EUR) for the whole trip. */
type Budget = { amount: number; vatIncluded: boolean };
export type Needs = Record<CountedNeed, number> &
  Record<Equipment, boolean> & {
    luggage: Luggage | null;
    bulky: string;
    driverLanguage: DriverLanguage | null;
    busStays: boolean;
    driverHotelPaid: boolean;
    driverMealsPaid: boolean;
    budget: Budget | null;
  };

export const noNeeds: Needs = {
  wheelchairPlaces: 0,
  walkingFrames: 0,
  childSeats: 0,
  luggage: null,
  bulky: "",
  toilet: false,
  kitchen: false,
  wifi: false,
  power: false,
  driverLanguage: null,
  busStays: false,
  driverHotelPaid: false,
  driverMealsPaid: false,
  budget: null,
};

/** What of a bus says whether it meets them; null: its company has not said. */
export type FitBus = {
  wheelchairPlaces: number;
  walkingFrames: number | null;
  childSeats: number | null;
  luggage: Luggage | null;
  features: readonly string[];
};
/** What an offer is compared by, in the order in which it is told. */
export const fitNeeds = [...countedNeeds, "luggage", "bulky", ...equipments, "driverLanguage", "busStays"] as const;
type FitNeed = (typeof fitNeeds)[number];
/** `confirmed`: its bidder promises it. `ask`: no bus shows it, or its company has not said. */
export const fitStates = ["met", "confirmed", "unmet", "ask"] as const;
export type NeedFit = { need: FitNeed; fit: (typeof fitStates)[number] };

const atLeast = (has: number | null, wanted: number) => (has === null ? "ask" : has >= wanted ? "met" : "unmet");

function fitOf(need: FitNeed, needs: Needs, bus: FitBus, quantity: number): NeedFit["fit"] {
  switch (need) {
    case "wheelchairPlaces":
    case "walkingFrames":
    case "childSeats":
      return atLeast(bus[need], Math.ceil(needs[need] / Math.max(1, quantity)));
    case "luggage":
      return atLeast(bus.luggage && luggages.indexOf(bus.luggage), luggages.indexOf(needs.luggage ?? "none"));
    case "toilet":
    case "kitchen":
    case "wifi":
    case "power":
      return bus.features.includes(equipment[need]) ? "met" : "unmet";
    default:
      return "ask";
  }
}

/**
 * How one of `quantity` buses meets what is asked for; all has to be asked about where no bus is known. As
 * `wishesSql` (filtersetting) decides for the whole fleet.
 */
export function needFits(needs: Needs | null, bus: FitBus | null, quantity: number): NeedFit[] {
  if (!needs) return [];
  const asked = fitNeeds.filter((need) => needs[need] !== noNeeds[need]);
  return asked.map((need) => ({ need, fit: bus ? fitOf(need, needs, bus, quantity) : "ask" }));
}

/** What a bidder promises need not be asked; what its bus lacks, words do not mend. */
export const withConfirmed = (fits: readonly NeedFit[], confirms: readonly string[]) =>
  fits.map(({ need, fit }): NeedFit => ({ need, fit: fit === "ask" && confirms.includes(need) ? "confirmed" : fit }));

/** What is asked for and named alone, as if it were all. */
export const someNeeds = (needs: Needs, names: readonly FitNeed[]): Needs => ({
  ...noNeeds,
  ...Object.fromEntries(names.map((name) => [name, needs[name]])),
});

/** What the bus does not meet; null where it meets all that is known. */
export function unmetNeeds(needs: Needs | null, bus: FitBus, quantity: number) {
  const unmet = needFits(needs, bus, quantity).flatMap(({ need, fit }) => (fit === "unmet" ? [need] : []));
  return needs && unmet.length > 0 ? someNeeds(needs, unmet) : null;
}

/** Names of what is asked for. */
export const namedNeeds = (needs: Needs | null) =>
  needs ? (Object.keys(noNeeds) as (keyof Needs)[]).filter((name) => needs[name] !== noNeeds[name]) : [];

type Row = Omit<Needs, "driverLanguage" | "budget"> & {
  driverLanguage: string | null;
  budgetAmount: number | null;
  budgetVatIncluded: boolean;
};

/** As they stand in the table. */
export function toNeeds(row: Row): Needs {
  const { budgetAmount, budgetVatIncluded: vatIncluded } = row;
  const known = Object.fromEntries(Object.keys(noNeeds).map((key) => [key, row[key as keyof Row] ?? null]));
  const budget = budgetAmount === null ? null : { amount: budgetAmount, vatIncluded };
  return { ...(known as Needs), budget };
}

/** Null where nothing is asked for. */
export function askedNeeds<Some extends { [key in keyof Needs]?: unknown }>(needs: Some | null | undefined) {
  if (!needs) return null;
  const keys = Object.keys(noNeeds) as (keyof Needs)[];
  const isAsked = (key: keyof Needs) => needs[key] !== undefined && needs[key] !== noNeeds[key];
  return keys.some(isAsked) ? needs : null;
}
