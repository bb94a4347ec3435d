"use client";
import { useTranslations } from "next-intl";
import { ErrorView } from "./error-view";
import "@/sheets/later.css";

type Props = { digest?: string; onRetry: () => void };

/** A page that failed within its frame. */
export function PageError({ digest, onRetry }: Props) {
  const t = useTranslations("common");
  return (
    <ErrorView
      sign={t("serverError.sign")}
      title={t("serverError.title")}
      text={t("serverError.text")}
      retry={t("action.retry")}
      home={t("action.home")}
      code={digest ? t("serverError.reference", { id: digest }) : t("serverError.code")}
      onRetry={onRetry}
    />
  );
}
