"use client";
import { useLocale, useTranslations } from "next-intl";
import { dayName } from "@/components/calendar/entry-words";
import type { StandbyRecord, StandbyWindow } from "@/lib/features/standby/schema";
import { formatTime } from "@/lib/i18n/formats";
import { today } from "@/lib/i18n/days";
import type { Language } from "@/lib/i18n/routing";
import { hoursText } from "./plan";

/** How windows of a plan are called. */
export function useWindowWords({ drivers, buses, bases, timeZone }: StandbyRecord) {
  const t = useTranslations("standby");
  const lng = useLocale() as Language;
  const weekday = (day: string) => dayName(day, lng).split(" ")[0] ?? "";
  const day = (moment: number) => dayName(today(moment, timeZone), lng);
  const crew = ({ driver, bus }: Pick<StandbyWindow, "driver" | "bus">) =>
    [drivers.find(({ id }) => id === driver)?.name.split(" ")[0], buses.find(({ id }) => id === bus)?.licenceplate]
      .filter(Boolean)
      .join(", ");
  const baseName = (key: string) => bases.find((base) => base.key === key)?.name ?? "";
  const when = (moment: number) => `${day(moment)} ${formatTime(moment, timeZone)}`;
  return {
    weekday: (moment: number) => weekday(today(moment, timeZone)),
    hours: (window: StandbyWindow) => hoursText(window, timeZone, weekday),
    crew: (window: StandbyWindow) => crew(window) || t("open"),
    baseName,
    when,
    label: (window: StandbyWindow) =>
      [t("fromTo", { from: when(window.start), to: when(window.end) }), baseName(window.base), crew(window)]
        .filter(Boolean)
        .join(", "),
  };
}
