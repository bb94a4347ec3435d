import { useTranslations } from "next-intl";
import { isIndexable, toPublicRecord } from "@/lib/features/company/rules/published";
import type { CompanyRecord } from "@/lib/features/company/schema";

/** Whether a company shows anything of itself. What may be shown is read by the validator: this part comes after the page. */
export function PublicState({ company }: { company: CompanyRecord }) {
  const t = useTranslations("user.companies");
  return t(isIndexable(toPublicRecord(company)) ? "public" : "notPublic");
}
