"use client";
import type { IconName } from "@/components/ui/icon-list";
import { useTranslations } from "next-intl";
import { type ComponentProps, type ReactNode, useState } from "react";
import { Icon } from "@/components/ui/icon";
import { Field } from "./field";
import { useField } from "./use-field";

export type FieldProps = { name: string; label: ReactNode; hint?: ReactNode; optional?: boolean; className?: string };
type Native = Omit<ComponentProps<"input">, "name" | "className">;

export function TextField({
  name,
  label,
  hint,
  optional,
  className,
  icon,
  ...rest
}: FieldProps & Native & { icon?: IconName }) {
  const field = useField(name, { hint });
  return (
    <Field id={field.id} label={label} hint={hint} error={field.error} optional={optional} className={className}>
      <span className="input-box">
        {icon && <Icon of={icon} />}
        <input
          type="text"
          aria-required={optional ? undefined : true}
          {...rest}
          {...field.aria}
          {...field.register()}
        />
      </span>
    </Field>
  );
}

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

type AreaProps = FieldProps & Omit<ComponentProps<"textarea">, "name" | "className">;

export function TextArea({ name, label, hint, optional, className, rows = 4, ...rest }: AreaProps) {
  const field = useField(name, { hint });
  return (
    <Field id={field.id} label={label} hint={hint} error={field.error} optional={optional} className={className}>
      <span className="input-box input-area">
        <textarea rows={rows} {...rest} {...field.aria} {...field.register()} />
      </span>
    </Field>
  );
}
