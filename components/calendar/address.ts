import { addDays, type Day, weekStart } from "@/components/form/calendar";
import { addMonths, monthWeeks } from "@/components/form/month";
import { isoDay } from "@/components/form/day-codec";
import { toInstant } from "@/components/form/market-time";
import { kinds } from "@/lib/features/busrequest/rules/kinds";
import { address, field, oneOf, some, type ValueOf } from "@/lib/http/address";

export const views = ["month", "fortnight", "week", "day", "agenda", "list"] as const;
export type View = (typeof views)[number];

const fields = {
  /** Null where the address names none: wide screens then show the month, phones the agenda. */
  view: field(oneOf(views), null),
  /** The day of reading unless told. */
  date: field(isoDay, "" as Day),
  kinds: some(kinds, kinds, { key: "kind" }),
};
export type CalendarAddress = ValueOf<typeof fields>;
export const calendarAddress = address(fields);

const agendaDays = 42;
const run = (first: Day, length: number) => Array.from({ length }, (_, index) => addDays(first, index));

/** The days that a view shows, without a gap. */
export function daysOf({ view, date }: CalendarAddress, startsOn: 0 | 1): Day[] {
  if (view === "week") return run(weekStart(date, startsOn), 7);
  if (view === "fortnight") return run(weekStart(date, startsOn), 14);
  if (view === "day") return [date];
  if (view === "agenda") return run(weekStart(date, startsOn), agendaDays);
  return monthWeeks(date, startsOn).flat();
}

/** From the first day's first moment to the last one's last, by the clock of the time zone. */
export function spanOf(days: readonly Day[], zone: string) {
  const first = days[0] ?? "";
  const last = days.at(-1) ?? first;
  return { from: toInstant(first, "00:00", zone), to: toInstant(addDays(last, 1), "00:00", zone) };
}

/** The views with a row a bus, by the clock. */
export const isBoard = (view: View | null) => view === "day" || view === "week" || view === "fortnight";

/** One month, week or day further or back. */
export function stepped(address: CalendarAddress, way: 1 | -1): CalendarAddress {
  const { view, date } = address;
  if (view === "day") return { ...address, date: addDays(date, way) };
  if (view === "week" || view === "fortnight" || view === "agenda") return { ...address, date: addDays(date, 7 * way) };
  return { ...address, date: addMonths(`${date.slice(0, 7)}-01`, way) };
}

/** ISO 8601: of the Thursday in the row, so that a week that begins on Sunday has one too. */
export function weekNumber(firstDay: Day, startsOn: 0 | 1) {
  const thursday = addDays(firstDay, startsOn === 1 ? 3 : 4);
  const newYear = Date.parse(`${thursday.slice(0, 4)}-01-01`);
  return Math.floor((Date.parse(thursday) - newYear) / (7 * 86_400_000)) + 1;
}
