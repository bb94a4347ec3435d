import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { type SearchParams, searchOf } from "@/app/[lng]/adminpanel/search-params";
import { openScreen } from "@/app/[lng]/open-screen";
import { PartnerList } from "@/components/advertiser/admin/partner-list";
import { ClientMessages } from "@/components/layout/client-messages";
import { listPartners } from "@/lib/features/advertiser/queries/partners";
import { partnerList } from "@/lib/features/advertiser/schema/partner";
import { singleKeysOf } from "@/lib/features/user/queries/single-keys";
import { pageQuery, readQuery } from "@/lib/http/admin-list";

type Props = { params: Promise<{ lng: string }>; searchParams: SearchParams };

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("advertiser.partners");
  return { title: t("title"), robots: { index: false } };
}

export default async function MarketingPartnersPage({ params, searchParams }: Props) {
  const viewer = await openScreen("marketingpartners", (await params).lng);
  const query = readQuery(partnerList, await searchOf(searchParams));
  const page = { ...pageQuery(partnerList, query), filter: partnerList.filterOf(query) };
  const [first, keys] = await Promise.all([listPartners(viewer, page), singleKeysOf(viewer)]);
  return (
    <ClientMessages ns={["admin", "advertiser", "subscription", "home", "upload"]}>
      <PartnerList query={query} first={first} keys={keys} />
    </ClientMessages>
  );
}
