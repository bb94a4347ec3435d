"use client";
import { companyTypes } from "@/lib/features/busrequest/rules/kinds";
import { type NamedCompany, type Terms, useCompanies } from "./use-companies";

/** Who drives or orders buses: where nothing else is asked for. */
const trade = { companyType: companyTypes.filter((type) => type !== "travelService" && type !== "private") };

type Props = {
  id: string;
  text: string;
  terms?: Terms;
  found: readonly NamedCompany[];
  onFound: (companies: NamedCompany[]) => void;
};

/** Asks for companies by what is typed, and suggests them. It comes with the first letter. */
export function CompanyList({ id, text, terms = trade, found, onFound }: Props) {
  useCompanies(text, terms, onFound);
  return (
    <datalist id={id}>
      {found.map((company) => (
        <option key={company.id} value={company.name} />
      ))}
    </datalist>
  );
}
