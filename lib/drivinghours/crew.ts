import { breakLength, mostDriving } from "./article7";
import { nightRest, onFerry } from "./course";
import { ferryMinutes, planRules, type TripHours } from "./rules";
import { nightBeforeHome, stayOf } from "./stay";
import type { Activity } from "./types";
import { type DrivenWay, wayBack } from "./way-home";

/** At the wheel of two drivers between two nights. */
export const mostTogether = 1080;

/** Two drivers change places after equal turns of at most 4 h 30: what one of them does. `first` begins at the wheel. */
export function shareDriving(activities: readonly Activity[], first: boolean): Activity[] {
  const all = activities.reduce((sum, { type, minutes }) => sum + (type === "driving" ? minutes : 0), 0);
  const turn = Math.ceil(all / (2 * Math.max(1, Math.ceil(all / (2 * mostDriving)))));
  let mine = first;
  let sinceChange = 0;
  const shared: Activity[] = [];
  for (const activity of activities) {
    if (activity.type !== "driving") {
      shared.push(activity);
      continue;
    }
    for (let left = activity.minutes; left > 0; ) {
      const part = Math.min(left, turn - sinceChange);
      if (mine) shared.push({ type: "driving", minutes: part });
      else if (part >= breakLength)
        shared.push(
          { type: "break", minutes: breakLength, inMotion: true },
          { type: "available", minutes: part - breakLength, besideDriver: true },
        );
      else shared.push({ type: "available", minutes: part, besideDriver: true });
      left -= part;
      sinceChange += part;
      if (sinceChange >= turn) {
        mine = !mine;
        sinceChange = 0;
      }
    }
  }
  return shared;
}

const work = (minutes: number): Activity => ({ type: "work", minutes });
const drive = (minutes: number): Activity => ({ type: "driving", minutes });

function along({ wheelMinutes, crossings = [] }: DrivenWay) {
  let driven = 0;
  const parts = crossings.flatMap((crossing) => {
    const part = drive(crossing.after - driven);
    driven = crossing.after;
    return [part, onFerry(crossing)];
  });
  return [...parts, drive(wheelMinutes - driven)].filter(({ minutes }) => minutes > 0);
}

/** The same with a night wherever both have driven as much as a day allows. */
function withNights(activities: readonly Activity[]) {
  let today = 0;
  return activities.flatMap((activity): Activity[] => {
    if (activity.type !== "driving") return [activity];
    const parts: Activity[] = [];
    for (let left = activity.minutes; left > 0; ) {
      if (today >= mostTogether) {
        parts.push({ type: "rest", minutes: nightRest });
        today = 0;
      }
      const part = Math.min(left, mostTogether - today);
      parts.push(drive(part));
      today += part;
      left -= part;
    }
    return parts;
  });
}

/** The trip without breaks of its own: somebody always may drive. `night`: before the empty way home of a one-way trip. */
export function rolling(trip: TripHours, night: boolean): Activity[] | undefined {
  const { staging, alighting } = planRules;
  const { yard = planRules.yard, toYard } = trip;
  const out = [drive(yard), work(staging), ...along(trip), work(alighting)];
  const arrival = trip.wheelMinutes + ferryMinutes(trip);
  if (trip.returnAfter === undefined) {
    if (!toYard) return out;
    if (!night) return [...out, ...along(toYard)];
    const rest: Activity = { type: "rest", minutes: nightBeforeHome(trip.departure, arrival + alighting) };
    return [...out, rest, ...withNights(along(toYard))];
  }
  const stay = trip.returnAfter - staging - arrival - alighting;
  if (stay < 0) return undefined;
  return [
    ...out,
    ...stayOf(trip.departure, arrival + alighting, Math.max(0, stay)),
    work(staging),
    ...along(wayBack(trip)),
    work(alighting),
    drive(yard),
  ];
}
