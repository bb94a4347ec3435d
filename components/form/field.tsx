import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Icon } from "@/components/ui/icon";

type Props = {
  id: string;
  label: ReactNode;
  hint?: ReactNode;
  error?: string;
  optional?: boolean;
  /** Several controls under one name: fieldset and legend in place of a label. */
  group?: boolean;
  className?: string;
  children: ReactNode;
};

export function FieldMessage({ id, error }: { id: string; error?: string }) {
  return error ? (
    <span className="field-message" id={`${id}-error`}>
      <Icon of="circle-exclamation-point" size={16} />
      {error}
    </span>
  ) : null;
}

/** Label above, hint and message below; the message stands at the field and is read with it. */
export function Field({ id, label, hint, error, optional, group, className = "", children }: Props) {
  const t = useTranslations("form");
  const name = (
    <>
      {label}
      {optional && <span className="text-xs text-ink-3 font-regular"> ({t("optional")})</span>}
    </>
  );
  const rest = (
    <>
      {children}
      {hint && (
        <span className="field-hint" id={`${id}-hint`}>
          {hint}
        </span>
      )}
      <FieldMessage id={id} error={error} />
    </>
  );
  const css = `field ${error ? "field-invalid" : ""} ${className}`;
  if (group) {
    const describedBy = [hint ? `${id}-hint` : "", error ? `${id}-error` : ""].filter(Boolean).join(" ");
    return (
      <fieldset className={css} id={id} tabIndex={-1} aria-describedby={describedBy || undefined}>
        <legend className="sign-sm">{name}</legend>
        {rest}
      </fieldset>
    );
  }
  return (
    <div className={css}>
      <label htmlFor={id}>{name}</label>
      {rest}
    </div>
  );
}
