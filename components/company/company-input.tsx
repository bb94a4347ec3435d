"use client";
import { useTranslations } from "next-intl";
import { type ComponentProps, type KeyboardEvent, useState } from "react";
import { companyTypes } from "@/lib/features/busrequest/rules/kinds";
import { cn } from "@/components/ui/cn";
import { type NamedCompany, useCompanies } from "./use-companies";

/** Who drives or orders buses: where nothing else is asked for. */
const trade = { companyType: companyTypes.filter((type) => type !== "travelService" && type !== "private") };

type Props = Pick<ComponentProps<"input">, "ref" | "onBlur"> & {
  id: string;
  aria: ComponentProps<"input">;
  /** Which companies are looked for; never changes. */
  terms?: Parameters<typeof useCompanies>[1];
  className?: string;
  onTake: (company: NamedCompany) => void;
};

/** Finds a company by a part of its name: the whole name takes it, Enter the first one found. */
export function CompanyInput({ id, aria, terms = trade, className, ref, onBlur, onTake }: Props) {
  const t = useTranslations("busrequest.filter");
  const [typed, setTyped] = useState("");
  const found = useCompanies(typed, terms);
  const take = (company: NamedCompany | undefined) => {
    if (!company) return;
    setTyped("");
    onTake(company);
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
      <span className={cn("input-box", className)}>
        <input
          {...aria}
          ref={ref}
          list={`${id}-list`}
          value={typed}
          onChange={(event) => type(event.target.value)}
          onKeyDown={onKeyDown}
          onBlur={onBlur}
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
    </>
  );
}
