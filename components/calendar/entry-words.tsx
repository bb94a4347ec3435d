"use client";
import { useLocale, useTimeZone, useTranslations } from "next-intl";
import { type Day, dayText, today as dayAt } from "@/components/form/calendar";
import { KindSign, signName } from "@/components/map/kind-sign";
import { Badge, type BadgeTone } from "@/components/ui/badge";
import { Icon } from "@/components/ui/icon";
import type { EntryState } from "@/lib/features/calendar/rules";
import { formatTime } from "@/lib/i18n/formats";
import type { Language } from "@/lib/i18n/routing";
import type { Shown } from "./layout";

/** For data-kind; what a company wrote down itself is of no kind. */
export const signOf = ({ category }: Shown) => (category ? signName[category] : "own");

export function EntrySign({ entry, size }: { entry: Shown; size: number }) {
  return entry.category ? (
    <KindSign kind={entry.category} size={size} />
  ) : (
    <Icon of={entry.kind === "external" ? "calendar-clock" : "bus"} size={size} className="block" />
  );
}

const tones: Record<EntryState, BadgeTone> = {
  pending: "pend",
  active: "live",
  past: "off",
  withdrawn: "off",
  filled: "plain",
  rejected: "no",
  booked: "plain",
  cancelled: "off",
  busy: "off",
};

export function EntryBadge({ entry }: { entry: Shown }) {
  const t = useTranslations("calendar.states");
  return <Badge tone={entry.agreed ? "live" : tones[entry.state]}>{t(entry.agreed ? "agreed" : entry.state)}</Badge>;
}

const formats = new Map<string, Intl.DateTimeFormat>();

/** A day without a time zone in words; formats are dear to make, and a month has hundreds of bars. */
function inWords(day: Day, lng: Language, options: Intl.DateTimeFormatOptions) {
  const key = lng + JSON.stringify(options);
  const locale = lng === "en" ? "en-GB" : lng;
  const format = formats.get(key) ?? new Intl.DateTimeFormat(locale, { ...options, timeZone: "UTC" });
  formats.set(key, format);
  return format.format(new Date(`${day}T12:00:00Z`));
}

/** A day with its weekday: "Mo 10.05.2027", or the whole word. */
export function dayName(day: Day, lng: Language, weekday: "short" | "long" = "short") {
  return `${inWords(day, lng, { weekday }).replace(".", "")} ${dayText(day)}`;
}

/** "1. Nov." */
export const dayOfMonth = (day: Day, lng: Language) => inWords(day, lng, { day: "numeric", month: "short" });

/** "Mai 2027" */
export function monthName(day: Day, lng: Language) {
  const name = inWords(day, lng, { month: "long", year: "numeric" });
  return name.charAt(0).toLocaleUpperCase(lng) + name.slice(1);
}

export function useEntryWords() {
  const t = useTranslations("calendar");
  const kindWords = useTranslations("busrequest");
  const lng = useLocale() as Language;
  const clock = useTimeZone();
  const hour = (moment: number) => formatTime(moment, clock);
  const short = ({ category }: Shown) => (category ? kindWords(`kindsShort.${category}`) : t("ownShort"));
  const kind = ({ category, kind: what }: Shown) => {
    if (what === "external") return t("external");
    return category ? kindWords(`kinds.${category}`) : t("own");
  };
  /** When it is, seen from one of its days. */
  const time = (entry: Shown, day: Day, now: number) => {
    if (entry.category === "emergency" && entry.start <= now && entry.end > now) return t("now");
    const until = entry.last > entry.first ? t("until", { date: dayText(entry.last).slice(0, 6) }) : null;
    if (day > entry.first) return until ?? "";
    return [hour(entry.start), until].filter(Boolean).join(", ");
  };
  const size = ({ passengers, category }: Shown) => {
    const unit = category === "vacancy" || category === "emptyride" ? "seats" : "people";
    return passengers === null ? "" : t(`feed.${unit}`, { count: passengers });
  };
  const detail = (entry: Shown) => {
    const { bus, reference, kind: what } = entry;
    const all = what === "external" && !bus ? t("allBuses") : "";
    return [size(entry), bus?.licenceplate, all, reference].filter(Boolean).join(", ");
  };
  const whole = (entry: Shown) => {
    const end = entry.last > entry.first ? `${dayName(entry.last, lng)} ` : "";
    return `${dayName(entry.first, lng)} ${hour(entry.start)} – ${end}${hour(entry.end)}`;
  };
  /** "Mi 16.06.2027 14:00 – Fr 18.06.2027 06:30" */
  const span = (from: number, to: number) =>
    [from, to].map((moment) => `${dayName(dayAt(moment, clock), lng)} ${hour(moment)}`).join(" – ");
  const label = (entry: Shown) =>
    [kind(entry), entry.title, whole(entry), t(`states.${entry.agreed ? "agreed" : entry.state}`)].join(", ");
  return { short, kind, hour, time, size, detail, whole, span, label };
}
