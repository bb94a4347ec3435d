"use client";
import { useLocale, useTranslations } from "next-intl";
import { useEffect } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { Segmented } from "@/components/form/choice-cards";
import { SelectField } from "@/components/form/select-field";
import { TextField } from "@/components/form/text-field";
import { useLazy } from "@/components/ui/use-lazy";
import { currencies, highestAmount, parsePrice } from "@/lib/features/offer/rules/price";
import { formatMoney } from "@/lib/i18n/formats";
import type { Language } from "@/lib/i18n/routing";
import { useFleet } from "./fleet";
import type { RequestValues } from "./values";

/** Which bus of the fleet it is: seats and type follow it, and what it has at that time is told. */
export function FleetBusField({ except }: { except?: string }) {
  const t = useTranslations("busrequest");
  const fleet = useFleet();
  const { setValue } = useFormContext<RequestValues>();
  const [id, start, end] = useWatch<RequestValues, ["bus", "start.date", "end.date"]>({
    name: ["bus", "start.date", "end.date"],
  });
  const bus = fleet.find((one) => one.id === id);
  const OverlapNotice = useLazy(
    () => import("@/components/bus/overlap-notice-later").then((module) => module.OverlapNotice),
    bus,
  );
  useEffect(() => {
    if (!bus) return;
    setValue("passengers", bus.capacity);
    setValue("vehicleTypes", [bus.design]);
    setValue("quantity", 1);
  }, [bus, setValue]);
  if (fleet.length === 0 && id === "") return null;
  const known = fleet.map(({ id: value, licenceplate, name, capacity, design }) => {
    const seats = `${capacity} ${t("ticket.seats", { count: capacity })}`;
    return { value, label: [licenceplate, name, t(`vehicleTypes.${design}`), seats].filter(Boolean).join(", ") };
  });
  // One that is out of service, or of a company that the reader does not work for.
  const kept = id !== "" && !bus ? [{ value: id, label: t("fleet.kept") }] : [];
  return (
    <div className="col-span-full! grid grid-cols-1 content-start gap-2">
      <SelectField
        name="bus"
        label={t("fleet.bus")}
        hint={t(id === "" ? "fleet.hint" : "fleet.follows")}
        choices={[...kept, ...known]}
        placeholder={t("fleet.none")}
        optional
      />
      {bus && OverlapNotice && <OverlapNotice bus={id} start={start} end={end} except={except} />}
    </div>
  );
}

/** What is asked for a free bus or an empty ride; what was typed is read back. */
export function AskingPrice() {
  const t = useTranslations("busrequest.fleet");
  const lng = useLocale() as Language;
  const { amount, currency } = useWatch<RequestValues, "askingPrice">({ name: "askingPrice" });
  const cents = parsePrice(amount);
  const read = cents > 0 && cents <= highestAmount;
  const cards = [
    { value: "in", label: t("vatIn") },
    { value: "on", label: t("vatOn") },
  ];
  return (
    <>
      <TextField
        name="askingPrice.amount"
        className="col-span-2!"
        label={t("price")}
        hint={read ? t("priceRead", { price: formatMoney(cents, currency, lng) }) : t("priceHint")}
        optional
        inputMode="decimal"
        autoComplete="off"
      />
      <SelectField
        name="askingPrice.currency"
        className="col-span-2!"
        label={t("currency")}
        choices={currencies.map((value) => ({ value, label: value }))}
      />
      <Segmented name="askingPrice.vat" className="col-span-2!" label={t("vat")} cards={cards} />
    </>
  );
}
