"use client";

import { useTranslations } from "next-intl";
import { type KeyboardEvent, useId, useState } from "react";
import { type NamedCompany, useCompanies } from "@/components/company/use-companies";

type Props = { chosen: readonly string[]; known: readonly NamedCompany[]; onChosen: (ids: string[]) => void };

/** Companies whose requests are shown: those chosen as boxes, more by name. Without scripts the name is sent. */
export function CompanyField({ chosen, known, onChosen }: Props) {
  const t = useTranslations("busrequest.filter");
  const id = useId();
  const [typed, setTyped] = useState("");
  const [names, setNames] = useState(known);
  const found = useCompanies(typed);
  const add = (company: NamedCompany | undefined) => {
    if (!company) return;
    setNames([...names.filter((one) => one.id !== company.id), company]);
    setTyped("");
    onChosen([...new Set([...chosen, company.id])]);
  };
  const change = (text: string) => {
    const company = found.find(({ name }) => name === text);
    if (company) add(company);
    else setTyped(text);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || typed.trim() === "") return;
    event.preventDefault();
    add(found[0]);
  };
  return (
    <div className="field" data-settles>
      <label className="sign-sm" htmlFor={id}>
        {t("company")}
      </label>
      {chosen.map((one) => (
        <label className="check-line" key={one}>
          <input
            type="checkbox"
            name="company"
            value={one}
            checked
            onChange={() => onChosen(chosen.filter((other) => other !== one))}
          />
          {names.find((company) => company.id === one)?.name ?? t("companyUnknown")}
        </label>
      ))}
      <span className="input-box min-h-10 bg-raised">
        <input
          id={id}
          name="firm"
          list={`${id}-list`}
          value={typed}
          onChange={(event) => change(event.target.value)}
          onKeyDown={onKeyDown}
          placeholder={t("companyPlaceholder")}
          autoComplete="off"
          maxLength={120}
        />
      </span>
      <datalist id={`${id}-list`}>
        {found.map((company) => (
          <option key={company.id} value={company.name} />
        ))}
      </datalist>
    </div>
  );
}
