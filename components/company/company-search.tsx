"use client";
import { companyTypes } from "@/lib/features/busrequest/rules/kinds";
import { type NamedCompany, type Terms, useCompanies } from "./use-companies";

/** Who drives or orders buses: where nothing else is asked for. */
const trade = { companyType: companyTypes.filter((type) => type !== "travelService" && type !== "private") };

type Props = { text: string; terms?: Terms; onFound: (companies: NamedCompany[]) => void };

/** Asks for companies by what is typed; it draws nothing, and comes with the first letter. */
export function CompanySearch({ text, terms = trade, onFound }: Props) {
  useCompanies(text, terms, onFound);
  return null;
}
