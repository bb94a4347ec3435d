"use client";
import { X } from "lucide-react";
import { useTranslations } from "next-intl";
import { type KeyboardEvent, useState } from "react";
import { useController } from "react-hook-form";
import { type NamedCompany, useCompanies } from "@/components/company/use-companies";
import { Field } from "@/components/form/field";
import { useField } from "@/components/form/use-field";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { companyTypes } from "@/lib/features/busrequest/rules/kinds";

export type CircleValues = { name: string; companies: NamedCompany[] };

/** Who drives or orders buses. */
const terms = { companyType: companyTypes.filter((type) => type !== "travelService" && type !== "private") };

/** Companies of a circle: by a part of the name they come, by a press they go. */
export function CircleCompanies() {
  const t = useTranslations("busrequest");
  const { id, error, aria } = useField("companies", { hint: true });
  const { field } = useController<CircleValues, "companies">({ name: "companies" });
  const [typed, setTyped] = useState("");
  const found = useCompanies(typed, terms);
  const take = (company: NamedCompany | undefined) => {
    if (!company) return;
    setTyped("");
    if (!field.value.some((one) => one.id === company.id)) field.onChange([...field.value, company]);
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
              <Icon of={X} size={14} />
            </Button>
          </li>
        ))}
      </ul>
      <Field id={id} label={t("circle.add")} hint={t("circle.addHint")} error={error}>
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
    </>
  );
}
