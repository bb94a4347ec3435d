"use client";
import { useTranslations } from "next-intl";
import { Controller, useFieldArray, useFormContext } from "react-hook-form";
import { FieldMessage } from "@/components/form/field";
import { useErrorText } from "@/components/form/use-error-text";
import { fieldId, useField } from "@/components/form/use-field";
import { RadiusSlider } from "@/components/map/radius-slider";
import { AddressField } from "@/components/place/address-field";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { Icon } from "@/components/ui/icon";
import { baseRadius, maxBases } from "@/lib/features/filtersetting/rules";
import { newBase, type SettingsValues } from "./values";

const sliderEnd = 300;

/** Slider for the usual, number for the exact; typing is never corrected, the schema says what is wrong. */
function BaseRadius({ index }: { index: number }) {
  const t = useTranslations("filtersetting.bases");
  const name = `bases.${index}.radius`;
  const field = useField(name);
  return (
    <Controller<SettingsValues, `bases.${number}.radius`>
      name={`bases.${index}.radius`}
      render={({ field: { value, onChange, onBlur, ref } }) => (
        <div className={cn("field col-span-full", field.error && "field-invalid")}>
          <div className="grid grid-cols-[minmax(0,1fr)_5.5rem] items-center gap-4">
            <RadiusSlider
              value={Math.min(Math.max(value || 0, baseRadius.min), sliderEnd)}
              min={5}
              max={sliderEnd}
              onChange={onChange}
              // The number stands in the field beside it.
              withNumber={false}
            />
            <span className="input-box">
              <input
                {...field.aria}
                ref={ref}
                type="text"
                inputMode="numeric"
                autoComplete="off"
                aria-label={t("km", { n: index + 1 })}
                value={Number.isFinite(value) ? value : ""}
                onBlur={onBlur}
                onChange={(event) => {
                  const digits = event.target.value.replace(/\D/g, "").slice(0, 4);
                  onChange(digits === "" ? Number.NaN : Number(digits));
                }}
              />
              <span className="text-xs text-ink-3">km</span>
            </span>
          </div>
          <FieldMessage id={field.id} error={field.error} />
        </div>
      )}
    />
  );
}

/** The company's depots, each with the circle that it drives in. */
export function Bases() {
  const t = useTranslations("filtersetting.bases");
  const text = useErrorText();
  const { control, formState } = useFormContext<SettingsValues>();
  const { fields, append, remove } = useFieldArray({ control, name: "bases" });
  const error = formState.errors.bases;
  const message = error && "message" in error ? text(String(error.message ?? "")) : undefined;
  function drop(index: number) {
    remove(index);
    // The button that was pressed goes with its place.
    document.getElementById(fieldId("bases"))?.focus();
  }
  return (
    <section className="card grid grid-cols-1 content-start gap-4" aria-labelledby="fs-bases">
      <h2 id="fs-bases" className="text-xl">
        {t("title")}
      </h2>
      <p className="text-ink-2">{t(fields.length === 0 ? "everywhere" : "text")}</p>
      <ol className="grid gap-4" id={fieldId("bases")} tabIndex={-1}>
        {fields.map(({ id }, index) => (
          <li
            key={id}
            className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-2 gap-y-1 not-first:border-t not-first:border-line not-first:pt-4"
          >
            <AddressField
              name={`bases.${index}.place`}
              label={t("place", { n: index + 1 })}
              placeholder={t("example")}
              withStreet={false}
            />
            <Button
              variant="ghost"
              square
              className="mt-6"
              aria-label={t("remove", { n: index + 1 })}
              onClick={() => drop(index)}
            >
              <Icon of="trash" size={18} />
            </Button>
            <BaseRadius index={index} />
          </li>
        ))}
      </ol>
      <FieldMessage id={fieldId("bases")} error={message || undefined} />
      {fields.length < maxBases ? (
        <Button className="justify-self-start" onClick={() => append(newBase())}>
          <Icon of="plus" size={18} />
          {t("add")}
        </Button>
      ) : (
        <p className="text-xs text-ink-3">{t("most", { count: maxBases })}</p>
      )}
    </section>
  );
}
