"use client";
import { Link } from "@/components/ui/link";
import { useTranslations } from "next-intl";
import { cn } from "@/components/ui/cn";
import { Icon } from "@/components/ui/icon";
import type { Language } from "@/lib/i18n/routing";
import { LangSwitch } from "./lang-switch";
import { ThemeToggle } from "./theme-toggle";
import { useTool } from "./use-tool";

const link =
  "inline-flex min-h-9 items-center gap-1.5 text-on-board-2 no-underline hover:text-on-board max-lg:pointer-coarse:flex max-lg:pointer-coarse:min-h-11";

/** Of wide screens: phones have the language in their bar, the theme in their menu. */
export function TopStrip({ lng }: { lng: Language }) {
  const t = useTranslations("common");
  const isTool = useTool();
  if (isTool) return null;
  return (
    <section
      className="bg-board text-sm text-on-board-2 in-data-embed:hidden max-md:hidden print:hidden"
      data-surface="board"
      aria-label={t("strip.label")}
    >
      <div className="flex min-h-9 items-center justify-between gap-4 px-5">
        <span className="flex items-center gap-6">
          <Link className={link} href={`/${lng}/contact`}>
            <Icon of="mail" size={14} />
            {t("footer.contact")}
          </Link>
          <Link className={cn(link, "max-lg:hidden!")} href={`/${lng}/imprint`}>
            {t("footer.imprint")}
          </Link>
        </span>
        <span className="flex items-center gap-6">
          <ThemeToggle className={link} lead={t("strip.theme")} dark={t("strip.dark")} light={t("strip.light")} />
          <LangSwitch current={lng} label={t("strip.language")} place="strip" />
        </span>
      </div>
    </section>
  );
}
