import { Plus } from "lucide-react";
import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { ClientMessages } from "@/components/layout/client-messages";
import { NewsFilter } from "@/components/news/news-filter";
import { NewsTable } from "@/components/news/news-table";
import { ButtonLink } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { Pager } from "@/components/ui/pager";
import { listNews } from "@/lib/features/news/queries";
import { newsAddress, newsHref } from "@/lib/features/news/schema";
import { pageOf } from "@/lib/http/listQuery";
import { isLanguage } from "@/lib/i18n/routing";
import { openScreen } from "../../open-screen";

type Props = { params: Promise<{ lng: string }>; searchParams: Promise<Record<string, unknown>> };

const perPage = 10;

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations("news.list");
  return { title: t("title"), robots: { index: false } };
}

export default async function NewsPage({ params, searchParams }: Props) {
  const { lng } = await params;
  if (!isLanguage(lng)) notFound();
  const viewer = await openScreen("news", lng);
  const address = newsAddress.parse(await searchParams);
  const { state, q, page } = address;
  const filter = { a: { ...(state ? { state } : {}), ...(q ? { text: q } : {}) } };
  const [t, { rows, total }] = await Promise.all([
    getTranslations("news.list"),
    listNews(viewer, { ...pageOf(page, perPage), filter }),
  ]);
  return (
    <ClientMessages ns={["news"]}>
      <header className="ph">
        <h1>{t("title")}</h1>
        <ButtonLink variant="pri" className="sp" href={`/${lng}/adminpanel/news/new`}>
          <Icon of={Plus} />
          {t("add")}
        </ButtonLink>
      </header>
      <NewsFilter lng={lng} address={address} />
      <NewsTable lng={lng} address={address} articles={rows} />
      <Pager page={page} take={perPage} total={total} href={(to) => newsHref(lng, address, { page: to })} />
    </ClientMessages>
  );
}
