"use client";
import { useEffect, useState } from "react";
import { ErrorView } from "@/components/layout/error-view";
import { Detour } from "@/components/ui/road-sign";
import { reportDefect } from "@/lib/analytics/errors";
import { defaultLanguage, isLanguage } from "@/lib/i18n/routing";
import type common from "@/locales/en/common.json";
import "@/sheets/around.css";

type Texts = Pick<typeof common, "serverError" | "action">;

/** The layout itself failed: no provider stands, so the language comes from the address and the texts are fetched. */
export default function GlobalError({ error, reset }: { error: Error & { digest?: string }; reset: () => void }) {
  const [texts, setTexts] = useState<Texts | null>(null);
  useEffect(() => reportDefect(error), [error]);
  const segment = typeof window === "undefined" ? "" : window.location.pathname.split("/")[1];
  const lng = isLanguage(segment) ? segment : defaultLanguage;
  useEffect(() => {
    import(`../locales/${lng}/common.json`).then(
      (module: { default: Texts }) => setTexts(module.default),
      () => undefined,
    );
  }, [lng]);
  if (!texts) {
    return (
      <html lang={lng}>
        <body>
          <div className="grid min-h-[min(42rem,calc(100vh-var(--header-h)))] place-items-center px-edge [&>svg]:max-w-[86vw]">
            <Detour text="500" />
          </div>
        </body>
      </html>
    );
  }
  const { serverError, action } = texts;
  const code = error.digest ? serverError.reference.replace("{id}", error.digest) : serverError.code;
  return (
    <html lang={lng}>
      <body>
        <main id="main">
          <ErrorView {...serverError} retry={action.retry} home={action.home} code={code} onRetry={reset} />
        </main>
      </body>
    </html>
  );
}
