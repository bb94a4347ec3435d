"use client";
import { useLocale, useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { type FitLook, hourSteps, kmSteps, mostLooked } from "@/lib/features/fit/rules";
import type { FitRecord } from "@/lib/features/fit/schema";
import { formatNumber } from "@/lib/i18n/formats";
import type { Language } from "@/lib/i18n/routing";
import { isRide, useFitWords } from "./fit-words";

type Props = {
  missed: readonly FitRecord[];
  look: FitLook;
  /** Open requests of that time; null where buses are looked for. */
  looked: number | null;
  /** For a bus that stands free. */
  free?: boolean;
  onLook: (look: FitLook) => void;
};

const times = ["too-early", "too-late"];
const ways = ["detour-km", "detour-minutes"];

/** The look that one more press makes: a longer detour, or more time; null where neither is all that is missing. */
function looksThatFit(missed: readonly FitRecord[], look: FitLook): FitLook[] {
  const rides = missed.filter(isRide);
  const late = rides.find(({ reasons }) => reasons.every((reason) => times.includes(reason)));
  const far = rides.find(({ reasons }) => reasons.every((reason) => ways.includes(reason)));
  const km = far && kmSteps.find((step) => step >= Math.max(far.extraKm, far.extraMinutes / 2));
  const hours = late && hourSteps.find((step) => step * 60 >= Math.abs(late.shiftMinutes));
  return [...(km ? [{ ...look, km }] : []), ...(hours ? [{ ...look, hours }] : [])];
}

/** Nothing fits: how many were looked at, the nearest one with its number, and the press that makes it fit. */
export function FitEmpty({ missed, look, looked, free = false, onLook }: Props) {
  const t = useTranslations("fit.empty");
  const lng = useLocale() as Language;
  const { km, hours, misfit } = useFitWords();
  const [nearest] = missed;
  return (
    <div className="grid gap-2 border-b border-line p-5 max-md:p-4">
      <p className="sign-md">{t(free ? "free" : "title")}</p>
      {looked !== null && (
        <p className="text-sm text-ink-2">
          {looked > mostLooked
            ? t("lookedMany", { count: formatNumber(mostLooked, lng) })
            : t("looked", { count: looked })}
        </p>
      )}
      {nearest && <p className="text-sm text-ink-2">{t("nearest", { reason: misfit(nearest) })}</p>}
      <div className="flex flex-wrap gap-2">
        {looksThatFit(missed, look).map((next) => (
          <Button key={`${next.hours} ${next.km}`} small onClick={() => onLook(next)}>
            {next.km === look.km ? t("hours", { hours: hours(next.hours) }) : t("km", { km: km(next.km) })}
          </Button>
        ))}
      </div>
    </div>
  );
}
