import type { Language } from "./routing";

/** The market's clock: trips are planned in local time of the German-speaking core market. */
export const marketTimeZone = "Europe/Berlin";

const locales: Record<Language, string> = { de: "de-DE", en: "en-GB", es: "es-ES" };
const dates = new Map<string, Intl.DateTimeFormat>();
const numbers = new Map<string, Intl.NumberFormat>();

/** Each is made once: that costs as much as some twenty dates said by it. */
function dateFormat(locale: string, timeZone: string, options: Intl.DateTimeFormatOptions) {
  const key = locale + timeZone + JSON.stringify(options);
  const format = dates.get(key) ?? new Intl.DateTimeFormat(locale, { ...options, timeZone });
  dates.set(key, format);
  return format;
}

function numberFormat(language: Language, currency?: string) {
  const key = language + currency;
  const style = currency ? ({ style: "currency", currency } as const) : {};
  const format = numbers.get(key) ?? new Intl.NumberFormat(locales[language], { ...style, useGrouping: "always" });
  numbers.set(key, format);
  return format;
}

function parts(date: Date | number, options: Intl.DateTimeFormatOptions, timeZone: string, locale = "en-GB") {
  const format = dateFormat(locale, timeZone, options);
  return Object.fromEntries(format.formatToParts(date).map((part) => [part.type, part.value]));
}

const dayOptions = { day: "2-digit", month: "2-digit", year: "numeric" } as const;
const timeOptions = { hour: "2-digit", minute: "2-digit", hourCycle: "h23" } as const;

/** dd.MM.yyyy in every language (docs/spec.md, 9); by the market's clock unless another zone is named. */
export function formatDate(date: Date | number, timeZone = marketTimeZone) {
  const p = parts(date, dayOptions, timeZone);
  return `${p.day}.${p.month}.${p.year}`;
}

/** 00:00 UTC of the market's day that holds the instant: what a date column keeps. */
export function marketDay(instant: number) {
  const [date, month, year] = formatDate(instant).split(".").map(Number);
  return Date.UTC(year ?? 1970, (month ?? 1) - 1, date);
}

/** HH:mm */
export function formatTime(date: Date | number, timeZone = marketTimeZone) {
  const p = parts(date, timeOptions, timeZone);
  return `${p.hour}:${p.minute}`;
}

/** HH:mm:ss, where seconds count. */
export function formatTimeWithSeconds(date: Date | number, timeZone = marketTimeZone) {
  const p = parts(date, { ...timeOptions, second: "2-digit" }, timeZone);
  return `${p.hour}:${p.minute}:${p.second}`;
}

/** dd.MM.yyyy HH:mm in every language (docs/spec.md, 9). */
export function formatDateTime(date: Date | number, timeZone = marketTimeZone) {
  return `${formatDate(date, timeZone)} ${formatTime(date, timeZone)}`;
}

/** "Sa 12.06.2027": weekday in the language, date as everywhere. */
export function formatDayShort(date: Date | number, language: Language, timeZone = marketTimeZone) {
  const { weekday = "" } = parts(date, { weekday: "short" }, timeZone, locales[language]);
  return `${weekday.replace(".", "")} ${formatDate(date, timeZone)}`;
}

/** "12.06." for dense lists. */
export function formatDayMonth(date: Date | number) {
  const p = parts(date, dayOptions, marketTimeZone);
  return `${p.day}.${p.month}.`;
}

/** 1.240 in German and Spanish, 1,240 in English. */
export function formatNumber(value: number, language: Language) {
  return numberFormat(language).format(value);
}

/** Cents in a currency: 1.240,00 € in German, €1,240.00 in English. */
export function formatMoney(cents: number, currency: string, language: Language) {
  return numberFormat(language, currency).format(cents / 100);
}

const minuteOptions = { ...dayOptions, ...timeOptions } as const;
const wallClock = (timeZone: string) => dateFormat("sv-SE", timeZone, minuteOptions);

/** The wall clock of a moment as `2027-06-12T07:00`, without its zone. */
export function localMinute(date: Date | number, timeZone = marketTimeZone) {
  const moment = new Date(date).getTime();
  // What is no moment is no text that could be read as one either.
  return Number.isNaN(moment) ? "" : wallClock(timeZone).format(moment).replace(" ", "T");
}
