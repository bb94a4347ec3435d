"use client";
import { useLocale, useTranslations } from "next-intl";
import { useEffect } from "react";
import { useFormContext, useFormState, useWatch } from "react-hook-form";
import { SeatPlan } from "@/components/busrequest/seat-plan";
import { useNeedLines } from "@/components/busrequest/need-words";
import { CheckCards, Segmented } from "@/components/form/choice-cards";
import { DateTimeField } from "@/components/form/date-time-field";
import { SelectField } from "@/components/form/select-field";
import { TextArea, TextField } from "@/components/form/text-field";
import { useField } from "@/components/form/use-field";
import { DetailsSummary } from "@/components/ui/details-summary";
import { Notice } from "@/components/ui/notice";
import {
  bestBus,
  currencies,
  highestAmount,
  latestValidUntil,
  parsePrice,
  type RequestTimes,
  seatsSpare,
} from "@/lib/features/offer/rules";
import { type FitBus, type Needs, needFits, someNeeds, unmetNeeds } from "@/lib/features/busrequest/rules/needs";
import { formatDateTime, formatMoney } from "@/lib/i18n/formats";
import type { Language } from "@/lib/i18n/routing";
import { ExtrasField } from "./extras-field";
import { SeatFit } from "./seat-fit";
import type { OfferValues } from "./values";

export type FleetBus = FitBus & {
  id: string;
  licenceplate: string;
  name: string | null;
  capacity: number;
  clash: string | null;
  held: string | null;
  /** What an external calendar takes of it meanwhile. */
  busy: string | null;
};
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

export function PriceFields() {
  const t = useTranslations("offer.form");
  const hint = usePriceHint();
  const cards = [
    { value: "in", label: t("vatIn") },
    { value: "on", label: t("vatOn") },
  ];
  return (
    <div className="grid grid-cols-[minmax(8rem,1.2fr)_6.5rem_minmax(11rem,1.2fr)_minmax(10rem,1fr)] items-start gap-3 max-lg:grid-cols-[minmax(0,1fr)_7rem]">
      <TextField name="price" label={t("price")} hint={hint} inputMode="decimal" autoComplete="off" />
      <SelectField
        name="currency"
        label={t("currency")}
        choices={currencies.map((value) => ({ value, label: value }))}
      />
      <Segmented name="vat" label={t("vat")} cards={cards} className="max-md:col-span-full" />
      <TextField
        name="vatRate"
        className="max-md:col-span-full"
        label={t("vatRate")}
        placeholder="19 %"
        optional
        inputMode="decimal"
        autoComplete="off"
      />
    </div>
  );
}

type SuggestionProps = { buses: readonly FleetBus[]; group: Group; chosen: string | undefined };

/** Why this bus is chosen already, or why none is. */
function Suggestion({ buses, group, chosen }: SuggestionProps) {
  const t = useTranslations("offer.form");
  const facts = useTranslations("offer.facts");
  if (buses.length === 0) return null;
  const best = buses.find(({ id }) => id === bestBus(buses, group, group.needs));
  if (!best) return <p className="text-sm text-ink-2">{t("busNone")}</p>;
  const spare = seatsSpare(best.capacity, group);
  if (best.id !== chosen || spare === null) return null;
  const fits = needFits(group.needs, best, group.quantity);
  const all = fits.length > 0 && fits.every(({ fit }) => fit === "met");
  return (
    <p className="text-sm text-ink-2">
      {t(all ? "busBestNeeds" : "busBest", { spare: facts("spare", { count: spare }) })}
    </p>
  );
}

/** A bus of the fleet with its seats, or any vehicle in words. */
export function VehicleFields({ buses, group }: { buses: readonly FleetBus[]; group: Group }) {
  const t = useTranslations("offer.form");
  // What a bus is booked for at the wished time says nothing of another one: the answer to the offer does.
  const [chosen, alt] = useWatch<OfferValues, ["bus", "alt"]>({ name: ["bus", "alt"] });
  const { errors } = useFormState<OfferValues>({ name: "bus" });
  const { clearErrors } = useFormContext<OfferValues>();
  const linesOf = useNeedLines();
  const bus = buses.find(({ id }) => id === chosen);
  const lacksOf = (one: FleetBus) => linesOf(unmetNeeds(group.needs, one, group.quantity)).join(", ");
  const lacks = bus ? lacksOf(bus) : "";
  // What was missing is there, under the other of the two fields.
  useEffect(() => {
    if (chosen) clearErrors("vehicle");
  }, [chosen, clearErrors]);
  const choices = buses.map((one) => {
    const { id, licenceplate, name, capacity, clash, held, busy } = one;
    const option = t("busOption", { plate: licenceplate, seats: capacity, name: name ?? "none" });
    const label = clash
      ? t("busTaken", { bus: option, trip: clash })
      : t(busy ? "busBusy" : held ? "busHeld" : "busFree", { bus: option });
    const needs = lacksOf(one);
    return { value: id, label: needs ? t("busLacks", { bus: label, needs }) : label, off: clash !== null && !alt };
  });
  const spare = seatsSpare(bus?.capacity, group);
  const toAsk = needFits(group.needs, bus ?? null, group.quantity).filter(({ fit }) => fit === "ask");
  const promises = toAsk.map(({ need }) => ({
    value: need,
    label: linesOf(group.needs && someNeeds(group.needs, [need])).join(", "),
  }));
  return (
    <div className="grid grid-cols-1 content-start gap-2">
      {buses.length > 0 && <SelectField name="bus" label={t("bus")} choices={choices} placeholder={t("busOther")} />}
      {!alt && <Suggestion {...{ buses, group, chosen }} />}
      {bus?.clash && !alt && !errors.bus && <Notice tone="warn">{t("busClash", { trip: bus.clash })}</Notice>}
      {bus?.busy && !alt && !bus.clash && <Notice tone="warn">{t("busOccupied", { entries: bus.busy })}</Notice>}
      {bus?.held && !alt && !bus.clash && <Notice tone="warn">{t("busHolds", { posts: bus.held })}</Notice>}
      {bus && spare !== null && (
        <div className="grid justify-items-start gap-1">
          {bus.capacity <= 100 && (
            <SeatPlan capacity={bus.capacity} taken={Math.min(bus.capacity - spare, bus.capacity)} height={34} />
          )}
          <SeatFit spare={spare} />
        </div>
      )}
      {lacks && <Notice tone="warn">{t("lacks", { needs: lacks })}</Notice>}
      {promises.length > 0 && <CheckCards name="confirms" label={t("confirms")} cards={promises} optional dense />}
      {!bus && (
        <TextField
          name="vehicle"
          label={t("vehicle")}
          placeholder={t("vehicleExample")}
          maxLength={200}
          autoComplete="off"
        />
      )}
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
