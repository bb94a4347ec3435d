"use client";
import { useTranslations } from "next-intl";
import { useController } from "react-hook-form";
import { CompanyInput } from "@/components/company/company-input";
import type { NamedCompany } from "@/components/company/use-companies";
import { Field } from "@/components/form/field";
import { useField } from "@/components/form/use-field";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";

export type CircleValues = { name: string; companies: NamedCompany[] };

/** Companies of a circle: by a part of the name they come, by a press they go. */
export function CircleCompanies() {
  const t = useTranslations("busrequest");
  const { id, error, aria } = useField("companies", { hint: true });
  const { field } = useController<CircleValues, "companies">({ name: "companies" });
  const take = (company: NamedCompany) => {
    if (!field.value.some((one) => one.id === company.id)) field.onChange([...field.value, company]);
  };
  return (
    <>
      <ul className="flex flex-wrap gap-2 empty:hidden" aria-label={t("circle.companies")}>
        {field.value.map((company) => (
          <li key={company.id} className="max-w-full">
            <Button
              small
              aria-label={t("circle.remove", { name: company.name })}
              onClick={() => field.onChange(field.value.filter((one) => one.id !== company.id))}
              className="max-w-full"
            >
              <span className="truncate">{company.name}</span>
              <Icon of="x" size={14} />
            </Button>
          </li>
        ))}
      </ul>
      <Field id={id} label={t("circle.add")} hint={t("circle.addHint")} error={error}>
        <CompanyInput id={id} aria={aria} ref={field.ref} onBlur={field.onBlur} onTake={take} />
      </Field>
    </>
  );
}
