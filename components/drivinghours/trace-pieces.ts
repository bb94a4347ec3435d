import type { TripHoursRecord } from "@/lib/features/drivinghours/schema";

type Activity = TripHoursRecord["activities"][number];

export interface TracePiece {
  type: Activity["type"];
  /** Minutes since the duty began, and as long as it lasts. */
  from: number;
  minutes: number;
  /** Where it stands on the drawing and how wide it is, per cent. */
  left: number;
  width: number;
  /** Beyond what one driver may do. */
  over: boolean;
}

const night = 540;
/** A longer rest is drawn no longer: a stay of days would press the driving into lines. */
const drawnRest = 600;

const drawn = ({ type, minutes }: Pick<Activity, "type" | "minutes">) =>
  type === "rest" ? Math.min(minutes, drawnRest) : minutes;

/** An activity in one piece, or cut where the limit lies. */
function cut(activity: Activity, from: number, limit: number | null) {
  const { type, minutes } = activity;
  if (limit === null || type === "rest" || limit <= from || limit >= from + minutes)
    return [{ type, from, minutes, over: limit !== null && type !== "rest" && from >= limit }];
  return [
    { type, from, minutes: limit - from, over: false },
    { type, from: limit, minutes: from + minutes - limit, over: true },
  ];
}

/** The course of a duty as it is drawn. `limit`: the minute from which one driver may no longer; what follows it until the next night is over. */
export function tracePieces(activities: readonly Activity[], limit: number | null) {
  let from = 0;
  let ends = limit;
  const parts: Omit<TracePiece, "left" | "width">[] = [];
  for (const activity of activities) {
    if (ends !== null && from > ends && activity.type === "rest" && activity.minutes >= night) ends = null;
    parts.push(...cut(activity, from, ends));
    from += activity.minutes;
  }
  const whole = parts.reduce((sum, part) => sum + drawn(part), 0) || 1;
  let left = 0;
  const pieces = parts.map((part): TracePiece => {
    const width = (drawn(part) / whole) * 100;
    const piece = { ...part, left, width };
    left += width;
    return piece;
  });
  return { pieces, minutes: from, exact: whole === from };
}

/** Hours that stand below the drawing: minutes since the duty began. */
export function traceHours(begin: number, minutes: number) {
  const step = minutes > 1_500 ? 360 : minutes > 900 ? 120 : 60;
  const hour = 3_600_000;
  const first = Math.ceil(begin / hour) * hour;
  const marks: number[] = [];
  for (let at = Math.round((first - begin) / 60_000); at <= minutes; at += step) marks.push(at);
  return marks;
}
