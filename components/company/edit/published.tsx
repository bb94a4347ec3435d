"use client";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { useFormContext } from "react-hook-form";
import { fieldId } from "@/components/form/use-field";
import type { ProfileValues, PublishedKey } from "./values";
import "@/components/company/styles.css";

function PublishSwitch({ of: key }: { of: PublishedKey }) {
  const t = useTranslations("companyprofile");
  const { register } = useFormContext<ProfileValues>();
  const name = `shown.${key}` as const;
  return (
    <label className="switch-line" htmlFor={fieldId(name)}>
      <span className="switch">
        <input
          type="checkbox"
          // biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox has its checked state
          role="switch"
          id={fieldId(name)}
          aria-label={t("publicOf", { field: t(`field.${key}`) })}
          {...register(name)}
        />
      </span>
      <span>{t("public")}</span>
    </label>
  );
}

type Props = { of: PublishedKey; className?: string; children: ReactNode };

/** A field with the switch that publishes it at the end of its label's line. */
export function Published({ of: key, className = "", children }: Props) {
  return (
    <div className={`pubf ${className}`}>
      {children}
      <PublishSwitch of={key} />
    </div>
  );
}

/** What is published without a field of its own. */
export function PublishedRow({ of: key }: { of: "location" | "fleet" }) {
  const t = useTranslations("companyprofile");
  return (
    <div className="pubr">
      <span>
        <b className="font-sign text-sm/[1.2] font-bold">{t(`field.${key}`)}</b>
        <span className="field-hint">{t(`hint.${key}`)}</span>
      </span>
      <PublishSwitch of={key} />
    </div>
  );
}
