import type { Metadata } from "next";
import { notFound, permanentRedirect } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { cache } from "react";
import { SingleRequest } from "@/components/busrequest/form/single-request";
import { ClientMessages } from "@/components/layout/client-messages";
import { publicCompanyBySlug } from "@/lib/features/company/queries/profile";
import { isLanguage } from "@/lib/i18n/routing";
import { currentViewer } from "../../../current-viewer";
import { pageMetadata } from "../../page-metadata";
import { prefillOf, type Search } from "../../request/new/prefill";
import { orMissing, orMissingTitle } from "../../../missing";
import "@/sheets/form.css";

export const stored = ["busrequest", "company", "mediadata", "advertiser", "place"];
export { searchKeys } from "../../request/new/search-keys";

type Props = { params: Promise<{ lng: string; name: string }>; searchParams: Promise<Search> };
const load = cache(async (name: string) => (await publicCompanyBySlug(name)) ?? notFound());

export const generateMetadata = orMissingTitle(async ({ params }: Props): Promise<Metadata> => {
  const { lng, name } = await params;
  const [{ name: company }, t] = await Promise.all([load(name), getTranslations("busrequest.single")]);
  const words = { title: t("title", { company }), description: t("leadPlain", { company }) };
  return pageMetadata(lng, `/singlerequest/${name}`, words);
});

export default orMissing(async function SingleRequestPage({ params, searchParams }: Props) {
  const [{ lng, name }, search, viewer] = await Promise.all([params, searchParams, currentViewer()]);
  const company = await load(name);
  if (company.slug !== name) permanentRedirect(`/${lng}/singlerequest/${company.slug}`);
  const prefill = await prefillOf("grouprequest", search, isLanguage(lng) ? lng : viewer.language, viewer);
  return (
    <ClientMessages ns={["busrequest", "place", "needs", "way", "drivinghours", "price"]}>
      <SingleRequest company={company} prefill={prefill} />
    </ClientMessages>
  );
});
