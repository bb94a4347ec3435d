"use client";
import { usePathname, useSearchParams } from "next/navigation";
import { useEffect } from "react";
import { cn } from "@/components/ui/cn";
import { type Language, languageCookie, languageNames, languages } from "@/lib/i18n/routing";

function remember(language: Language) {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser that we serve
  document.cookie = `${languageCookie}=${language}; path=/; max-age=31536000; SameSite=Strict`;
  try {
    localStorage.setItem(languageCookie, language);
  } catch {
    // Storage refused: the cookie is enough.
  }
}

const link =
  "inline-flex min-h-9 items-center gap-1.5 px-2 py-2 sign-sm no-underline max-lg:pointer-coarse:flex max-lg:pointer-coarse:min-h-11 max-lg:pointer-coarse:justify-center";
/** In the dark strip, and in the bar of phones, which has no strip above it. */
const places = {
  strip:
    "text-on-board-2 hover:text-on-board aria-[current]:bg-brand aria-[current]:text-on-brand max-lg:pointer-coarse:min-w-11",
  bar: "rounded-control border-control border-transparent text-ink-2 hover:text-ink aria-[current]:border-current aria-[current]:text-ink",
};
type Props = { current: Language; label: string; place: keyof typeof places; className?: string };

/** Swaps the first segment, keeps path and query. Plain links: a full load changes `lang` and every text. */
export function LangSwitch({ current, label, place, className }: Props) {
  // Mails and errors of the API come in the language that is being read, chosen here or by a link.
  useEffect(() => remember(current), [current]);
  const rest = usePathname().replace(/^\/(de|en|es)(?=\/|$)/, "");
  const query = useSearchParams().toString();
  return (
    <nav className={cn("flex", className)} aria-label={label}>
      {languages.map((language) => (
        <a
          key={language}
          className={cn(link, places[place])}
          href={`/${language}${rest}${query ? `?${query}` : ""}`}
          lang={language}
          hrefLang={language}
          title={languageNames[language]}
          aria-current={language === current ? "true" : undefined}
          onClick={() => remember(language)}
        >
          {language}
        </a>
      ))}
    </nav>
  );
}
