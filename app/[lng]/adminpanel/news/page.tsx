import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { openScreen } from "@/app/[lng]/open-screen";
import { type SearchParams, searchOf } from "@/app/[lng]/adminpanel/search-params";
import { ClientMessages } from "@/components/layout/client-messages";
import { NewsList } from "@/components/news/news-list";
import { listAllNews } from "@/lib/features/news/queries/admin";
import { newsList, newsSorts } from "@/lib/features/news/schema/admin";
import { singleKeysOf } from "@/lib/features/user/queries/single-keys";
import { pageQuery, readQuery } from "@/lib/http/admin-list";

type Props = { params: Promise<{ lng: string }>; searchParams: SearchParams };

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("news.list");
  return { title: t("title"), robots: { index: false } };
}

export default async function NewsPage({ params, searchParams }: Props) {
  const viewer = await openScreen("news", (await params).lng);
  const query = readQuery(newsList, await searchOf(searchParams));
  const sort = newsSorts.find((one) => one === query.sort) ?? newsSorts[0];
  const [first, keys] = await Promise.all([
    listAllNews(viewer, { ...pageQuery(newsList, query), sort, filter: newsList.filterOf(query) }),
    singleKeysOf(viewer),
  ]);
  return (
    <ClientMessages ns={["admin", "news"]}>
      <NewsList query={query} first={first} keys={keys} />
    </ClientMessages>
  );
}
