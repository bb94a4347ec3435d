"use client";
import { useLocale, useTranslations } from "next-intl";
import { useWatch } from "react-hook-form";
import { Segmented } from "@/components/form/choice-cards";
import { DateTimeField } from "@/components/form/date-time-field";
import { SelectField } from "@/components/form/select-field";
import { TextArea, TextField } from "@/components/form/text-field";
import { useField } from "@/components/form/use-field";
import { cn } from "@/components/ui/cn";
import { DetailsSummary } from "@/components/ui/details-summary";
import { latestValidUntil, type RequestTimes } from "@/lib/features/offer/rules/offer";
import { currencies, highestAmount, parsePrice } from "@/lib/features/offer/rules/price";
import type { FitBus, Needs } from "@/lib/features/busrequest/rules/needs";
import { formatDateTime, formatMoney } from "@/lib/i18n/formats";
import type { Language } from "@/lib/i18n/routing";
import { ExtrasField } from "./extras-field";
import type { OfferValues } from "./values";

export type FleetBus = FitBus & {
  id: string;
  licenceplate: string;
  name: string | null;
  capacity: number;
  design: string;
  clash: string | null;
  held: string | null;
  /** What an external calendar takes of it meanwhile. */
  busy: string | null;
};
export type GoneBus = Pick<FleetBus, "id" | "licenceplate" | "name" | "capacity">;
export type Group = { passengers: number | null; quantity: number; needs: Needs | null };

/** What was typed as it is understood: "12,345" is twelve thousand or a slip, and the bidder sees which. */
function usePriceHint() {
  const t = useTranslations("offer.form");
  const lng = useLocale() as Language;
  const [price, currency] = useWatch<OfferValues, ["price", "currency"]>({ name: ["price", "currency"] });
  const amount = parsePrice(price ?? "");
  if (!currency || !(amount > 0) || amount > highestAmount) return t("priceHint");
  return t("priceRead", { price: formatMoney(amount, currency, lng) });
}

const oneLine = "grid-cols-[minmax(8rem,1.2fr)_6.5rem_minmax(11rem,1.2fr)_minmax(10rem,1fr)]";

/** `narrow`: on wide screens something stands beside them. */
export function PriceFields({ narrow = false }: { narrow?: boolean }) {
  const t = useTranslations("offer.form");
  const hint = usePriceHint();
  const cards = [
    { value: "in", label: t("vatIn") },
    { value: "on", label: t("vatOn") },
  ];
  return (
    <div
      className={cn(
        "grid items-start gap-3 max-lg:grid-cols-[minmax(0,1fr)_7rem]",
        oneLine,
        narrow && "xl:grid-cols-[minmax(0,1fr)_7rem]",
      )}
    >
      <TextField name="price" label={t("price")} hint={hint} inputMode="decimal" autoComplete="off" />
      <SelectField
        name="currency"
        label={t("currency")}
        choices={currencies.map((value) => ({ value, label: value }))}
      />
      <Segmented
        name="vat"
        label={t("vat")}
        cards={cards}
        className={cn("max-md:col-span-full", narrow && "xl:col-span-full")}
      />
      <TextField
        name="vatRate"
        className={cn("max-md:col-span-full", narrow && "xl:col-span-full")}
        label={t("vatRate")}
        placeholder="19 %"
        optional
        inputMode="decimal"
        autoComplete="off"
      />
    </div>
  );
}

/** The same choices once more, for what costs extra: folded until there is something. */
function LeftOut() {
  const t = useTranslations("offer.form");
  const items = useWatch<OfferValues, "notIncluded">({ name: "notIncluded" }) ?? [];
  const { error } = useField("notIncluded");
  return (
    <details open={items.length > 0 || Boolean(error) || undefined}>
      <DetailsSummary>{t("leftOut")}</DetailsSummary>
      <ExtrasField name="notIncluded" label={t("notIncluded")} />
    </details>
  );
}

/** `steps`: the company's steps of cancelling go with it. */
export function TermFields({ times, steps = false }: { times: RequestTimes; steps?: boolean }) {
  const t = useTranslations("offer.form");
  const latest = formatDateTime(latestValidUntil(times));
  return (
    <>
      <ExtrasField name="included" label={t("included")} />
      <LeftOut />
      <TextArea
        name="cancellation"
        label={t("cancellation")}
        placeholder={t("cancellationExample")}
        hint={steps ? t("ladderHint") : undefined}
        optional
        rows={2}
        maxLength={2000}
      />
      <DateTimeField name="validUntil" label={t("validUntil")} hint={t("validUntilHint", { date: latest })} />
      <TextArea name="description" label={t("description")} optional rows={4} maxLength={4000} />
    </>
  );
}
