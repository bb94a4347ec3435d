import { nightRest, restFrom } from "./course";
import { clockOf, dayMinutes } from "./timeline";
import type { Activity } from "./types";

/** Nobody begins an empty way home in the evening or at night who may do so in the morning. */
const morning = 420;
const evening = 1080;

/**
 * What a driver does between arrival and way back, `from` minutes after the departure. Over three in the morning it is a night in a bed; by day
 * a break: nobody is promised a room in a coach park; with `sleepsByDay` who came by night is, where there is time.
 */
export function stayOf(departure: string, from: number, minutes: number, sleepsByDay = false): Activity[] {
  const clock = clockOf(departure) + from;
  const nextThree = clock + ((180 - (clock % 1440) + 1440) % 1440);
  const sleeps = minutes >= restFrom && nextThree < clock + minutes;
  if (sleeps || (sleepsByDay && minutes >= nightRest)) return [{ type: "rest", minutes }];
  const pause = Math.min(minutes, restFrom - 1);
  return [
    { type: "break", minutes: pause },
    { type: "available", minutes: minutes - pause },
  ];
}

/** How long who has brought the group sleeps before the empty way home, `from` minutes after the departure: at least a whole night. */
export function nightBeforeHome(departure: string, from: number): number {
  const rested = clockOf(departure) + from + nightRest;
  const clock = rested % dayMinutes;
  if (clock >= morning && clock < evening) return nightRest;
  return nightRest + ((morning - clock + dayMinutes) % dayMinutes);
}
