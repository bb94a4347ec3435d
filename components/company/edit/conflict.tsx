"use client";
import Image from "next/image";
import { useTranslations } from "next-intl";
import { get } from "react-hook-form";
import { ConflictChoice } from "@/components/form/conflict-choice";
import { type FieldName, fieldNames } from "./merge";
import type { Profile } from "./use-profile";
import type { ProfileValues, PublishedKey } from "./values";

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
    if (name.startsWith("shown.")) return t(get(values, name) ? "on" : "off");
    if (name === "place") {
      const { street, number, postal_code, city, country } = values.place.address_fields;
      return [`${street} ${number}`.trim(), `${postal_code} ${city}`.trim(), country].filter(Boolean).join(", ");
    }
    if (name === "images") return <Pictures urls={values.images} />;
    if (name === "logo") return values.logo ? <Pictures urls={[values.logo]} /> : "";
    if (name === "pdf") return values.pdf ? t("file", { name: nameOf(values.pdf) }) : "";
    return String(get(values, name) ?? "");
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

/** The fields by name, in the form's order. */
export function useProfileLabels() {
  const label = useLabel();
  return Object.fromEntries(fieldNames.map((name) => [name, label(name)]));
}

/** The second of two who saved at once decides field by field. */
export function ProfileConflict({ profile }: { profile: Profile }) {
  return <ConflictChoice held={profile} label={useLabel()} shown={useShown()} />;
}
