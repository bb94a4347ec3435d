"use client";
import { useTranslations } from "next-intl";
import { useErrorTexts } from "./error-texts";

/** Sentence of an error key of locales/{lng}/errors.json; what is no key is shown as it is. */
export function useErrorText() {
  const t = useTranslations("form");
  const texts = useErrorTexts();
  return (key: string | undefined) => key && (texts ? (texts[key] ?? key) : t("check"));
}
