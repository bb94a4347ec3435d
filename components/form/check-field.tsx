"use client";
import type { ReactNode } from "react";
import { FieldMessage } from "./field";
import { useField } from "./use-field";

type Props = { name: string; label: ReactNode; className?: string };

export function CheckField({ name, label, className = "" }: Props) {
  const field = useField(name);
  return (
    <div className={`field ${field.error ? "field-invalid" : ""} ${className}`}>
      <label className="check-line font-regular" htmlFor={field.id}>
        <input type="checkbox" {...field.aria} {...field.register()} />
        <span>{label}</span>
      </label>
      <FieldMessage id={field.id} error={field.error} />
    </div>
  );
}

/** Setting that is on or off at once; a CheckField is for agreeing. */
export function Switch({ name, label, className = "" }: Props) {
  const field = useField(name);
  return (
    <div className={`field ${className}`}>
      <label className="switch-line" htmlFor={field.id}>
        <span className="switch">
          {/* biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox has its checked state */}
          <input type="checkbox" role="switch" {...field.aria} {...field.register()} />
        </span>
        <span>{label}</span>
      </label>
      <FieldMessage id={field.id} error={field.error} />
    </div>
  );
}
