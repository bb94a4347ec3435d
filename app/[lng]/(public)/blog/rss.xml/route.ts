import { getTranslations } from "next-intl/server";
import { viewerOf } from "@/lib/access/viewer";
import { rssXml } from "@/lib/features/news/present";
import { newsFeed } from "@/lib/features/news/queries/feed";
import { notFoundResponse } from "@/lib/http/responses";
import { isLanguage } from "@/lib/i18n/routing";

type Context = { params: Promise<{ lng: string }> };

/** `/{lng}/blog/rss.xml`: the newest articles that can be read in that language. */
export async function GET(request: Request, { params }: Context) {
  const { lng } = await params;
  if (!isLanguage(lng)) return notFoundResponse(request);
  const [t, articles] = await Promise.all([
    getTranslations({ locale: lng, namespace: "news.blog" }),
    newsFeed(await viewerOf(request.headers), lng),
  ]);
  const xml = rssXml({ language: lng, title: t("feedTitle"), description: t("description"), articles });
  return new Response(xml, {
    headers: { "content-type": "application/rss+xml; charset=utf-8", "cache-control": "public, max-age=300" },
  });
}
