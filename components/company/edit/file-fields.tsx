"use client";
import { useTranslations } from "next-intl";
import { Controller } from "react-hook-form";
import { FieldMessage } from "@/components/form/field";
import { fieldId, messageOf, useErrorText } from "@/components/form/use-field";
import { UploadField } from "@/components/upload/upload-field";
import { UploadGallery } from "@/components/upload/upload-gallery";
import { maxImages } from "@/lib/features/company/schema";
import type { ProfileValues } from "./values";

/** Logo or PDF. */
export function FileField({ name }: { name: "logo" | "pdf" }) {
  const t = useTranslations("companyprofile");
  const text = useErrorText();
  return (
    <Controller<ProfileValues, "logo" | "pdf">
      name={name}
      render={({ field, fieldState: { error } }) => (
        <div className={error ? "field field-invalid" : "field"}>
          <UploadField
            id={fieldId(name)}
            uploadType={name}
            label={t(`field.${name}`)}
            hint={t(`hint.${name}`)}
            value={field.value}
            onChange={field.onChange}
            preview={name === "logo" ? "image" : "file"}
          />
          <FieldMessage id={fieldId(name)} error={text(messageOf(error))} />
        </div>
      )}
    />
  );
}

export function GalleryField() {
  const t = useTranslations("companyprofile");
  const text = useErrorText();
  return (
    <Controller<ProfileValues, "images">
      name="images"
      render={({ field, fieldState: { error } }) => (
        <div className={error ? "field field-invalid" : "field"}>
          <UploadGallery
            id={fieldId("images")}
            label={t("field.images")}
            hint={t("hint.images")}
            value={field.value}
            onChange={field.onChange}
            max={maxImages}
          />
          <FieldMessage id={fieldId("images")} error={text(messageOf(error))} />
        </div>
      )}
    />
  );
}
