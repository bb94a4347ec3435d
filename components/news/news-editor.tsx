"use client";
import { useRouter } from "next/navigation";
import { useLocale, useTranslations } from "next-intl";
import { ApiForm } from "@/components/auth/api-form";
import { EditorBar, editorClass, previewClass } from "@/components/form/editor";
import { Arrived } from "@/components/ui/arrived";
import { Button } from "@/components/ui/button";
import { Notice } from "@/components/ui/notice";
import { anyTitle } from "@/lib/features/news/rules";
import type { NewsRecord } from "@/lib/features/news/schema/news";
import { type Language, languages } from "@/lib/i18n/routing";
import { formatDateTime } from "@/lib/i18n/formats";
import { DeleteNews } from "./delete-news";
import { LanguageTabs, SharedFields, TextFields } from "./news-fields";
import { NewsPreview } from "./news-preview";
import { useNews } from "./use-news";

type News = ReturnType<typeof useNews>;

/** Somebody else saved in between: nothing is lost before the admin has chosen. */
function Stale({ news }: { news: News }) {
  const t = useTranslations("news.editor.stale");
  const { stored, adopt, overwrite } = news;
  if (!stored) return null;
  return (
    <Arrived>
      <Notice tone="warn" title={t("title", { date: formatDateTime(stored.updated_at) })} live>
        {t("text")}
        <span className="flex flex-wrap items-center gap-2 mt-2">
          <Button small onClick={() => adopt(stored)}>
            {t("theirs")}
          </Button>
          <Button small onClick={overwrite}>
            {t("mine")}
          </Button>
        </span>
      </Notice>
    </Arrived>
  );
}

function useLabels() {
  const t = useTranslations("news.editor.field");
  const texts = (["title", "summary", "text"] as const).flatMap((field) =>
    languages.map((language) => [`${field}.${language}`, `${t(field)} (${language})`]),
  );
  const shared = (["slug", "picture", "publishAt"] as const).map((field) => [field, t(field)]);
  return Object.fromEntries([...texts, ...shared]) as Record<string, string>;
}

/** Writes an article in three languages, with the page beside it as it will be. */
export function NewsEditor({ record }: { record: NewsRecord | null }) {
  const t = useTranslations("news.editor");
  const lng = useLocale() as Language;
  const router = useRouter();
  const labels = useLabels();
  const news = useNews(record);
  const { form, base, values, isDirty, language, setLanguage, send, onRefused } = news;
  return (
    <div className={editorClass}>
      <ApiForm
        form={form}
        send={send}
        labels={labels}
        onRefused={onRefused}
        className="grid min-w-0 grid-cols-1 content-start gap-4"
      >
        <Stale news={news} />
        <section className="card grid grid-cols-1 content-start gap-4" aria-label={t("texts")}>
          <LanguageTabs values={values} language={language} onPick={setLanguage} />
          <TextFields key={language} language={language} />
        </section>
        <section className="card" aria-label={t("shared")}>
          <SharedFields />
        </section>
        <EditorBar status={t(isDirty ? "unsaved" : base ? "allSaved" : "new")}>
          {base && (
            <DeleteNews
              id={base.id}
              name={anyTitle(base.title, lng).text}
              state={base.state}
              onDeleted={() => {
                router.push(`/${lng}/adminpanel/news`);
                router.refresh();
              }}
            />
          )}
          <Button type="submit" variant="pri" busy={form.formState.isSubmitting}>
            {t("save")}
          </Button>
        </EditorBar>
      </ApiForm>
      <section
        className={previewClass}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, also by keyboard
        tabIndex={0}
        aria-label={t("preview")}
      >
        <h2 className="px-4 pt-3 pb-2 text-lg">{t("preview")}</h2>
        <NewsPreview values={values} language={language} />
      </section>
    </div>
  );
}
