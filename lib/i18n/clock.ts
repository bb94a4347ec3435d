import { formatDayMonth, formatTime, marketTimeZone } from "./formats";
import type { Language } from "./routing";

const locales: Record<Language, string> = { de: "de-DE", en: "en-GB", es: "es-ES" };
const minute = 60_000;

/** MEZ, MESZ; CET, CEST. */
function nameAt(moment: number, language: Language) {
  const format = new Intl.DateTimeFormat(locales[language], { timeZone: marketTimeZone, timeZoneName: "short" });
  return format.formatToParts(moment).find(({ type }) => type === "timeZoneName")?.value ?? "";
}

/** The first moment after `from` whose clock is not that of `from`, to the minute; the clock changes once on the way. */
function changeBetween(from: number, to: number) {
  let [before, after] = [from, to];
  while (after - before > minute) {
    const middle = before + Math.floor((after - before) / 2 / minute) * minute;
    if (nameAt(middle, "en") === nameAt(from, "en")) before = middle;
    else after = middle;
  }
  return after;
}

/** By which clock times between two moments are told; `change`: when it becomes another one on the way, by that one. */
export function clockOf(from: number, to: number, language: Language) {
  const [before, after] = [nameAt(from, language), nameAt(to, language)];
  if (before === after) return { before, after: null, change: "" };
  const at = changeBetween(Math.floor(from / minute) * minute, to);
  return { before, after, change: `${formatDayMonth(at)} ${formatTime(at)}` };
}
