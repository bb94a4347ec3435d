import { PageHead } from "@/components/ui/page-head";
import type { Metadata } from "next";
import { Link } from "@/components/ui/link";
import { notFound } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { ClientMessages } from "@/components/layout/client-messages";
import { NewsEditor } from "@/components/news/news-editor";
import { NewsStateBadge } from "@/components/news/news-state-badge";
import { Icon } from "@/components/ui/icon";
import type { Viewer } from "@/lib/access/viewer";
import { AppError } from "@/lib/errors";
import { getNews } from "@/lib/features/news/queries/article";
import { openScreen, screenMetadata } from "../../../open-screen";
import { orMissing } from "../../../missing";
import "@/sheets/admin-desk.css";

type Props = { params: Promise<{ lng: string; id: string }> };

export const generateMetadata = screenMetadata("news", async ({ params }: Props): Promise<Metadata> => {
  const [{ id }, t] = await Promise.all([params, getTranslations("news.editor")]);
  return { title: t(id === "new" ? "newTitle" : "title"), robots: { index: false } };
});

const load = (viewer: Viewer, id: string) =>
  getNews(viewer, id).catch((error: unknown) => {
    if (error instanceof AppError && error.code === "NotFound") notFound();
    throw error;
  });

export default orMissing(async function NewsEditorPage({ params }: Props) {
  const { lng, id } = await params;
  const viewer = await openScreen("news", lng);
  const [record, t] = await Promise.all([id === "new" ? null : load(viewer, id), getTranslations("news.editor")]);
  return (
    <>
      <Link className="inline-flex items-center min-h-11 gap-1.5" href={`/${lng}/adminpanel/news`}>
        <Icon of="arrow-left" />
        {t("back")}
      </Link>
      <PageHead title={t(record ? "title" : "newTitle")} className="mb-4">
        {record && <NewsStateBadge state={record.state} />}
        {record?.state === "published" && (
          <Link
            className="ml-auto max-md:ml-0 flex flex-wrap items-center gap-2 max-lg:inline-flex max-lg:min-h-11 max-lg:items-center"
            href={`/${lng}/blog/${record.slug}`}
            target="_blank"
          >
            {t("view")}
            <Icon of="external-link" size={16} />
          </Link>
        )}
      </PageHead>
      <ClientMessages ns={["news", "upload"]}>
        <NewsEditor key={record?.id ?? "new"} record={record} />
      </ClientMessages>
    </>
  );
});
