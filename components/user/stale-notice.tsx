"use client";
import { useTranslations } from "next-intl";
import { useWatch } from "react-hook-form";
import { Notice } from "@/components/ui/notice";
import type { ProfileForm } from "@/lib/features/user/schema/user";

type Props = { stored: ProfileForm; labels: Record<keyof ProfileForm, string> };

/** After a 409: what someone else has saved, where it differs from what is typed here. */
export function StaleNotice({ stored, labels }: Props) {
  const t = useTranslations("user.profile");
  const typed = useWatch() as ProfileForm;
  const differing = (Object.keys(labels) as (keyof ProfileForm)[]).filter((name) => stored[name] !== typed[name]);
  const said = (value: string | boolean) => (typeof value === "string" ? value || "–" : t(value ? "on" : "off"));
  const values = differing.map((name) => `${labels[name]}: ${said(stored[name])}`).join("; ");
  return (
    <Notice tone="warn" title={t("stale")} live>
      {values !== "" && t("staleOther", { values })}
    </Notice>
  );
}
