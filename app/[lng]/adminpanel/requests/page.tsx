import { getTranslations } from "next-intl/server";
import { RequestList } from "@/components/busrequest/admin/request-list";
import { ClientMessages } from "@/components/layout/client-messages";
import { listAdminRequests } from "@/lib/features/busrequest/queries/admin";
import { adminRequestList } from "@/lib/features/busrequest/schema/admin";
import { singleKeysOf } from "@/lib/features/user/queries/singleKeys";
import { pageWish, readWish } from "@/lib/http/adminList";
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
  const wish = readWish(adminRequestList, await searchOf(searchParams));
  const page = { ...pageWish(adminRequestList, wish), filter: adminRequestList.filterOf(wish) };
  const [first, keys] = await Promise.all([listAdminRequests(viewer, page), singleKeysOf(viewer)]);
  return (
    <ClientMessages ns={["admin", "moderation", "busrequest", "place"]}>
      <RequestList wish={wish} first={first} keys={keys} />
    </ClientMessages>
  );
}
