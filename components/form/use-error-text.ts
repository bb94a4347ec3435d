"use client";
import { useTranslations } from "next-intl";
import { useErrorTexts } from "./error-texts";

const isSentence = (text: string) => text.includes(" ");

/** Sentence of an error key of locales/{lng}/errors.json; what is no key is shown as it is, be the sentences there or not. */
export function useErrorText() {
  const t = useTranslations("form");
  const texts = useErrorTexts();
  return (key: string | undefined) => key && (texts?.[key] ?? (texts || isSentence(key) ? key : t("check")));
}
