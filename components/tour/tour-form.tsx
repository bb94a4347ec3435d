"use client";
import { useTranslations } from "next-intl";
import { CheckField } from "@/components/form/check-field";
import { Segmented } from "@/components/form/choice-cards";
import { DateTimeField } from "@/components/form/date-time-field";
import { SelectField } from "@/components/form/select-field";
import { useField } from "@/components/form/use-field";
import { PlaceInput } from "@/components/place/place-input";
import { useState } from "react";
import { useController } from "react-hook-form";
import type { BusChoice } from "@/lib/features/calendar/schema";
import { isChosen } from "@/lib/features/place/rules";
import type { Place } from "@/lib/features/place/schema";

const flexes = [0, 15, 30, 60, 120] as const;

/** Where the bus begins, or must be at the end; empty: at its yard. */
function SpotField({ name, yard }: { name: "start" | "end"; yard: string | null }) {
  const t = useTranslations("tour.form");
  const { error } = useField(name);
  const { field } = useController({ name });
  const [left, setLeft] = useState(false);
  const place: Place | null = field.value;
  const isUnchosen = left && place !== null && place.address.trim() !== "" && !isChosen(place);
  return (
    <PlaceInput
      name={name}
      label={t(name)}
      value={place}
      onChange={(next) => {
        setLeft(false);
        field.onChange(next);
      }}
      onBlur={() => {
        setLeft(true);
        field.onBlur();
      }}
      error={isUnchosen ? t("unchosen") : error}
      placeholder={yard === null ? t("yardUnknown") : t("yard", { place: yard })}
    />
  );
}

/** Which bus is free where and when, and what a chain may ask. */
export function TourForm({ buses, yard }: { buses: readonly BusChoice[]; yard: string | null }) {
  const t = useTranslations("tour.form");
  const known = buses.map(({ id, licenceplate, name, capacity }) => ({
    value: id,
    label: [licenceplate, name, t("seats", { count: capacity })].filter(Boolean).join(", "),
  }));
  return (
    <div className="card grid grid-cols-1 content-start gap-4 md:grid-cols-2 lg:grid-cols-3">
      <SelectField name="bus" label={t("bus")} choices={known} placeholder={t("anyBus")} optional />
      <DateTimeField name="from" label={t("from")} min={Date.now()} />
      <DateTimeField name="to" label={t("to")} min={Date.now()} />
      <SpotField name="start" yard={yard} />
      <SpotField name="end" yard={yard} />
      <Segmented
        name="legs"
        label={t("legs")}
        cards={(["2", "3", "4"] as const).map((value) => ({ value, label: t("upTo", { count: Number(value) }) }))}
      />
      <SelectField
        name="flex"
        label={t("flex")}
        choices={flexes.map((minutes) => ({ value: String(minutes), label: t("minutes", { count: minutes }) }))}
        placeholder={null}
      />
      <CheckField name="alone" label={t("alone")} />
    </div>
  );
}
