import { InfoPage } from "@/components/info/info-page";
import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { ArticleCards } from "@/components/news/article-cards";
import { ButtonLink } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Icon } from "@/components/ui/icon";
import { Pager } from "@/components/ui/pager";
import { listNews } from "@/lib/features/news/queries/list";
import { newsAddress } from "@/lib/features/news/schema/news";
import { pageOf } from "@/lib/http/list-query";
import { isLanguage } from "@/lib/i18n/routing";
import { currentViewer } from "../../current-viewer";
import { pageMetadata } from "../page-metadata";
import { feedLink } from "./feed";
import "@/sheets/words.css";

export const stored = ["news"];
export const searchKeys = ["state", "q", "page"];

type Props = { params: Promise<{ lng: string }>; searchParams: Promise<Record<string, unknown>> };

const perPage = 10;
const hrefOf = (lng: string, page: number) => (page === 1 ? `/${lng}/blog` : `/${lng}/blog?page=${page}`);

export async function generateMetadata({ params, searchParams }: Props): Promise<Metadata> {
  const { lng } = await params;
  const { page } = newsAddress.parse(await searchParams);
  const t = await getTranslations("news.blog");
  const words = { title: t("title"), description: t("description"), index: page === 1 };
  const metadata = pageMetadata(lng, "/blog", words);
  return { ...metadata, alternates: { ...metadata.alternates, types: feedLink(lng, t("feedTitle")) } };
}

async function None({ lng, first }: { lng: string; first: boolean }) {
  const t = await getTranslations("news.blog.empty");
  if (first) return <EmptyState title={t("title")} text={t("text")} />;
  return (
    <EmptyState
      title={t("beyond")}
      action={
        <ButtonLink wraps href={hrefOf(lng, 1)}>
          {t("first")}
        </ButtonLink>
      }
    />
  );
}

export default async function BlogPage({ params, searchParams }: Props) {
  const { lng } = await params;
  if (!isLanguage(lng)) notFound();
  const { page } = newsAddress.parse(await searchParams);
  const filter = { a: { state: "published" as const } };
  const [t, { rows, total }] = await Promise.all([
    getTranslations("news.blog"),
    listNews(await currentViewer(), { ...pageOf(page, perPage), filter }),
  ]);
  return (
    <InfoPage>
      <h1>{t("title")}</h1>
      <p className="-mt-2 max-w-measure text-lg text-ink-2">{t("lead")}</p>
      {rows.length > 0 ? <ArticleCards lng={lng} articles={rows} /> : <None lng={lng} first={page === 1} />}
      {total > perPage && rows.length > 0 && (
        <Pager page={page} take={perPage} total={total} href={(to) => hrefOf(lng, to)} />
      )}
      <p>
        <a className="inline-flex items-center min-h-11 gap-1.5" href={`/${lng}/blog/rss.xml`}>
          <Icon of="rss" />
          {t("feed")}
        </a>
      </p>
    </InfoPage>
  );
}
