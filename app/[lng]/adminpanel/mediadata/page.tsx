import { PageHead } from "@/components/ui/page-head";
import type { Metadata } from "next";
import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { ClientMessages } from "@/components/layout/client-messages";
import { MediaEditor } from "@/components/mediadata/media-editor";
import { MediaMatrix, mediaHref } from "@/components/mediadata/media-matrix";
import { languageName } from "@/components/news/article-head";
import { listMediaHistory, mediaCompleteness, storedMediaData } from "@/lib/features/mediadata/queries";
import { mediaScreenAddress } from "@/lib/features/mediadata/schema";
import { pageOf } from "@/lib/http/list-query";
import { isLanguage, languages } from "@/lib/i18n/routing";
import { orMissing } from "../../missing";
import { openScreen, screenMetadata } from "../../open-screen";
import "@/sheets/admin-lists.css";

type Props = { params: Promise<{ lng: string }>; searchParams: Promise<Record<string, unknown>> };

export const generateMetadata = screenMetadata("mediadata", async (): Promise<Metadata> => {
  const t = await getTranslations("mediadata");
  return { title: t("title"), robots: { index: false } };
});

export default orMissing(async function MediaDataPage({ params, searchParams }: Props) {
  const { lng } = await params;
  if (!isLanguage(lng)) notFound();
  const viewer = await openScreen("mediadata", lng);
  const { kind, language = lng, history: page } = mediaScreenAddress.parse(await searchParams);
  const address = { kind, language };
  const [t, filled, history, all] = await Promise.all([
    getTranslations("mediadata"),
    mediaCompleteness(viewer),
    listMediaHistory(viewer, address, pageOf(page)),
    Promise.all(languages.map(async (one) => ({ language: one, ...(await storedMediaData(viewer, kind, one)) }))),
  ]);
  const stored = all.find((one) => one.language === language);
  const others = all.filter((one) => one.language !== language && filled[kind][one.language]);
  return (
    <ClientMessages ns={["mediadata", "upload", "home"]}>
      <PageHead title={t("title")} className="mb-4" />
      <p className="text-ink-2 mb-3">{t("lead")}</p>
      <MediaMatrix lng={lng} address={address} filled={filled} />
      <h2 className="mt-5 mb-4">{t("heading", { kind: t(`kind.${kind}`), language: languageName(language, lng) })}</h2>
      <MediaEditor
        key={`${kind}/${language}`}
        address={address}
        stored={{ content: stored?.content, version: stored?.version ?? 0 }}
        others={others.map((one) => ({ language: one.language, content: one.content }))}
        history={{ versions: history.rows, total: history.total, page, href: mediaHref(lng, address) }}
      />
    </ClientMessages>
  );
});
