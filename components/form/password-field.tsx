"use client";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Icon } from "@/components/ui/icon";
import type { IconName } from "@/components/ui/icon-list";
import { Field } from "./field";
import type { FieldProps, Native } from "./text-field";
import { useField } from "./use-field";

/** Paste and password managers are welcome; the text can be shown. */
export function PasswordField({
  name,
  label,
  hint,
  className,
  icon,
  ...rest
}: FieldProps & Native & { icon?: IconName }) {
  const t = useTranslations("form");
  const field = useField(name, { hint });
  const [shown, setShown] = useState(false);
  return (
    <Field id={field.id} label={label} hint={hint} error={field.error} className={className}>
      <span className="input-box">
        {icon && <Icon of={icon} />}
        <input
          autoComplete="current-password"
          {...rest}
          type={shown ? "text" : "password"}
          spellCheck={false}
          autoCapitalize="none"
          {...field.aria}
          {...field.register()}
        />
        <button
          type="button"
          className="input-button"
          aria-label={shown ? t("hidePassword") : t("showPassword")}
          aria-controls={field.id}
          onClick={() => setShown(!shown)}
        >
          <Icon of={shown ? "eye-off" : "eye"} />
        </button>
      </span>
    </Field>
  );
}
