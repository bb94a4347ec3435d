import { Mail } from "lucide-react";
import Link from "next/link";
import { getTranslations } from "next-intl/server";
import { Icon } from "@/components/ui/icon";
import type { Language } from "@/lib/i18n/routing";
import { LangSwitch } from "./lang-switch";
import { ThemeToggle } from "./theme-toggle";

export async function TopStrip({ lng }: { lng: Language }) {
  const t = await getTranslations("common");
  return (
    <section className="strip" data-surface="board" aria-label={t("strip.label")}>
      <div className="strip-in">
        <span className="strip-l">
          <Link className="max-md:hidden" href={`/${lng}/contact`}>
            <Icon of={Mail} size={14} />
            {t("footer.contact")}
          </Link>
          <Link className="max-lg:hidden" href={`/${lng}/imprint`}>
            {t("footer.imprint")}
          </Link>
        </span>
        <span className="strip-r">
          <ThemeToggle lead={t("strip.theme")} dark={t("strip.dark")} light={t("strip.light")} />
          <LangSwitch current={lng} label={t("strip.language")} />
        </span>
      </div>
    </section>
  );
}
