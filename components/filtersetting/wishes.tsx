"use client";
import { useTranslations } from "next-intl";
import { Controller, useFormContext } from "react-hook-form";
import { Segmented } from "@/components/form/choice-cards";
import { Switch } from "@/components/form/check-field";
import { DayField } from "@/components/form/day-field";
import { FieldMessage } from "@/components/form/field";
import { NumberStepper } from "@/components/form/number-stepper";
import { fieldId, useField } from "@/components/form/use-field";
import { lengthUnits, longestTrip, mostAhead } from "@/lib/features/filtersetting/rules";
import type { SettingsValues } from "./values";

type DayName = "dates.from" | "dates.to";

function Day({ name, label }: { name: DayName; label: string }) {
  const { control } = useFormContext<SettingsValues>();
  const { error } = useField(name);
  return (
    <div id={fieldId(name)} tabIndex={-1}>
      <Controller
        control={control}
        name={name}
        render={({ field }) => <DayField label={label} day={field.value} onDay={field.onChange} />}
      />
      <FieldMessage id={fieldId(name)} error={error} />
    </div>
  );
}

const pair = "grid grid-cols-[repeat(auto-fill,minmax(min(100%,12rem),1fr))] items-start gap-4";

/** When, how long, how far ahead; and whether a bus of the fleet has to meet what a group needs. */
export function Wishes({ hasFleet }: { hasFleet: boolean }) {
  const t = useTranslations("filtersetting.wishes");
  return (
    <section className="card grid grid-cols-1 content-start gap-4" aria-labelledby="fs-wishes">
      <h2 id="fs-wishes" className="text-xl">
        {t("title")}
      </h2>
      <div className={pair}>
        <Day name="dates.from" label={t("from")} />
        <Day name="dates.to" label={t("to")} />
      </div>
      <div className={pair}>
        <NumberStepper name="ahead.min" label={t("aheadMin")} optional max={mostAhead} />
        <NumberStepper name="ahead.max" label={t("aheadMax")} optional max={mostAhead} />
      </div>
      <p className="text-xs text-ink-3">{t("aheadHint")}</p>
      <Segmented
        name="length.unit"
        label={t("unit")}
        hint={t("unitHint")}
        cards={lengthUnits.map((value) => ({ value, label: t(value) }))}
      />
      <div className={pair}>
        <NumberStepper name="length.min" label={t("lengthMin")} optional min={1} max={longestTrip} />
        <NumberStepper name="length.max" label={t("lengthMax")} optional min={1} max={longestTrip} />
      </div>
      {hasFleet && (
        <div>
          <Switch name="fleetMeetsNeeds" label={t("fleet")} />
          <p className="text-xs text-ink-3">{t("fleetHint")}</p>
        </div>
      )}
    </section>
  );
}
