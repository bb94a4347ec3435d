"use client";
import { useEffect, useState } from "react";
import type { ErrorView } from "@/components/layout/error-view";
import { reportDefect } from "@/lib/analytics/report";
import { defaultLanguage, isLanguage } from "@/lib/i18n/routing";
import type common from "@/locales/en/common.json";
import "@/sheets/around.css";

type Found = { View: typeof ErrorView; texts: Pick<typeof common, "serverError" | "action"> };

/**
 * The layout itself failed: no provider stands, so the language comes from the address and the texts are fetched. Every page brings this one along, so
 * that what it is drawn with is fetched, too.
 */
export default function GlobalError({ error, reset }: { error: Error & { digest?: string }; reset: () => void }) {
  const [found, setFound] = useState<Found | null>(null);
  useEffect(() => reportDefect(error), [error]);
  const segment = typeof window === "undefined" ? "" : window.location.pathname.split("/")[1];
  const lng = isLanguage(segment) ? segment : defaultLanguage;
  useEffect(() => {
    Promise.all([import("@/components/layout/error-view"), import(`../locales/${lng}/common.json`)]).then(
      ([{ ErrorView: View }, { default: texts }]) => setFound({ View, texts }),
      () => undefined,
    );
  }, [lng]);
  if (!found) {
    return (
      <html lang={lng}>
        <body>
          <h1 className="py-[3.2rem] text-center text-3xl">500</h1>
        </body>
      </html>
    );
  }
  const { View, texts } = found;
  const { serverError, action } = texts;
  const code = error.digest ? serverError.reference.replace("{id}", error.digest) : serverError.code;
  return (
    <html lang={lng}>
      <body>
        <main id="main">
          <View {...serverError} retry={action.retry} home={action.home} code={code} onRetry={reset} />
        </main>
      </body>
    </html>
  );
}
