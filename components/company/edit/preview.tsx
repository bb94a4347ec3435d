"use client";
import { useLocale, useTranslations } from "next-intl";
import { useDeferredValue, useMemo } from "react";
import { ProfileView, type ProfileData } from "@/components/company/profile-view";
import { toPublicRecord } from "@/lib/features/company/rules/published";
import type { CompanyRecord } from "@/lib/features/company/schema";
import type { Language } from "@/lib/i18n/routing";
import { draftRecord } from "./draft";
import type { ProfileValues } from "./values";
import "@/sheets/shown.css";

/** What the public page shows beside the record itself. */
export type Surroundings = Omit<ProfileData, "company">;
type Props = { record: CompanyRecord; values: ProfileValues; around: Surroundings };

/** The public page as it will be once the form is saved. */
export function Preview({ record, values, around }: Props) {
  const t = useTranslations("companyprofile");
  const lng = useLocale() as Language;
  const calm = useDeferredValue(values);
  const company = useMemo(() => toPublicRecord(draftRecord(calm, record)), [calm, record]);
  const fleet = company.publicData.fleet ? around.fleet : [];
  return (
    <>
      <p className="text-xs text-ink-3 xl:px-4 xl:pb-3">{t("previewText")}</p>
      <ProfileView preview lng={lng} company={company} {...around} fleet={fleet} />
    </>
  );
}
