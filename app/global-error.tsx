"use client";
import { ErrorView } from "@/components/layout/error-view";
import { defaultLanguage, isLanguage, type Language } from "@/lib/i18n/routing";
import de from "@/locales/de/common.json";
import en from "@/locales/en/common.json";
import es from "@/locales/es/common.json";
import "./globals.css";

const texts: Record<Language, Pick<typeof en, "serverError" | "action">> = { de, en, es };

/** The layout itself failed: no provider stands, so the language comes from the address. */
export default function GlobalError({ error, reset }: { error: Error & { digest?: string }; reset: () => void }) {
  const segment = typeof window === "undefined" ? "" : window.location.pathname.split("/")[1];
  const lng = isLanguage(segment) ? segment : defaultLanguage;
  const { serverError, action } = texts[lng];
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
