import { formatDate, formatTime } from "@/lib/i18n/formats";
import type { Language } from "@/lib/i18n/routing";

/** How a spreadsheet of a language reads a file: its separator, decimal sign and days, and words for yes and no. */
export type CsvForm = {
  separator: "," | ";";
  decimal: "." | ",";
  day: (at: Date) => string;
  instant: (at: Date) => string;
  yes: string;
  no: string;
};

const dayOrder: Record<Language, (day: string, month: string, year: string) => string> = {
  de: (day, month, year) => `${day}.${month}.${year}`,
  // Of English spreadsheets some begin with the day and some with the month: all read this one.
  en: (day, month, year) => `${year}-${month}-${day}`,
  es: (day, month, year) => `${day}/${month}/${year}`,
};

/** Days and times are those of the market's clock, as on the screen. */
export function csvFormOf(language: Language, { yes, no }: Pick<CsvForm, "yes" | "no">): CsvForm {
  const day = (at: Date) => {
    const [date = "", month = "", year = ""] = formatDate(at).split(".");
    return dayOrder[language](date, month, year);
  };
  const comma = language !== "en";
  return {
    separator: comma ? ";" : ",",
    decimal: comma ? "," : ".",
    day,
    instant: (at) => `${day(at)} ${formatTime(at)}`,
    yes,
    no,
  };
}
