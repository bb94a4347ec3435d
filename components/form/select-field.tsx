"use client";
import { useTranslations } from "next-intl";
import { Icon } from "@/components/ui/icon";
import { Field } from "./field";
import type { FieldProps } from "./text-field";
import { useField } from "./use-field";

/** `off`: shown, but not to be chosen now. */
type Option = { value: string; label: string; off?: boolean };
type Props = FieldProps & {
  choices: readonly Option[];
  /** What stands for nothing chosen; null where something always is. */
  placeholder?: string | null;
  autoComplete?: string;
};

/** The system's own select: best on phones, and a list of 249 countries stays searchable by typing. */
export function SelectField({ name, label, hint, optional, className, choices, placeholder, autoComplete }: Props) {
  const t = useTranslations("form");
  const field = useField(name, { hint });
  return (
    <Field id={field.id} label={label} hint={hint} error={field.error} optional={optional} className={className}>
      <span className="input-box">
        <select autoComplete={autoComplete} {...field.aria} {...field.register()}>
          {placeholder !== null && <option value="">{placeholder ?? t("choose")}</option>}
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value} disabled={choice.off}>
              {choice.label}
            </option>
          ))}
        </select>
        <Icon of="chevron-down" size={16} />
      </span>
    </Field>
  );
}
