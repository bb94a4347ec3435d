"use client";
import { FormUpload } from "@/components/upload/form-upload";
import { useTranslations } from "next-intl";
import { UploadField } from "@/components/upload/upload-field";
import { UploadGallery } from "@/components/upload/upload-gallery";
import { maxImages } from "@/lib/features/company/rules/files";

/** Logo or PDF. */
export function FileField({ name }: { name: "logo" | "pdf" }) {
  const t = useTranslations("companyprofile");
  const preview = name === "logo" ? "image" : "file";
  return (
    <FormUpload<string | null> name={name}>
      {(held) => (
        <UploadField
          {...held}
          uploadType={name}
          label={t(`field.${name}`)}
          hint={t(`hint.${name}`)}
          preview={preview}
        />
      )}
    </FormUpload>
  );
}

export function GalleryField() {
  const t = useTranslations("companyprofile");
  return (
    <FormUpload<string[]> name="images">
      {(held) => <UploadGallery {...held} label={t("field.images")} hint={t("hint.images")} max={maxImages} />}
    </FormUpload>
  );
}
