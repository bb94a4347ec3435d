import { formatDate } from "./formats";

/** "2027-06-12": a day without a time zone. */
export type Day = string;

export function addDays(day: Day, days: number): Day {
  return new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);
}

export function weekdayOf(day: Day) {
  return new Date(Date.parse(day)).getUTCDay();
}

/** First day of the week that holds `day`. */
export function weekStart(day: Day, startsOn: 0 | 1): Day {
  return addDays(day, -((weekdayOf(day) - startsOn + 7) % 7));
}

/** Today, in the market unless another time zone is named. */
export function today(now = Date.now(), timeZone?: string): Day {
  const [date = "", month = "", year = ""] = formatDate(now, timeZone).split(".");
  return `${year}-${month}-${date}`;
}
