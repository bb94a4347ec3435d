"use client";
import { useTranslations } from "next-intl";
import { Controller } from "react-hook-form";
import { Icon } from "@/components/ui/icon";
import { Field } from "./field";
import type { FieldProps } from "./text-field";
import { useField } from "./use-field";

type Props = FieldProps & { min?: number; max?: number; step?: number };

/** Typing is never corrected, only the buttons keep the range: the schema says what is wrong. Value: number | null. */
export function NumberStepper({ name, label, hint, optional, className, min = 0, max = 999, step = 1 }: Props) {
  const t = useTranslations("form");
  const field = useField(name, { hint });
  const clamp = (value: number) => Math.min(max, Math.max(min, value));
  return (
    <Field id={field.id} label={label} hint={hint} error={field.error} optional={optional} className={className}>
      <Controller
        name={name}
        render={({ field: { value, onChange, onBlur, ref } }) => {
          const number = typeof value === "number" && Number.isFinite(value) ? value : null;
          return (
            <span className="number-stepper">
              <button
                type="button"
                aria-label={t("less")}
                disabled={number !== null && number <= min}
                onClick={() => onChange(clamp((number ?? min) - step))}
              >
                <Icon of="minus" />
              </button>
              <input
                {...field.aria}
                ref={ref}
                onBlur={onBlur}
                inputMode="numeric"
                autoComplete="off"
                value={number ?? ""}
                onChange={(event) => {
                  const digits = event.target.value.replace(/\D/g, "").slice(0, 6);
                  onChange(digits === "" ? null : Number(digits));
                }}
                onKeyDown={(event) => {
                  const change = event.key === "ArrowUp" ? step : event.key === "ArrowDown" ? -step : 0;
                  if (change === 0) return;
                  event.preventDefault();
                  onChange(clamp((number ?? min) + change));
                }}
              />
              <button
                type="button"
                aria-label={t("more")}
                disabled={number !== null && number >= max}
                onClick={() => onChange(clamp((number ?? min - step) + step))}
              >
                <Icon of="plus" />
              </button>
            </span>
          );
        }}
      />
    </Field>
  );
}
