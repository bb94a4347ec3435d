import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { openScreen } from "@/app/[lng]/open-screen";
import { type SearchParams, searchOf } from "@/app/[lng]/adminpanel/search-params";
import { ClientMessages } from "@/components/layout/client-messages";
import { ProviderList } from "@/components/provider/provider-list";
import { listProviders } from "@/lib/features/provider/queries";
import { passiveList } from "@/lib/features/provider/schema/list";
import { singleKeysOf } from "@/lib/features/user/queries/single-keys";
import { pageQuery, readQuery } from "@/lib/http/admin-list";
import { countryChoices } from "@/lib/i18n/countries";
import { defaultLanguage, isLanguage } from "@/lib/i18n/routing";

type Props = { params: Promise<{ lng: string }>; searchParams: SearchParams };

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("provider");
  return { title: t("passive.title"), robots: { index: false } };
}

export default async function Page({ params, searchParams }: Props) {
  const { lng } = await params;
  const viewer = await openScreen("providers", lng);
  const query = readQuery(passiveList, await searchOf(searchParams));
  const [first, keys] = await Promise.all([
    listProviders(viewer, { ...pageQuery(passiveList, query), filter: passiveList.filterOf(query) }),
    singleKeysOf(viewer),
  ]);
  const countries = countryChoices(isLanguage(lng) ? lng : defaultLanguage);
  return (
    <ClientMessages ns={["admin", "provider", "busrequest", "place"]}>
      <ProviderList {...{ query, first, keys, countries }} registered={false} />
    </ClientMessages>
  );
}
