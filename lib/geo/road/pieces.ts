import {
  coachMinutes,
  coachWheel,
  type Crossing,
  crossingMinutes,
  type Driven,
  type Stretch,
  type Way,
} from "./profile";

/** A part of a service's way as it timed it, in the order in which it is driven. */
export interface Piece extends Way {
  /** By a ferry or a train, nobody at the wheel. */
  carried: boolean;
  /** Where it lies on the way's line, if the service tells. */
  stretch?: Stretch | undefined;
}

type Line = [lon: number, lat: number][];

/** Parts of a line, each of which begins where the one before ends, as one; and where on it each lies. */
export function joined(parts: readonly Line[]) {
  const line: Line = [];
  const stretches = parts.map((part): Stretch => {
    const first = Math.max(0, line.length - 1);
    for (const point of line.length > 0 ? part.slice(1) : part) line.push(point);
    return [first, Math.max(0, line.length - 1)];
  });
  return { line, stretches };
}

/**
 * km/h at which no ferry sails: OSRM's car profile reckons with five where the map tells no time, which would make a night's rest of
 * a short crossing.
 */
const untimed = 6;
/** Parts may add up to a little more than the whole: each is rounded. */
const slack = 1.01;

/** The ferries one behind the other are one: between them nobody drives. Minutes as the service has them, `after` those of its road. */
function crossingsOf(pieces: readonly Piece[]) {
  const crossings: Crossing[] = [];
  let road = 0;
  for (const { km, minutes, carried, stretch } of pieces) {
    const last = crossings.at(-1);
    if (!carried) road += minutes;
    else if (last?.after === road) {
      last.km += km;
      last.minutes += minutes;
      if (last.stretch && stretch) last.stretch = [last.stretch[0], stretch[1]];
    } else if (minutes > 0) crossings.push({ after: road, km, minutes, ...(stretch ? { stretch } : {}) });
  }
  return { crossings, road };
}

const sum = (crossings: readonly Crossing[], of: "km" | "minutes") =>
  crossings.reduce((all, crossing) => all + crossing[of], 0);

/** A service's way as a coach drives it; null where its ferries are longer than it is. */
export function pieceWay({ km, minutes }: Way, pieces: readonly Piece[]): (Way & Driven) | null {
  const { crossings, road } = crossingsOf(pieces);
  const sailed = { km: sum(crossings, "km"), minutes: sum(crossings, "minutes") };
  if (sailed.km > km * slack || sailed.minutes > minutes * slack) return null;
  const byRoad = { km: Math.max(0, km - sailed.km), minutes: Math.max(0, minutes - sailed.minutes) };
  const wheel = coachWheel(byRoad.km, byRoad.minutes);
  const whole = crossings.map((one) => ({
    ...one,
    minutes: crossingMinutes(one.km, one.km / (one.minutes / 60) < untimed ? undefined : one.minutes),
    after: road > 0 ? (wheel * one.after) / road : 0,
  }));
  return { km, minutes: coachMinutes(byRoad.km, byRoad.minutes) + sum(whole, "minutes"), wheel, crossings: whole };
}
