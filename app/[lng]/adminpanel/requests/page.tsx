import { getTranslations } from "next-intl/server";
import { ClientMessages } from "@/components/layout/client-messages";
import { readRequests } from "@/components/moderation/requests-address";
import { RequestsTable } from "@/components/moderation/requests-table";
import { defaultLanguage, isLanguage } from "@/lib/i18n/routing";
import { openScreen } from "../../open-screen";
import { type SearchParams, searchOf } from "../search-params";
import { requestsData, take } from "./requests-data";

type Props = { params: Promise<{ lng: string }>; searchParams: SearchParams };

export async function generateMetadata({ params }: Props) {
  const { lng } = await params;
  const locale = isLanguage(lng) ? lng : defaultLanguage;
  const t = await getTranslations({ locale, namespace: "moderation.all" });
  return { title: t("title"), robots: { index: false } };
}

export default async function RequestsPage({ params, searchParams }: Props) {
  const viewer = await openScreen("requests", (await params).lng);
  const wish = readRequests(await searchOf(searchParams));
  const list = await requestsData(viewer, wish);
  return (
    <ClientMessages ns={["moderation", "busrequest"]}>
      <RequestsTable {...list} wish={wish} take={take} />
    </ClientMessages>
  );
}
