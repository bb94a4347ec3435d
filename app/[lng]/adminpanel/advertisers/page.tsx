import { getTranslations } from "next-intl/server";
import { AdvertiserList } from "@/components/advertiser/admin/advertiser-list";
import { ClientMessages } from "@/components/layout/client-messages";
import { type AdvertiserQuery, listAdvertisers } from "@/lib/features/advertiser/queries/admin";
import { advertiserFilter, advertiserList, advertiserSorts } from "@/lib/features/advertiser/schema/admin";
import { singleKeysOf } from "@/lib/features/user/queries/single-keys";
import { type ListQuery, pageQuery, readQuery } from "@/lib/http/admin-list";
import { defaultLanguage, isLanguage } from "@/lib/i18n/routing";
import { openScreen } from "../../open-screen";
import { type SearchParams, searchOf } from "../search-params";

type Props = { params: Promise<{ lng: string }>; searchParams: SearchParams };

export async function generateMetadata({ params }: Props) {
  const { lng } = await params;
  const locale = isLanguage(lng) ? lng : defaultLanguage;
  const t = await getTranslations({ locale, namespace: "advertiser.admin" });
  return { title: t("title"), robots: { index: false } };
}

function queryOf(query: ListQuery): AdvertiserQuery {
  const page = pageQuery(advertiserList, query);
  const sort = advertiserSorts.find((key) => key === page.sort) ?? "created";
  return { ...page, sort, filter: advertiserFilter.optional().parse(advertiserList.filterOf(query)) };
}

export default async function AdvertisersPage({ params, searchParams }: Props) {
  const viewer = await openScreen("advertisers", (await params).lng);
  const query = readQuery(advertiserList, await searchOf(searchParams));
  const [first, keys] = await Promise.all([listAdvertisers(viewer, queryOf(query)), singleKeysOf(viewer)]);
  return (
    <ClientMessages ns={["admin", "advertiser", "subscription"]}>
      <AdvertiserList {...{ query, first, keys }} now={Date.now()} />
    </ClientMessages>
  );
}
