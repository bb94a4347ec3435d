"use client";
import { useTranslations } from "next-intl";
import { useDeferredValue } from "react";
import { useLazy } from "@/components/ui/use-lazy";
import type { Language } from "@/lib/i18n/routing";
import type { NewsValues } from "./values";

type Props = { values: NewsValues; language: Language };

/** The article as its page will show it. The Markdown reader is fetched here, and nowhere else in the browser. */
export function NewsPreview({ values, language }: Props) {
  const t = useTranslations("news.editor");
  const Markdown = useLazy(() => import("./markdown").then((module) => module.Markdown), true);
  const { title, summary, text } = useDeferredValue(values);
  return (
    <div className="grid max-w-text grid-cols-1 gap-4 px-4 pb-5" lang={language}>
      <p className="title-2xl wrap-anywhere">{title[language] || t("untitled")}</p>
      {summary[language] && <p className="max-w-measure text-lg text-ink-2">{summary[language]}</p>}
      {Markdown && <Markdown text={text[language]} />}
    </div>
  );
}
