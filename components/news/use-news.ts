"use client";
import { useLocale, useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { useForm, useWatch } from "react-hook-form";
import { useUnsavedWarning } from "@/components/form/use-unsaved-warning";
import { toast } from "@/components/ui/toast-store";
import type { NewsRecord } from "@/lib/features/news/schema/news";
import { type ApiError, api } from "@/lib/http/client";
import { type Language, languages } from "@/lib/i18n/routing";
import { changeOf, type NewsValues, newValues, resolverFor, slugFor, valuesOf } from "./values";

/** The form of an article, the version that it was read with, and the newer one that another has saved meanwhile. */
export function useNews(record: NewsRecord | null) {
  const t = useTranslations("news.editor");
  const lng = useLocale() as Language;
  const router = useRouter();
  const [base, setBase] = useState(record);
  const [stored, setStored] = useState<NewsRecord | null>(null);
  const [language, setLanguage] = useState<Language>(lng);
  const form = useForm<NewsValues>({
    defaultValues: record ? valuesOf(record) : newValues,
    resolver: resolverFor(lng),
    shouldFocusError: false,
  });
  const values = useWatch({ control: form.control }) as NewsValues;
  const { isDirty, isSubmitting, errors, submitCount } = form.formState;
  useUnsavedWarning(isDirty);

  // What is wrong in another language is shown: its tab comes to the front after a refused save.
  const [seen, setSeen] = useState(0);
  if (submitCount !== seen && !isSubmitting) {
    setSeen(submitCount);
    const has = (one: Language) => [errors.title, errors.summary, errors.text].some((group) => group?.[one]);
    const wrong = has(language) ? language : languages.find(has);
    if (wrong && wrong !== language) setLanguage(wrong);
  }

  function adopt(next: NewsRecord) {
    setBase(next);
    setStored(null);
    form.reset(valuesOf(next));
  }
  async function send(typed: NewsValues) {
    const change = changeOf(base ? typed : { ...typed, slug: typed.slug || slugFor(typed, lng) });
    const { first: saved } = base
      ? await api("PUT /news/{id}", { params: { id: base.id }, body: { ...change, version: base.version } })
      : await api("POST /news", { body: { ...change, title: typed.title } });
    adopt(saved);
    toast({
      title: t(`saved.${saved.state}`),
      description: saved.state === "draft" ? t("saved.draftText") : undefined,
    });
    if (base) router.refresh();
    else router.replace(`/${lng}/adminpanel/news/${saved.id}`);
  }
  async function onRefused({ code, fields }: ApiError) {
    if (!base || code !== "Conflict" || fields.length > 0) return false;
    const now = await api("GET /news/{id}", { params: { id: base.id } }).catch(() => null);
    if (!now || now.first.version === base.version) return false;
    setStored(now.first);
    return true;
  }
  /** Keeps what is typed here and saves it over the newer version. */
  const overwrite = () => {
    if (!stored) return;
    setBase(stored);
    setStored(null);
  };
  return { form, base, stored, values, isDirty, language, setLanguage, send, onRefused, adopt, overwrite };
}
