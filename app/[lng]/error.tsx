"use client";
import { useTranslations } from "next-intl";
import { useEffect } from "react";
import { ErrorView } from "@/components/layout/error-view";
import { reportDefect } from "@/lib/analytics/report";

export default function ErrorPage({ error, reset }: { error: Error & { digest?: string }; reset: () => void }) {
  const t = useTranslations("common");
  useEffect(() => reportDefect(error), [error]);
  return (
    <ErrorView
      sign={t("serverError.sign")}
      title={t("serverError.title")}
      text={t("serverError.text")}
      retry={t("action.retry")}
      home={t("action.home")}
      code={error.digest ? t("serverError.reference", { id: error.digest }) : t("serverError.code")}
      onRetry={reset}
    />
  );
}
