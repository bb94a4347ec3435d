"use client";
import { useTranslations } from "next-intl";
import { Controller } from "react-hook-form";
import { fieldId, messageOf, useErrorText } from "@/components/form/use-field";
import { PlaceInput } from "@/components/place/place-input";
import type { ProfileValues } from "./values";

/** Town from the list, house beside it; the map position is the chosen town's or house's. */
export function AddressField() {
  const t = useTranslations("companyprofile");
  const text = useErrorText();
  return (
    <Controller<ProfileValues, "place">
      name="place"
      render={({ field: { ref, ...field }, fieldState }) => (
        <div id={fieldId(field.name)} tabIndex={-1} ref={ref}>
          <PlaceInput
            {...field}
            label={t("field.place")}
            hint={t("hint.place")}
            error={text(messageOf(fieldState.error))}
            withStreet
            required
          />
        </div>
      )}
    />
  );
}
