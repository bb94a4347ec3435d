import type { Day } from "@/lib/i18n/days";

export { addDays, type Day, today, weekdayOf, weekStart } from "@/lib/i18n/days";

const pad = (value: number) => String(value).padStart(2, "0");

function dayOf(year: number, month: number, date: number): Day | null {
  const day = new Date(Date.UTC(year, month - 1, date));
  const same = day.getUTCMonth() === month - 1 && day.getUTCDate() === date;
  return same && year >= 2000 && year <= 2199 ? day.toISOString().slice(0, 10) : null;
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
