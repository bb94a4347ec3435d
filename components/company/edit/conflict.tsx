"use client";
import Image from "next/image";
import { useTranslations } from "next-intl";
import { ConflictChoice, conflictRows } from "@/components/form/conflict-choice";
import type { CompanyRecord } from "@/lib/features/company/schema";
import { conflictsOf, type FieldName, fieldValue } from "./merge";
import type { Profile } from "./use-profile";
import { type ProfileValues, type PublishedKey, valuesOf } from "./values";

const nameOf = (url: string) => url.split("/").at(-1)?.slice(0, 8) ?? "";

function Pictures({ urls }: { urls: readonly string[] }) {
  const t = useTranslations("companyprofile");
  return (
    <span className="flex flex-wrap items-center gap-2">
      {t("images", { count: urls.length })}
      {urls.map((url) => (
        <Image key={url} src={url} alt={t("file", { name: nameOf(url) })} width={48} height={48} />
      ))}
    </span>
  );
}

function useShown() {
  const t = useTranslations("companyprofile");
  return (values: ProfileValues, name: FieldName) => {
    if (name.startsWith("shown.")) return t(fieldValue(values, name) ? "on" : "off");
    if (name === "place") {
      const { street, number, postal_code, city, country } = values.place.address_fields;
      return [`${street} ${number}`.trim(), `${postal_code} ${city}`.trim(), country].filter(Boolean).join(", ");
    }
    if (name === "images") return <Pictures urls={values.images} />;
    if (name === "logo") return values.logo ? <Pictures urls={[values.logo]} /> : "";
    if (name === "pdf") return values.pdf ? t("file", { name: nameOf(values.pdf) }) : "";
    return String(fieldValue(values, name) ?? "");
  };
}

function useLabel() {
  const t = useTranslations("companyprofile");
  return (name: FieldName) => {
    if (name === "place") return t("field.address");
    if (!name.startsWith("shown.")) return t(`field.${name as Exclude<FieldName, `shown.${PublishedKey}`>}`);
    return t("publicChange", { field: t(`field.${name.slice(6) as PublishedKey}`) });
  };
}

type Props = { profile: Profile; stored: CompanyRecord };

/** The second of two who saved at once decides field by field. */
export function ProfileConflict({ profile, stored }: Props) {
  const shown = useShown();
  const label = useLabel();
  const versions = { base: valuesOf(profile.base), mine: profile.values, theirs: valuesOf(stored) };
  const rows = conflictRows(conflictsOf(versions), versions, { label, shown });
  const { isSubmitting } = profile.form.formState;
  return <ConflictChoice rows={rows} busy={isSubmitting} onSave={profile.settle} onClose={profile.later} />;
}
