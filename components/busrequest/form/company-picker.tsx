"use client";
import { useTranslations } from "next-intl";
import { useController } from "react-hook-form";
import { CompanyInput } from "@/components/company/company-input";
import { Field } from "@/components/form/field";
import { useField } from "@/components/form/use-field";
import { Button } from "@/components/ui/button";
import type { RequestValues } from "./values";

/** The one company that an individual request goes to, by a part of its name. */
export function CompanyPicker() {
  const t = useTranslations("busrequest");
  const { id, error, aria } = useField("receiver", { hint: true });
  const { field } = useController<RequestValues, "receiver">({ name: "receiver" });
  if (field.value) {
    return (
      <div className="col-span-full! flex flex-wrap items-center gap-3" role="status">
        <span className="wrap-anywhere">{t.rich("form.onlyTo", { company: field.value.name, b: bold })}</span>
        <Button onClick={() => field.onChange(null)}>{t("form.otherCompany")}</Button>
      </div>
    );
  }
  return (
    <Field id={id} label={t("form.receiver")} hint={t("form.receiverHint")} error={error} className="col-span-full!">
      <CompanyInput id={id} aria={aria} ref={field.ref} onBlur={field.onBlur} onTake={field.onChange} />
    </Field>
  );
}

const bold = (chunks: React.ReactNode) => <b>{chunks}</b>;
