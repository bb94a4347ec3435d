"use client";
import { useTranslations } from "next-intl";
import { Controller, useFieldArray, useFormContext } from "react-hook-form";
import { DayField } from "@/components/form/day-field";
import { FieldMessage } from "@/components/form/field";
import { fieldId, useField } from "@/components/form/use-field";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { mostClosed } from "@/lib/features/advertiserlocation/rules/facts";
import type { LocationValues } from "./values";

function Day({ name, label }: { name: `facts.closed.${number}.${"from" | "to"}`; label: string }) {
  const { control } = useFormContext<LocationValues>();
  const { error } = useField(name);
  return (
    <div id={fieldId(name)} tabIndex={-1}>
      <Controller
        control={control}
        name={name}
        render={({ field }) => (
          <DayField label={label} day={field.value || null} onDay={(day) => field.onChange(day ?? "")} />
        )}
      />
      <FieldMessage id={fieldId(name)} error={error} />
    </div>
  );
}

/** Holidays and months out of season: from day to day, both included. */
export function ClosedField() {
  const t = useTranslations("advertiserlocation.form");
  const { control } = useFormContext<LocationValues>();
  const { fields, append, remove } = useFieldArray({ control, name: "facts.closed" });
  return (
    <fieldset className="field grid gap-1.5">
      <legend className="sign-sm">{t("closedDays")}</legend>
      <span className="field-hint">{t("closedHint")}</span>
      {fields.map(({ id }, index) => (
        <div key={id} className="flex flex-wrap items-end gap-2">
          <Day name={`facts.closed.${index}.from`} label={t("closedFrom", { n: index + 1 })} />
          <Day name={`facts.closed.${index}.to`} label={t("closedTo", { n: index + 1 })} />
          <Button variant="ghost" square aria-label={t("removeClosed", { n: index + 1 })} onClick={() => remove(index)}>
            <Icon of="trash" size={17} />
          </Button>
        </div>
      ))}
      {fields.length < mostClosed && (
        <Button className="justify-self-start" onClick={() => append({ from: "", to: "" })}>
          <Icon of="plus" size={17} />
          {t("addClosed")}
        </Button>
      )}
    </fieldset>
  );
}
