"use client";
import { useRouter } from "next/navigation";
import { useLocale, useTranslations } from "next-intl";
import { get, useWatch } from "react-hook-form";
import { useState } from "react";
import { ConflictChoice } from "@/components/form/conflict-choice";
import { FormBody } from "@/components/form/form-body";
import { EditorBar, editorClass, previewClass } from "@/components/form/editor";
import { Button } from "@/components/ui/button";
import { Pictures } from "@/components/upload/pictures";
import { anyTitle } from "@/lib/features/news/rules";
import type { NewsRecord } from "@/lib/features/news/schema/news";
import { type Language, languages } from "@/lib/i18n/routing";
import { formatDateTime } from "@/lib/i18n/formats";
import { useVersionedForm } from "@/components/form/use-versioned-form";
import { api } from "@/lib/http/client";
import { DeleteNews } from "./delete-news";
import { LanguageTabs, SharedFields, TextFields } from "./news-fields";
import { NewsPreview } from "./news-preview";
import {
  changeOf,
  type FieldName,
  fieldNames,
  fields,
  type NewsValues,
  newValues,
  resolverFor,
  slugFor,
  valuesOf,
} from "./values";

const kind = { valuesOf, ...fields };

/** The form of an article, and the language that is written. */
function useNews(record: NewsRecord | null) {
  const t = useTranslations("news.editor");
  const lng = useLocale() as Language;
  const router = useRouter();
  const [language, setLanguage] = useState<Language>(lng);
  const [resolver] = useState(() => resolverFor(lng));
  const held = useVersionedForm({
    record,
    values: record ? valuesOf(record) : newValues,
    kind,
    resolver,
    load: async ({ id }) => (await api("GET /news/{id}", { params: { id } })).first,
    save: async (values, base) => {
      if (base) {
        const body = { ...changeOf(values), version: base.version };
        return (await api("PUT /news/{id}", { params: { id: base.id }, body })).first;
      }
      const change = changeOf({ ...values, slug: values.slug || slugFor(values, lng) });
      return (await api("POST /news", { body: { ...change, title: values.title } })).first;
    },
    saved: ({ state }) => ({
      title: t(`saved.${state}`),
      description: state === "draft" ? t("saved.draftText") : undefined,
    }),
    onDone: ({ id }) => (record ? router.refresh() : router.replace(`/${lng}/adminpanel/news/${id}`)),
  });
  const values = useWatch({ control: held.form.control }) as NewsValues;

  // What is wrong in another language is shown: its tab comes to the front after a refused save.
  const { isSubmitting, errors, submitCount } = held.form.formState;
  const [seen, setSeen] = useState(0);
  if (submitCount !== seen && !isSubmitting) {
    setSeen(submitCount);
    const has = (one: Language) => [errors.title, errors.summary, errors.text].some((group) => group?.[one]);
    const wrong = has(language) ? language : languages.find(has);
    if (wrong && wrong !== language) setLanguage(wrong);
  }
  return { ...held, values, language, setLanguage };
}

function useLabels() {
  const t = useTranslations("news.editor.field");
  const label = (name: FieldName) => {
    const [field = "", language] = name.split(".");
    return language ? `${t(field as "title")} (${language})` : t(field as "slug");
  };
  return Object.fromEntries(fieldNames.map((name) => [name, label(name)])) as Record<FieldName, string>;
}

/** A field in words. */
function useShown() {
  const t = useTranslations("news.editor");
  return (values: NewsValues, name: FieldName) => {
    if (name === "picture") return values.picture && <Pictures urls={[values.picture]} />;
    if (name === "shown") return t(`shown.${values.shown}`);
    if (name === "publishAt") return values.publishAt && formatDateTime(values.publishAt);
    return String(get(values, name) ?? "");
  };
}

/** Writes an article in three languages, with the page beside it as it will be. */
export function NewsEditor({ record }: { record: NewsRecord | null }) {
  const t = useTranslations("news.editor");
  const lng = useLocale() as Language;
  const router = useRouter();
  const labels = useLabels();
  const news = useNews(record);
  const { form, base, values, isDirty, busy, language, setLanguage, submit } = news;
  return (
    <div className={editorClass}>
      <FormBody form={form} labels={labels} onSubmit={submit} className="grid min-w-0 grid-cols-1 content-start gap-4">
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
          <Button type="submit" variant="pri" busy={busy}>
            {t("save")}
          </Button>
        </EditorBar>
      </FormBody>
      <section
        className={previewClass}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, also by keyboard
        tabIndex={0}
        aria-label={t("preview")}
      >
        <h2 className="px-4 pt-3 pb-2 sign-lg">{t("preview")}</h2>
        <NewsPreview values={values} language={language} />
      </section>
      <ConflictChoice held={news} label={(name) => labels[name]} shown={useShown()} />
    </div>
  );
}
