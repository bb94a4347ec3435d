import type { Language } from "./routing";

const units = [
  ["second", 1],
  ["minute", 60],
  ["hour", 3_600],
  ["day", 86_400],
  ["week", 604_800],
  ["month", 2_628_000],
  ["year", 31_536_000],
] as const;

/** "vor 3 Minuten" in the largest unit that is full; below a second "jetzt". Beside formats.ts: few pages say it. */
export function formatAgo(at: number, now: number, language: Language) {
  const seconds = (at - now) / 1000;
  const [unit, length] = units.findLast(([, least]) => Math.abs(seconds) >= least) ?? units[0];
  const numeric = unit === "second" ? "auto" : "always";
  return new Intl.RelativeTimeFormat(language, { numeric }).format(Math.round(seconds / length), unit);
}
