"use client";
import { useLocale, useTranslations } from "next-intl";
import { LineSample } from "@/components/map/line-sample";
import { Icon } from "@/components/ui/icon";
import { corridorLimits } from "@/lib/corridor/limits";
import type { FitRecord } from "@/lib/features/fit/schema";
import { formatNumber } from "@/lib/i18n/formats";
import type { Language } from "@/lib/i18n/routing";
import { isRide } from "./fit-words";

/** What the lines of the map beside it are. */
export function FitLegend({ fit }: { fit: FitRecord }) {
  const t = useTranslations("fit.sum");
  return (
    <p className="flex flex-wrap gap-3">
      {(isRide(fit) ? (["empty", "moved", "group"] as const) : (["moved", "group"] as const)).map((look) => (
        <span key={look} className="inline-flex items-center gap-2">
          <LineSample look={look} /> {t(look)}
        </span>
      ))}
    </p>
  );
}

/** How the km come about, as a sum that can be followed. */
export function FitSum({ fit }: { fit: FitRecord }) {
  const t = useTranslations("fit.sum");
  const lng = useLocale() as Language;
  const km = (value: number) => formatNumber(Math.round(value), lng);
  const parts = { start: km(fit.startKm), trip: km(fit.tripKm), end: km(fit.endKm), extra: km(fit.extraKm) };
  const { boarding, alighting } = corridorLimits;
  const driven = fit.extraMinutes - boarding - alighting;
  const [minutes, time] =
    driven < 0
      ? (["minutesFewer", { extra: fit.extraMinutes }] as const)
      : (["minutes", { driven: formatNumber(driven, lng) }] as const);
  const left = { before: km(fit.directKm ?? 0), after: km(Math.max(0, (fit.directKm ?? 0) - fit.savedKm)) };
  return (
    <div className="grid gap-2 text-sm">
      <p className="grid grid-cols-[auto_1fr] gap-2">
        <Icon of="info" size={19} className="mt-0.5 text-info" />
        <span>
          {isRide(fit) ? (
            <>
              <b>{t("ride", { ...parts, direct: km(fit.directKm ?? 0) })}</b>{" "}
              {t(minutes, { ...time, boarding, alighting })} {t("left", left)}
            </>
          ) : (
            <b>{t("free", { ...parts, kind: fit.request.transferType })}</b>
          )}{" "}
          <span className="text-ink-3">{t(`source.${fit.source}`)}</span>
        </span>
      </p>
      <FitLegend fit={fit} />
    </div>
  );
}
