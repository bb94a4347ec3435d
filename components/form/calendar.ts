import { addDays, type Day, weekStart } from "@/lib/i18n/days";

export { addDays, type Day, today, weekdayOf, weekStart } from "@/lib/i18n/days";

const pad = (value: number) => String(value).padStart(2, "0");

function dayOf(year: number, month: number, date: number): Day | null {
  const day = new Date(Date.UTC(year, month - 1, date));
  const same = day.getUTCMonth() === month - 1 && day.getUTCDate() === date;
  return same && year >= 2000 && year <= 2199 ? day.toISOString().slice(0, 10) : null;
}

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

/** dd.MM.yyyy, in every language. */
export function dayText(day: Day) {
  const [year = "", month = "", date = ""] = day.split("-");
  return `${date}.${month}.${year}`;
}

/** Forgiving: 12.06.2027, 12.6.27, 12/06/2027, 12-6-2027, 120627, 2027-06-12. */
export function parseDay(text: string): Day | null {
  const plain = text.trim();
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(plain);
  if (iso) return dayOf(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const found =
    /^(\d{1,2})[./\- ]+(\d{1,2})[./\- ]+(\d{4}|\d{2})$/.exec(plain) ?? /^(\d{2})(\d{2})(\d{4}|\d{2})$/.exec(plain);
  if (!found) return null;
  const year = Number(found[3]);
  return dayOf(year < 100 ? 2000 + year : year, Number(found[2]), Number(found[1]));
}

/** Forgiving: 08:15, 8:15, 8.15, 0815, 8. */
export function parseTime(text: string): string | null {
  const found = /^(\d{1,2})(?:[:.h ]?(\d{2}))?$/.exec(text.trim());
  if (!found) return null;
  const [hour, minute] = [Number(found[1]), Number(found[2] ?? 0)];
  return hour <= 23 && minute <= 59 ? `${pad(hour)}:${pad(minute)}` : null;
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
