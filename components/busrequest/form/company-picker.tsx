"use client";
import { useTranslations } from "next-intl";
import { type KeyboardEvent, useState } from "react";
import { useController } from "react-hook-form";
import { useCompanies } from "@/components/company/use-companies";
import { Field } from "@/components/form/field";
import { useField } from "@/components/form/use-field";
import { Button } from "@/components/ui/button";
import { companyTypes } from "@/lib/features/busrequest/rules/kinds";
import type { RequestValues } from "./values";

/** Who takes requests. */
const terms = { companyType: companyTypes.filter((type) => type !== "travelService" && type !== "private") };

/** The one company that an individual request goes to, by a part of its name. */
export function CompanyPicker() {
  const t = useTranslations("busrequest");
  const { id, error, aria } = useField("receiver", { hint: true });
  const { field } = useController<RequestValues, "receiver">({ name: "receiver" });
  const [typed, setTyped] = useState("");
  const found = useCompanies(typed, terms);
  const take = (company: (typeof found)[number] | undefined) => {
    if (!company) return;
    setTyped("");
    field.onChange(company);
  };
  const type = (text: string) => {
    setTyped(text);
    take(found.find(({ name }) => name === text));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || typed.trim() === "") return;
    event.preventDefault();
    take(found[0]);
  };
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
      <span className="input-box">
        <input
          {...aria}
          ref={field.ref}
          list={`${id}-list`}
          value={typed}
          onChange={(event) => type(event.target.value)}
          onKeyDown={onKeyDown}
          onBlur={field.onBlur}
          placeholder={t("filter.companyPlaceholder")}
          autoComplete="off"
          maxLength={120}
        />
      </span>
      <datalist id={`${id}-list`}>
        {found.map((company) => (
          <option key={company.id} value={company.name} />
        ))}
      </datalist>
    </Field>
  );
}

const bold = (chunks: React.ReactNode) => <b>{chunks}</b>;
