import { textsByLanguage } from "@/lib/features/advertiser/schema/texts";
import type { Language } from "@/lib/i18n/routing";
import type { Counts, DayCounts, EntryCounts } from "./rules";
import type { StatisticLine, StatisticRecord } from "./schema";

/** Sums of `location_day s`, under the names of the wire. */
export const sums = `coalesce(sum(s.shown), 0)::int as shown, coalesce(sum(s.opened), 0)::int as opened,
  coalesce(sum(s."clickedWeb"), 0)::int as web, coalesce(sum(s."clickedPhone"), 0)::int as phone`;

export type LocationCountsRow = Counts & { id: string; title: unknown; active: boolean };
export type LineRow = DayCounts & { title: unknown };
export type EntryLineRow = EntryCounts & { day: string };

/** In the reader's language; another language's title where that one is missing. */
function titleIn(title: unknown, language: Language) {
  const known = textsByLanguage.parse(title);
  return known[language] || known.en || known.de || known.es || "";
}

const countsOf = ({ shown, opened, web, phone }: Counts): Counts => ({ shown, opened, web, phone });

export function toLocationCounts(row: LocationCountsRow, language: Language): StatisticRecord["locations"][number] {
  const { id, title, active } = row;
  return { id, title: titleIn(title, language), active, ...countsOf(row) };
}

export function toLine(row: LineRow, language: Language): StatisticLine {
  return { day: row.day, location: titleIn(row.title, language), ...countsOf(row) };
}

/** `name` stands in the column of the locations. */
export const toEntryLine = (row: EntryLineRow, name: string): StatisticLine => ({
  day: row.day,
  location: name,
  shown: row.shown,
  opened: row.opened,
  web: null,
  phone: null,
});
