import {
  driverHours,
  grossRange,
  type PriceQuestion,
  priceGuide,
  seasonFactor,
  tollsByCountry,
  vehicleDays,
} from "./guide";
import { type PriceChange, type PriceParameters, withChanges } from "./parameters";

/** What may be changed of one guide: amounts of the trip, then rates. */
const editNames = [
  "paidKm",
  "deadKm",
  "vehicleDays",
  "driverHours",
  "secondDriverHours",
  "nights",
  "extras",
  "perKm",
  "perDay",
  "perHour",
  "hotel",
  "margin",
  "season",
] as const;
export type EditName = (typeof editNames)[number];
export type Edits = Partial<Record<EditName, number>>;

/** The most that makes sense of each. */
export const highestEdit: Record<EditName, number> = {
  paidKm: 20_000,
  deadKm: 20_000,
  vehicleDays: 60,
  driverHours: 1_000,
  secondDriverHours: 1_000,
  nights: 60,
  extras: 50_000,
  perKm: 20,
  perDay: 5_000,
  perHour: 500,
  hotel: 1_000,
  margin: 100,
  season: 5,
};

const sum = (km: Record<string, number>) => Object.values(km).reduce((total, one) => total + one, 0);

/** Each value as the formula has it; the margin in per cent. */
export function valuesOfGuide(question: PriceQuestion, parameters: PriceParameters): Record<EditName, number> {
  const vehicle = parameters.vehicle[question.vehicle];
  return {
    paidKm: sum(question.paidKm),
    deadKm: sum(question.deadKm),
    vehicleDays: vehicleDays(question, parameters),
    driverHours: driverHours(question, parameters),
    secondDriverHours: question.secondDriverHours ?? 0,
    nights: (question.nights ?? 0) * (question.drivers ?? 1),
    extras: 0,
    perKm: vehicle?.perKm ?? 0,
    perDay: vehicle?.perDay ?? 0,
    perHour: parameters.driver.perHour,
    hotel: parameters.overnight.allowance + (question.hotelByCustomer ? 0 : parameters.overnight.hotel),
    margin: parameters.margin * 100,
    season: seasonFactor(question.month, parameters),
  };
}

/** Other km in all, in the same shares of the countries. */
function scaled(km: Record<string, number>, wanted: number | undefined, home: string) {
  const now = sum(km);
  if (wanted === undefined || wanted === now) return km;
  if (now === 0) return { [home]: wanted };
  return Object.fromEntries(Object.entries(km).map(([country, part]) => [country, (part / now) * wanted]));
}

function editedParameters({ vehicle, month }: PriceQuestion, edits: Edits, own: PriceChange) {
  const { perKm, perDay, perHour, hotel, margin, season } = edits;
  const parameters = withChanges(own);
  const change: PriceChange = {
    vehicle: { [vehicle]: { perKm, perDay } },
    driver: { perHour },
    margin: margin === undefined ? undefined : margin / 100,
    ...(hotel === undefined ? {} : { overnight: { allowance: hotel, hotel: 0 } }),
    ...(season === undefined ? {} : { season: { peak: { months: [month], factor: season }, low: { months: [] } } }),
  };
  return withChanges(change, parameters);
}

/** The guide with what was changed in it, and whose roads take the tolls in it; `own` are an operator's rates. Throws RangeError for a vehicle without prices. */
export function editedGuide(question: PriceQuestion, edits: Edits = {}, own: PriceChange = {}) {
  const parameters = editedParameters(question, edits, own);
  const home = Object.keys(question.paidKm)[0] ?? "";
  const { nights } = edits;
  const asked: PriceQuestion = {
    ...question,
    paidKm: scaled(question.paidKm, edits.paidKm, home),
    deadKm: scaled(question.deadKm, edits.deadKm, home),
    vehicleDays: edits.vehicleDays ?? question.vehicleDays,
    driverHours: edits.driverHours ?? question.driverHours,
    secondDriverHours: edits.secondDriverHours ?? question.secondDriverHours,
    extras: edits.extras ?? question.extras,
    ...(nights === undefined ? {} : { nights, drivers: 1 }),
  };
  const guide = priceGuide(asked, parameters);
  const count = question.count ?? 1;
  const tolls = tollsByCountry(asked, parameters).map(({ country, amount }) => ({ country, amount: amount * count }));
  return { ...guide, tolls, gross: grossRange(asked, guide.net, parameters) };
}
