import { getTranslations } from "next-intl/server";
import { RequestList } from "@/components/busrequest/admin/request-list";
import { ClientMessages } from "@/components/layout/client-messages";
import { listAdminRequests } from "@/lib/features/busrequest/queries/admin";
import { adminRequestList } from "@/lib/features/busrequest/schema/admin";
import { singleKeysOf } from "@/lib/features/user/queries/single-keys";
import { pageQuery, readQuery } from "@/lib/http/admin-list";
import { defaultLanguage, isLanguage } from "@/lib/i18n/routing";
import { openScreen } from "../../open-screen";
import { type SearchParams, searchOf } from "../search-params";

type Props = { params: Promise<{ lng: string }>; searchParams: SearchParams };

export async function generateMetadata({ params }: Props) {
  const { lng } = await params;
  const locale = isLanguage(lng) ? lng : defaultLanguage;
  const t = await getTranslations({ locale, namespace: "moderation.all" });
  return { title: t("title"), robots: { index: false } };
}

export default async function RequestsPage({ params, searchParams }: Props) {
  const viewer = await openScreen("requests", (await params).lng);
  const query = readQuery(adminRequestList, await searchOf(searchParams));
  const page = { ...pageQuery(adminRequestList, query), filter: adminRequestList.filterOf(query) };
  const [first, keys] = await Promise.all([listAdminRequests(viewer, page), singleKeysOf(viewer)]);
  return (
    <ClientMessages ns={["admin", "moderation", "busrequest", "place"]}>
      <RequestList query={query} first={first} keys={keys} />
    </ClientMessages>
  );
}
