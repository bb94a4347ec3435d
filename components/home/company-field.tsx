"use client";

import { useTranslations } from "next-intl";
import { useId, useState } from "react";
import { CompanyInput } from "@/components/company/company-input";
import type { NamedCompany } from "@/components/company/use-companies";

/** Of every kind. */
const terms = {};

type Props = { chosen: readonly string[]; known: readonly NamedCompany[]; onChosen: (ids: string[]) => void };

/** Companies whose requests are shown: those chosen as boxes, more by name. Without scripts the name is sent. */
export function CompanyField({ chosen, known, onChosen }: Props) {
  const t = useTranslations("busrequest.filter");
  const id = useId();
  const [names, setNames] = useState(known);
  const add = (company: NamedCompany) => {
    setNames([...names.filter((one) => one.id !== company.id), company]);
    onChosen([...new Set([...chosen, company.id])]);
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
      <CompanyInput id={id} aria={{ id, name: "firm" }} terms={terms} className="min-h-10 bg-raised" onTake={add} />
    </div>
  );
}
