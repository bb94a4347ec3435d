"use client";
import { keepPreviousData } from "@tanstack/react-query";
import { useLocale, useTranslations } from "next-intl";
import { useFormContext, useWatch } from "react-hook-form";
import { GuideLabel } from "@/components/price/guide-label";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { useMoneyWords } from "@/components/ui/money-words";
import { priceText } from "@/lib/features/offer/rules/price";
import type { ChangeGuide as Guide } from "@/lib/features/trip/schema/guide";
import type { TripRecord } from "@/lib/features/trip/schema/record";
import { api } from "@/lib/http/client";
import { useQuery } from "@/lib/http/queries";
import { formatNumber } from "@/lib/i18n/formats";
import type { Language } from "@/lib/i18n/routing";
import { useSettled } from "@/lib/state/use-settled";
import { type ChangeValues, programmeOf } from "./change-values";
import { formatMoneyChange } from "./money-change";

/** Milliseconds after the last change. */
const pause = 400;

const units = {
  paidKm: "km",
  deadKm: "km",
  vehicleDays: "days",
  driver: "hours",
  secondDriver: "hours",
  overnight: "nights",
} as const;

type Line = NonNullable<Guide["lines"]>[number];

function Lines({ lines, net, trip }: { lines: readonly Line[]; net: number; trip: TripRecord }) {
  const t = useTranslations("trip.guide");
  const parts = useTranslations("price.part");
  const lng = useLocale() as Language;
  const money = (cents: number) => formatMoneyChange(cents, trip.price.currency, lng);
  const cell = "py-1";
  return (
    <table className="w-full text-sm">
      <caption className="sr-only">{t("title")}</caption>
      <tbody>
        {lines.map(({ part, quantity, amount }) => (
          <tr key={part} className="border-t border-line">
            <th scope="row" className={cn(cell, "pr-3 text-left font-regular")}>
              {parts(part, { days: quantity?.after ?? 0 })}
              {quantity && quantity.before !== quantity.after && part in units && (
                <span className="block text-xs text-ink-2">
                  {t(`of.${units[part as keyof typeof units]}`, {
                    before: formatNumber(quantity.before, lng),
                    after: formatNumber(quantity.after, lng),
                  })}
                </span>
              )}
            </th>
            <td className={cn(cell, "text-right whitespace-nowrap tabular-nums")}>{money(amount)}</td>
          </tr>
        ))}
        <tr className="border-t border-line-strong font-bold">
          <th scope="row" className={cn(cell, "text-left")}>
            {t("net")}
          </th>
          <td className={cn(cell, "text-right whitespace-nowrap tabular-nums")}>{money(net)}</td>
        </tr>
      </tbody>
    </table>
  );
}

/**
 * Beside the sum that an operator proposes: what the change costs more or less by its own rates, part by part. Nothing
 * but what was reckoned, and nothing of it reaches the other side.
 */
export function ChangeGuide({ trip }: { trip: TripRecord }) {
  const t = useTranslations("trip.guide");
  const lng = useLocale() as Language;
  const moneyOf = useMoneyWords();
  const { setValue } = useFormContext<ChangeValues>();
  const values = useWatch<ChangeValues>() as ChangeValues;
  const settled = useSettled(JSON.stringify(programmeOf(values)), pause);
  const programme: ReturnType<typeof programmeOf> = JSON.parse(settled);
  const { data, isPlaceholderData } = useQuery({
    queryKey: ["trip-guide", trip.id, trip.version, settled],
    enabled: programme.start.date !== null && programme.end.date !== null,
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => {
      const call = { params: { id: trip.id }, body: programme, signal };
      return (await api("POST /trip/{id}/change/guide", call)).first;
    },
  });
  const { lines = null, net = 0, gross = null } = data ?? {};
  if (!lines || lines.length === 0) return null;
  const { amount, vatIncluded, currency } = trip.price;
  const step = vatIncluded ? gross : net;
  const wanted = step === null ? 0 : amount + step;
  return (
    <section
      className={cn("grid gap-3 rounded-control border border-line p-3", isPlaceholderData && "opacity-60")}
      aria-label={t("title")}
    >
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="sign-md">{t("title")}</h3>
        <GuideLabel />
      </div>
      <Lines lines={lines} net={net} trip={trip} />
      {vatIncluded && gross !== null && (
        <p className="text-sm">{t("gross", { amount: formatMoneyChange(gross, currency, lng) })}</p>
      )}
      {wanted > 0 && (
        <Button
          className="justify-self-start"
          wraps
          onClick={() => setValue("price", priceText(wanted), { shouldDirty: true, shouldValidate: true })}
        >
          {t("take", { price: moneyOf({ amount: wanted, currency, net: !vatIncluded }) })}
        </Button>
      )}
      <p className="text-xs text-ink-3">{t("text")}</p>
    </section>
  );
}
