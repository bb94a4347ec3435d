"use client";
import { useTranslations } from "next-intl";
import { SelectField } from "@/components/form/select-field";
import { TextArea, TextField } from "@/components/form/text-field";
import { AddressField } from "@/components/place/address-field";
import { providerTypes } from "@/lib/features/provider/schema/admin-list";

/** The fields of a company that an admin keeps. */
export function ProviderFields() {
  const t = useTranslations("provider");
  const types = useTranslations("busrequest.companyTypes");
  const choices = providerTypes.map((value) => ({ value, label: types(value) }));
  return (
    <>
      <div className="grid gap-3 sm:grid-cols-2">
        <TextField name="name" label={t("field.name")} autoComplete="off" />
        <SelectField name="companyType" label={t("field.companyType")} choices={choices} />
      </div>
      <AddressField name="place" label={t("form.place")} hint={t("form.placeHint")} />
      <div className="grid gap-3 sm:grid-cols-2">
        <TextField name="email" type="email" label={t("field.email")} autoComplete="off" spellCheck={false} />
        <TextField
          name="website"
          inputMode="url"
          label={t("field.website")}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          optional
        />
        <TextField name="telephone" type="tel" label={t("field.telephone")} autoComplete="off" optional />
        <TextField name="cellphone" type="tel" label={t("field.cellphone")} autoComplete="off" optional />
        <TextField name="fax" type="tel" label={t("field.fax")} autoComplete="off" optional />
      </div>
      <TextArea name="description" label={t("field.description")} optional />
    </>
  );
}
