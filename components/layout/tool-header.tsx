"use client";
import { useTranslations } from "next-intl";
import type { Language } from "@/lib/i18n/routing";
import { LangSwitch } from "./lang-switch";
import { Logo } from "./logo";

/** The bar of a page that is a tool of its own: what it is and its language. While it stands the whole document is dark (tokens-dark.css). */
export function ToolHeader({ lng }: { lng: Language }) {
  const t = useTranslations("common");
  return (
    <header
      className="relative z-header flex min-h-15 items-center gap-5 bg-board px-5 text-on-board max-md:px-4 print:hidden"
      data-surface="board"
      data-tool
    >
      <Logo href={`/${lng}`} brand={t("brand")} tagline={t("driverPage")} />
      <LangSwitch current={lng} label={t("strip.language")} place="strip" className="ml-auto" />
    </header>
  );
}
