"use client";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { useFormContext } from "react-hook-form";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { Icon } from "@/components/ui/icon";
import { fieldId } from "@/components/form/use-field";
import type { ProfileValues, PublishedKey } from "./values";

function PublishSwitch({ of: key, className }: { of: PublishedKey; className?: string }) {
  const t = useTranslations("companyprofile");
  const { register } = useFormContext<ProfileValues>();
  const name = `shown.${key}` as const;
  return (
    <label className={cn("switch-line flex-row-reverse gap-2 text-sm", className)} htmlFor={fieldId(name)}>
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
export function Published({ of: key, className, children }: Props) {
  return (
    <div className={cn("relative", className)} data-published={key}>
      {children}
      {/* Its middle is the label's: 2.25rem high, the switch 2.75rem. */}
      <PublishSwitch className="absolute -top-1 right-0" of={key} />
    </div>
  );
}

/** All switches in one press; each can be turned back before saving. */
export function PublishAll({ keys }: { keys: readonly PublishedKey[] }) {
  const t = useTranslations("companyprofile");
  const { setValue, watch } = useFormContext<ProfileValues>();
  const shown = watch("shown");
  const hidden = keys.filter((key) => !shown[key]);
  if (hidden.length === 0) return null;
  return (
    <div className="card flex flex-wrap items-center gap-3">
      <Button
        onClick={() => {
          for (const key of hidden) setValue(`shown.${key}`, true, { shouldDirty: true });
        }}
      >
        <Icon of="eye" size={17} />
        {t("publishAll")}
      </Button>
      <span className="text-sm text-ink-2">{t("publishAllHint", { count: hidden.length })}</span>
    </div>
  );
}

/** What is published without a field of its own. */
export function PublishedRow({ of: key, className }: { of: "location" | "fleet"; className?: string }) {
  const t = useTranslations("companyprofile");
  return (
    <div className={cn("flex items-center justify-between gap-4", className)}>
      <span>
        <b className="sign-sm">{t(`field.${key}`)}</b>
        <span className="block text-xs text-ink-3">{t(`hint.${key}`)}</span>
      </span>
      <PublishSwitch of={key} />
    </div>
  );
}
