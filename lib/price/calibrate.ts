import { costsBeyondRates, paidDriverHours, type PriceQuestion, vehicleDays } from "./guide";
import { type PriceChange, type PriceParameters, priceParameters } from "./parameters";

/** A price that was agreed for what the formula was asked: EUR net a bus. */
export interface AgreedPrice {
  question: PriceQuestion;
  net: number;
}

/** So far from where it began a rate may come: prices of a kind alone tell little of one rate. */
const least = 0.5;
const most = 2;
/** Keeps a rate where it is that the prices say nothing of; small beside what they do say. */
const steadiness = 1e-4;

type Rates = [perKm: number, perDay: number, perHour: number];

const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

/** Solves a x = b for a symmetric positive matrix, by elimination. */
function solve(a: readonly (readonly number[])[], b: readonly number[]): number[] {
  const rows = a.map((row, at) => [...row, b[at] ?? 0]);
  for (const [at, pivot] of rows.entries()) {
    for (const row of rows.slice(at + 1)) {
      const factor = (row[at] ?? 0) / (pivot[at] || 1);
      for (let column = at; column < row.length; column++)
        row[column] = (row[column] ?? 0) - factor * (pivot[column] ?? 0);
    }
  }
  const x: number[] = [];
  for (let at = rows.length - 1; at >= 0; at--) {
    const row = rows[at] ?? [];
    const known = sum(x.map((value, behind) => value * (row[rows.length - 1 - behind] ?? 0)));
    x.push(((row.at(-1) ?? 0) - known) / (row[at] || 1));
  }
  return x.reverse();
}

/** The factors by which the free costs of each price are to be multiplied so that the squares of what is left are least. */
function factorsOf(costs: readonly Rates[], paid: readonly number[], free: readonly number[]) {
  const product = (one: number, other: number) => sum(costs.map((row) => (row[one] ?? 0) * (row[other] ?? 0)));
  const keep = (steadiness * sum(free.map((at) => product(at, at)))) / free.length;
  const matrix = free.map((one) => free.map((other) => product(one, other) + (one === other ? keep : 0)));
  const target = free.map((at) => sum(costs.map((row, line) => (row[at] ?? 0) * (paid[line] ?? 0))) + keep);
  return solve(matrix, target);
}

/** Least squares; a rate that would leave its bounds stays at the bound, and the others are fitted to what is left. */
function fitted(costs: readonly Rates[], paid: readonly number[]): Rates {
  const factors: Rates = [1, 1, 1];
  let free = [0, 1, 2].filter((at) => costs.some((row) => (row[at] ?? 0) > 0));
  while (free.length > 0) {
    const held = [0, 1, 2].filter((at) => !free.includes(at));
    const left = paid.map(
      (amount, line) => amount - sum(held.map((at) => (costs[line]?.[at] ?? 0) * (factors[at] ?? 1))),
    );
    const found = factorsOf(costs, left, free);
    for (const [index, at] of free.entries()) factors[at] = Math.min(most, Math.max(least, found[index] ?? 1));
    const beyond = free.filter((_, index) => (found[index] ?? 1) > most || (found[index] ?? 1) < least);
    if (beyond.length === 0) break;
    free = free.filter((at) => !beyond.includes(at));
  }
  return factors;
}

/**
 * Rates of km, day and hour with which the formula comes closest to prices that were agreed (least squares). Margin, season, nights,
 * the second driver's travel and tolls stay as the parameters have them. All for one kind of vehicle.
 */
export function calibrate(prices: readonly AgreedPrice[], parameters: PriceParameters = priceParameters): PriceChange {
  const name = prices[0]?.question.vehicle ?? "";
  const vehicle = parameters.vehicle[name];
  if (!vehicle) return {};
  const { perHour } = parameters.driver;
  const costs = prices.map(({ question }): Rates => {
    const km = sum(Object.values(question.paidKm)) + sum(Object.values(question.deadKm));
    return [
      km * vehicle.perKm,
      vehicleDays(question, parameters) * vehicle.perDay,
      paidDriverHours(question, parameters) * perHour,
    ];
  });
  const paid = prices.map(({ question, net }) => {
    const { factor, own, passedOn } = costsBeyondRates(question, parameters);
    return (net - passedOn) / factor - own;
  });
  const [km, day, hour] = fitted(costs, paid);
  const cents = (amount: number) => Math.round(amount * 100) / 100;
  return {
    vehicle: { [name]: { perKm: cents(vehicle.perKm * km), perDay: cents(vehicle.perDay * day) } },
    driver: { perHour: cents(perHour * hour) },
  };
}
