import { type Column, csvText } from "@/lib/csv/csv";
import { csvFormOf } from "@/lib/csv/form";
import { pageUrl } from "@/lib/mail/content";
import { calendarWords } from "@/lib/i18n/feed-words";
import type { Language } from "@/lib/i18n/routing";
import type { CalendarEntry } from "../schema";

/** Entries of a calendar as a spreadsheet reads them. */
export function calendarFile(entries: readonly CalendarEntry[], language: Language) {
  const t = calendarWords(language);
  const columns: Column<CalendarEntry>[] = [
    { head: t("file.reference"), of: ({ reference }) => reference },
    { head: t("file.kind"), of: ({ category }) => (category ? t(`feed.kinds.${category}`) : t("own")) },
    { head: t("file.title"), of: ({ title }) => title },
    { head: t("file.start"), of: ({ start }) => new Date(start) },
    { head: t("file.end"), of: ({ end }) => new Date(end) },
    { head: t("file.bus"), of: ({ bus }) => bus?.licenceplate },
    { head: t("file.passengers"), of: ({ passengers }) => passengers },
    {
      head: t("file.state"),
      of: ({ state, agreed }) => t(agreed && state === "booked" ? "states.agreed" : `states.${state}`),
    },
    { head: t("file.note"), of: ({ note }) => note },
    { head: t("file.trip"), of: ({ tripId }) => tripId && pageUrl(language, ["userpanel", "trips", tripId]) },
  ];
  return csvText(columns, entries, csvFormOf(language, { yes: "", no: "" }));
}
