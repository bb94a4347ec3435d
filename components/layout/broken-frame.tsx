"use client";
import { useEffect, useState } from "react";
import { defaultLanguage, isLanguage } from "@/lib/i18n/routing";
import type common from "@/locales/en/common.json";
import { ErrorView } from "./error-view";

type Texts = Pick<typeof common, "serverError" | "action">;
type Props = { error: Error & { digest?: string }; reset: () => void };

/** The layout itself failed: no provider stands, so the language comes from the address and the texts are fetched. */
export function BrokenFrame({ error, reset }: Props) {
  const [texts, setTexts] = useState<Texts | null>(null);
  const segment = window.location.pathname.split("/")[1];
  const lng = isLanguage(segment) ? segment : defaultLanguage;
  useEffect(() => {
    document.documentElement.lang = lng;
    import(`../../locales/${lng}/common.json`).then(
      ({ default: found }) => setTexts(found),
      () => undefined,
    );
  }, [lng]);
  if (!texts) return null;
  const { serverError, action } = texts;
  const code = error.digest ? serverError.reference.replace("{id}", error.digest) : serverError.code;
  return <ErrorView {...serverError} retry={action.retry} home={action.home} code={code} onRetry={reset} />;
}
