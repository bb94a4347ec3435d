"use client";
import { useTranslations } from "next-intl";
import { useEffect } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { Switch } from "@/components/form/check-field";
import { DateTimeField } from "@/components/form/date-time-field";
import { TextField } from "@/components/form/text-field";
import { cn } from "@/components/ui/cn";
import { bestBus, type RequestTimes } from "@/lib/features/offer/rules/offer";
import type { FleetBus, Group } from "./offer-fields";
import type { OfferValues } from "./values";

type Props = {
  times: RequestTimes;
  buses: readonly FleetBus[];
  group: Group;
  /** On wide screens something stands beside them: two dates in a line would be cut in their years. */
  narrow?: boolean;
};

/** Another time than the request asks for, and why that or another bus than the one that fits is offered. */
export function AlternativeFields({ times, buses, group, narrow = false }: Props) {
  const t = useTranslations("offer.form");
  const [alt, bus] = useWatch<OfferValues, ["alt", "bus"]>({ name: ["alt", "bus"] });
  const { getValues, setValue } = useFormContext<OfferValues>();
  const { start, end } = times;
  // Most often the same hours of another day: the fields begin with what was asked for.
  useEffect(() => {
    if (!alt || getValues("altStart") !== null) return;
    setValue("altStart", start);
    setValue("altEnd", end);
  }, [alt, start, end, getValues, setValue]);
  const best = bestBus(buses, group, group.needs);
  const isOther = Boolean(bus) && best !== null && bus !== best;
  return (
    <div className="grid grid-cols-1 content-start gap-4">
      <Switch name="alt" label={t("alt")} />
      {alt && (
        <div className={cn("grid grid-cols-1 content-start gap-4", !narrow && "md:grid-cols-2")}>
          <DateTimeField name="altStart" label={t("altStart")} />
          <DateTimeField name="altEnd" label={t("altEnd")} />
        </div>
      )}
      {(alt || isOther) && (
        <TextField
          name="reason"
          label={t("reason")}
          placeholder={t("reasonExample")}
          optional={!alt}
          maxLength={500}
          autoComplete="off"
        />
      )}
    </div>
  );
}
