import { type PriceParameters, priceParameters } from "./parameters";
import { toCents, vatByCountry } from "./vat";

interface PriceDay {
  dutyHours: number;
  /** Minute of the day at which duty begins: hours between 22 and 6 cost more. */
  startMinute?: number;
  /** Hours of it at night, where they are known. */
  nightHours?: number;
}

export interface PriceQuestion {
  /** A key of `PriceParameters.vehicle`. */
  vehicle: string;
  /** 1 to 12. */
  month: number;
  days: PriceDay[];
  /** Km with the group and without, by country. */
  paidKm: Record<string, number>;
  deadKm: Record<string, number>;
  nights?: number;
  hotelByCustomer?: boolean;
  secondDriverHours?: number;
  drivers?: number;
  /** Paid days of the bus and paid hours of the driver, where somebody says them; else they follow from the days. */
  vehicleDays?: number;
  driverHours?: number;
  /** Buses. */
  count?: number;
  /** Passed on as they are: parking, ferry, fees of cities. */
  extras?: number | Record<string, number> | { amount: number }[];
  foreignGroup?: boolean;
}

const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0);

function extraCosts(extras: PriceQuestion["extras"]) {
  if (!extras) return 0;
  if (typeof extras === "number") return extras;
  if (Array.isArray(extras)) return sum(extras.map((extra) => extra.amount));
  return sum(Object.values(extras));
}

/** Minutes of a duty that fall into the night, over midnight, too. */
function nightMinutes(day: PriceDay, { nightFrom, nightTo }: PriceParameters["driver"]) {
  if (day.nightHours !== undefined) return day.nightHours * 60;
  if (day.startMinute === undefined) return 0;
  const end = day.startMinute + day.dutyHours * 60;
  const overlap = (from: number, to: number) => Math.max(0, Math.min(end, to) - Math.max(day.startMinute ?? 0, from));
  return sum([-1, 0, 1, 2].map((at) => overlap(at * 1440 + nightFrom, (at + 1) * 1440 + nightTo)));
}

function paidHours(day: PriceDay, { driver }: PriceParameters) {
  const hours = Math.max(driver.minHoursPerDay, day.dutyHours + driver.stagingMinutes / 60);
  return hours + (nightMinutes(day, driver) / 60) * driver.nightSupplement;
}

/** Hours that the driver is paid for, the supplement of the night in them. */
export const driverHours = ({ days, driverHours: said }: PriceQuestion, parameters: PriceParameters) =>
  said ?? sum(days.map((day) => paidHours(day, parameters)));

/** What the driver's hours are made of: those of the days, getting ready, and what night and short days add. */
export function driverHourParts(question: PriceQuestion, parameters: PriceParameters) {
  const duty = sum(question.days.map((day) => day.dutyHours));
  const staging = (question.days.length * parameters.driver.stagingMinutes) / 60;
  return { duty, staging, more: Math.max(0, driverHours(question, parameters) - duty - staging) };
}

/** Hours that are paid for, the second driver's among them. */
export const paidDriverHours = (question: PriceQuestion, parameters: PriceParameters) =>
  driverHours(question, parameters) + (question.secondDriverHours ?? 0);

/** Motorway tolls of all km, with the group or without, by country; a country that takes none is left out. EUR of one bus. */
export function tollsByCountry(
  { paidKm, deadKm }: Pick<PriceQuestion, "paidKm" | "deadKm">,
  { toll }: PriceParameters,
) {
  const countries = [...new Set([...Object.keys(paidKm), ...Object.keys(deadKm)])];
  return countries.flatMap((country) => {
    const km = (paidKm[country] ?? 0) + (deadKm[country] ?? 0);
    if (km <= 0) return [];
    const perKm = toll[country];
    const amount =
      km * toll.motorwayShare * (typeof perKm === "number" ? perKm : toll.default) + (toll.vignettes[country] ?? 0);
    return amount > 0 ? [{ country, amount }] : [];
  });
}

const tollCost = (question: PriceQuestion, parameters: PriceParameters) =>
  sum(tollsByCountry(question, parameters).map(({ amount }) => amount));

