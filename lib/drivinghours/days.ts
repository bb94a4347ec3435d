import { type Rest, restsOf } from "./rests";
import type { Span } from "./timeline";

/** Shortest rests in minutes. */
export const regularRest = 660;
export const reducedRest = 540;
export const splitFirstPart = 180;

/** From the end of one daily or weekly rest to the beginning of the next one. */
export interface Day {
  from: number;
  /** What the driver did. */
  spans: Span[];
  /** Rests too short to end the day. */
  pauses: Rest[];
  /** The rest that ends it. */
  rest: Rest;
  drivingMinutes: number;
}

/** A rest of nine hours ends the day, lawful or not. */
export function daysOf(spans: readonly Span[]): Day[] {
  const days: Day[] = [];
  let from = 0;
  let pauses: Rest[] = [];
  for (const rest of restsOf(spans)) {
    if (rest.minutes < reducedRest) {
      pauses.push(rest);
      continue;
    }
    const own = spans.filter((span) => span.from >= from && span.to <= rest.from);
    const drivingMinutes = own.reduce((sum, span) => sum + (span.type === "driving" ? span.minutes : 0), 0);
    if (own.length > 0) days.push({ from, spans: own, pauses, rest, drivingMinutes });
    from = rest.to;
    pauses = [];
  }
  return days;
}
