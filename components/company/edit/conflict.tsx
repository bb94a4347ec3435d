"use client";
import { useTranslations } from "next-intl";
import { get } from "react-hook-form";
import { ConflictChoice } from "@/components/form/conflict-choice";
import { fileName, Pictures } from "@/components/upload/pictures";
import { addressLine } from "@/lib/features/place/rules";
import { type FieldName, fieldNames } from "./merge";
import type { Profile } from "./use-profile";
import type { ProfileValues, PublishedKey } from "./values";

function useShown() {
  const t = useTranslations("companyprofile");
  const files = useTranslations("upload");
  return (values: ProfileValues, name: FieldName) => {
    if (name.startsWith("shown.")) return t(get(values, name) ? "on" : "off");
    if (name === "place") return addressLine(values.place.address_fields);
    if (name === "images") return <Pictures urls={values.images} />;
    if (name === "logo") return values.logo ? <Pictures urls={[values.logo]} /> : "";
    if (name === "pdf") return values.pdf ? files("fileNamed", { name: fileName(values.pdf) }) : "";
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
