"use client";
import type { IconName } from "@/components/ui/icon-list";
import type { ComponentProps, ReactNode } from "react";
import { Icon } from "@/components/ui/icon";
import { Field } from "./field";
import { useField } from "./use-field";

export type FieldProps = { name: string; label: ReactNode; hint?: ReactNode; optional?: boolean; className?: string };
export type Native = Omit<ComponentProps<"input">, "name" | "className">;

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
