import type { FieldError } from "@/lib/errors";
import { distanceKm } from "@/lib/features/place/rules";
import { kindFields } from "./kind-fields";
import type { Kind } from "./kinds";

const minute = 60_000;
const day = 24 * 60 * minute;

type Point = { longitude: number; latitude: number };

/** Road kilometres over the straight line, and a coach's average speed with it. */
const roadFactor = 1.25;
const averageSpeed = 70;

/** When a coach is there, at the earliest an hour after departure; rounded up to five minutes. */
export function estimatedArrival(departure: number, route: readonly Point[]) {
  const legs = route.slice(1).map((point, index) => distanceKm(route[index] ?? point, point));
  const hours = (legs.reduce((sum, km) => sum + km, 0) * roadFactor) / averageSpeed;
  const step = 5 * minute;
  return departure + Math.max(60 * minute, Math.ceil((hours * 60 * minute) / step) * step);
}

/** Two years, the furthest that a request may lie ahead. */
const horizon = 2 * 365.25 * day;

type Dates = { category: Kind; start?: { date: number }; end?: { date: number } };

const atOnce: Partial<Record<Kind, string>> = { vacancy: "windowEmpty", emptyride: "rideEmpty" };

/** A bus that is free, or drives home empty, for no time at all is no offer; a group's trip may be over at once, its end is an estimate. */
export function spanErrors(category: Kind, start: number, end: number): FieldError[] {
  if (end < start) return [{ path: "end.date", message: "endBeforeStart" }];
  const message = end === start ? atOnce[category] : undefined;
  return message ? [{ path: "end.date", message }] : [];
}

/** Errors of the dates named; `grace` is how far back a start may lie (an emergency began before it was typed). */
export function dateErrors({ category, start, end }: Dates, now: number): FieldError[] {
  const errors: FieldError[] = [];
  const { grace } = kindFields[category];
  if (start && start.date < now - grace) errors.push({ path: "start.date", message: "dateInPast" });
  if (start && start.date > now + horizon) errors.push({ path: "start.date", message: "dateTooFar" });
  const span = start && end ? spanErrors(category, start.date, end.date) : [];
  errors.push(...span);
  if (span.length === 0 && end && end.date < now - grace) errors.push({ path: "end.date", message: "dateInPast" });
  if (end && end.date > now + horizon) errors.push({ path: "end.date", message: "dateTooFar" });
  return errors;
}
