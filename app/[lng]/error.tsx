"use client";
import { useTranslations } from "next-intl";
import { useEffect } from "react";
import { useLazy } from "@/components/ui/use-lazy";
import { reportDefect } from "@/lib/analytics/report";

/** Every page brings this one along: it stands in plain words until what draws it is here, or where that cannot be reached. */
export default function ErrorPage({ error, reset }: { error: Error & { digest?: string }; reset: () => void }) {
  const t = useTranslations("common");
  useEffect(() => reportDefect(error), [error]);
  const View = useLazy(() => import("@/components/layout/page-error").then((module) => module.PageError), error);
  if (View) return <View digest={error.digest} onRetry={reset} />;
  return (
    <div className="py-[3.2rem] text-center" role="alert">
      <h1 className="text-3xl">{t("serverError.title")}</h1>
      <button type="button" className="min-h-11 underline" onClick={reset}>
        {t("action.retry")}
      </button>
    </div>
  );
}
