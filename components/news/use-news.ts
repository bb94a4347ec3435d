"use client";
import { useLocale, useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { useWatch } from "react-hook-form";
import { useVersionedForm } from "@/components/form/use-versioned-form";
import type { NewsRecord } from "@/lib/features/news/schema/news";
import { api } from "@/lib/http/client";
import { type Language, languages } from "@/lib/i18n/routing";
import { changeOf, fields, type NewsValues, newValues, resolverFor, slugFor, valuesOf } from "./values";

const kind = { valuesOf, ...fields };

/** The form of an article, and the language that is written. */
export function useNews(record: NewsRecord | null) {
  const t = useTranslations("news.editor");
  const lng = useLocale() as Language;
  const router = useRouter();
  const [language, setLanguage] = useState<Language>(lng);
  const [resolver] = useState(() => resolverFor(lng));
  const held = useVersionedForm({
    ...{ record, values: record ? valuesOf(record) : newValues, kind, resolver },
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
