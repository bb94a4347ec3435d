import { addDays, type Day, weekStart } from "@/lib/i18n/days";

/** Same day of another month, or that month's last. */
export function addMonths(day: Day, months: number): Day {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, last))).toISOString().slice(0, 10);
}

/** The weeks that a month touches. */
export function monthWeeks(day: Day, startsOn: 0 | 1): Day[][] {
  const first = `${day.slice(0, 7)}-01`;
  const last = addDays(addMonths(first, 1), -1);
  const weeks: Day[][] = [];
  for (let start = weekStart(first, startsOn); start <= last; start = addDays(start, 7)) {
    weeks.push(Array.from({ length: 7 }, (_, index) => addDays(start, index)));
  }
  return weeks;
}

/** Where a key leads from a day: arrows by day and week, PgUp/PgDn by month, Home/End in the week; null for others. */
export function movedDay(day: Day, key: string, startsOn: 0 | 1): Day | null {
  const steps: Record<string, () => Day> = {
    ArrowLeft: () => addDays(day, -1),
    ArrowRight: () => addDays(day, 1),
    ArrowUp: () => addDays(day, -7),
    ArrowDown: () => addDays(day, 7),
    PageUp: () => addMonths(day, -1),
    PageDown: () => addMonths(day, 1),
    Home: () => weekStart(day, startsOn),
    End: () => addDays(weekStart(day, startsOn), 6),
  };
  return steps[key]?.() ?? null;
}