/** Days that the bus is paid for; a short single one counts less. */
export function vehicleDays({ days, vehicleDays: said }: PriceQuestion, { halfDay }: PriceParameters) {
  if (said !== undefined) return said;
  const [only, more] = days;
  return only && !more && only.dutyHours <= halfDay.upToHours ? halfDay.factor : days.length;
}

export function seasonFactor(month: number, { season }: PriceParameters) {
  if (season.peak.months.includes(month)) return season.peak.factor;
  return season.low.months.includes(month) ? season.low.factor : 1;
}

/** Costs of one bus before margin and season, EUR net. */
function costsOfBus(question: PriceQuestion, parameters: PriceParameters) {
  const vehicle = parameters.vehicle[question.vehicle];
  if (!vehicle) throw new RangeError(`No prices for a vehicle "${question.vehicle}".`);
  const drivers = question.drivers ?? 1;
  const hotel = question.hotelByCustomer ? 0 : parameters.overnight.hotel;
  const second = question.secondDriverHours ?? 0;
  return {
    paidKm: sum(Object.values(question.paidKm)) * vehicle.perKm,
    deadKm: sum(Object.values(question.deadKm)) * vehicle.perKm,
    vehicleDays: vehicle.perDay * vehicleDays(question, parameters),
    driver: driverHours(question, parameters) * parameters.driver.perHour,
    secondDriver: second > 0 ? second * parameters.driver.perHour + parameters.secondDriver.travel : 0,
    overnight: (question.nights ?? 0) * drivers * (parameters.overnight.allowance + hotel),
  };
}

/**
 * What a trip costs as a rule: a guide with all its parts, no offer. EUR net, of all buses together. Tolls and extras are
 * passed on without margin or season. Throws RangeError for a vehicle without prices.
 */
export function priceGuide(question: PriceQuestion, parameters: PriceParameters = priceParameters) {
  const count = question.count ?? 1;
  const costs = costsOfBus(question, parameters);
  const own = sum(Object.values(costs));
  const margin = own * parameters.margin;
  const season = (own + margin) * (seasonFactor(question.month, parameters) - 1);
  const priced = own + margin + season;
  const tolls = tollCost(question, parameters);
  const extras = extraCosts(question.extras);
  const passedOn = tolls + extras;
  const rounded = (factor: number) => {
    const amount = (factor * priced + passedOn) * count;
    return toCents(Math.round(amount / parameters.roundTo + 1e-9) * parameters.roundTo);
  };
  const typical = rounded(1);
  const vat = vatByCountry(typical, question.paidKm, question.foreignGroup ?? false, parameters.vat);
  const km = sum(Object.values(question.paidKm)) * count;
  const parts = { ...costs, tolls, extras, margin, season };
  return {
    parts: Object.fromEntries(
      Object.entries(parts).map(([part, amount]) => [part, toCents(amount * count)]),
    ) as typeof parts,
    net: {
      low: rounded(parameters.spread.low),
      typical,
      high: rounded(parameters.spread.high),
    },
    vat,
    gross: toCents(typical + sum(vat.map((line) => line.vat))),
    perPaidKm: km > 0 ? toCents(typical / km) : 0,
  };
}

/** Of one bus: what no rate of km, day or driver's hour explains; those costs are multiplied by `factor`, what is passed on is not. */
export function costsBeyondRates(question: PriceQuestion, parameters: PriceParameters) {
  const { overnight } = costsOfBus(question, parameters);
  const travel = (question.secondDriverHours ?? 0) > 0 ? parameters.secondDriver.travel : 0;
  return {
    own: overnight + travel,
    factor: (1 + parameters.margin) * seasonFactor(question.month, parameters),
    passedOn: tollCost(question, parameters) + extraCosts(question.extras),
  };
}

type Range = Record<"low" | "typical" | "high", number>;

/** The net range with VAT, rounded like it. */
export function grossRange(
  { paidKm, foreignGroup = false }: Pick<PriceQuestion, "paidKm" | "foreignGroup">,
  net: Range,
  { vat, roundTo }: PriceParameters = priceParameters,
): Range {
  const gross = (amount: number) => {
    const whole = amount + sum(vatByCountry(amount, paidKm, foreignGroup, vat).map((line) => line.vat));
    return toCents(Math.round(whole / roundTo + 1e-9) * roundTo);
  };
  return { low: gross(net.low), typical: gross(net.typical), high: gross(net.high) };
}
