import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { isIndexable } from "@/lib/features/company/rules/published";
import type { PublicCompanyRecord } from "@/lib/features/company/schema";
import { pageMetadata } from "../../page-metadata";

/** Of a description, what search engines show. */
function opening(text: string) {
  const line = text.replace(/\s+/g, " ");
  return line.length <= 160 ? line : `${line.slice(0, line.lastIndexOf(" ", 158))} …`;
}

/** A profile that says nothing yet is reachable, but not for search engines. */
export async function profileMetadata(lng: string, company: PublicCompanyRecord): Promise<Metadata> {
  const [t, types] = await Promise.all([
    getTranslations("company.profile"),
    getTranslations("busrequest.companyTypes"),
  ]);
  const { name, slug, companyType, address, description } = company;
  const known = { name, type: types(companyType) };
  const title = address ? t("metaTitleCity", { ...known, city: address.city }) : t("metaTitle", known);
  const plain = t(companyType === "travelService" ? "metaTravel" : "metaBus", { name });
  const words = { title, description: description ? opening(description) : plain };
  const picture = `/og/company/${lng}/${slug}.png`;
  const metadata = pageMetadata(lng, `/publicProfile/${slug}`, { ...words, index: isIndexable(company), picture });
  return { ...metadata, openGraph: { ...metadata.openGraph, type: "profile" } };
}
