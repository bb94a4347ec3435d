"use client";
import { useTranslations } from "next-intl";
import { type ComponentProps, type KeyboardEvent, useState } from "react";
import { cn } from "@/components/ui/cn";
import { useLazy } from "@/components/ui/use-lazy";
import type { NamedCompany, Terms } from "./use-companies";

type Props = Pick<ComponentProps<"input">, "ref" | "onBlur"> & {
  id: string;
  aria: ComponentProps<"input">;
  /** Which companies are looked for, where not those who drive or order buses; never changes. */
  terms?: Terms;
  className?: string;
  onTake: (company: NamedCompany) => void;
};

/** Finds a company by a part of its name: the whole name takes it, Enter the first one found. */
export function CompanyInput({ id, aria, terms, className, ref, onBlur, onTake }: Props) {
  const t = useTranslations("busrequest.filter");
  const [typed, setTyped] = useState("");
  const [found, setFound] = useState<NamedCompany[]>([]);
  const Search = useLazy(() => import("./company-search").then((module) => module.CompanySearch), typed);
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
      {/* Of every page: without it the field is no combobox. */}
      <datalist id={`${id}-list`}>
        {found.map((company) => (
          <option key={company.id} value={company.name} />
        ))}
      </datalist>
      {Search && <Search text={typed} terms={terms} onFound={setFound} />}
    </>
  );
}
