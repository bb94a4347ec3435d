import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { openScreen } from "@/app/[lng]/open-screen";
import { type SearchParams, searchOf } from "@/app/[lng]/adminpanel/search-params";
import { UnsubscribedList } from "@/components/mailer/unsubscribed-list";
import { ClientMessages } from "@/components/layout/client-messages";
import { listUnsubscriptions, unsubscriptionGroups } from "@/lib/features/unsubscription/queries";
import { unsubscribedQuery, unsubscriptionList } from "@/lib/features/unsubscription/schema";
import { singleKeysOf } from "@/lib/features/user/queries/single-keys";
import { pageQuery, readQuery } from "@/lib/http/admin-list";

type Props = { params: Promise<{ lng: string }>; searchParams: SearchParams };

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("mailer");
  return { title: t("title"), robots: { index: false } };
}

export default async function UnsubscribedPage({ params, searchParams }: Props) {
  const viewer = await openScreen("unsubscribed", (await params).lng);
  const query = readQuery(unsubscriptionList, await searchOf(searchParams));
  const { take, skip, ...order } = pageQuery(unsubscriptionList, query);
  const narrowed = unsubscribedQuery(query);
  const [first, groups, keys] = await Promise.all([
    listUnsubscriptions(viewer, { limit: take, offset: skip, ...order, ...narrowed }),
    unsubscriptionGroups(viewer),
    singleKeysOf(viewer),
  ]);
  return (
    <ClientMessages ns={["admin", "mailer"]}>
      <UnsubscribedList query={query} first={first} groups={groups} keys={keys} />
    </ClientMessages>
  );
}
