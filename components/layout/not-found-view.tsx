import { House, Map as MapSign } from "lucide-react";
import { getLocale, getTranslations } from "next-intl/server";
import { ButtonLink } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { TownExit } from "@/components/ui/road-sign";

export async function NotFoundView() {
  const t = await getTranslations("common");
  const lng = await getLocale();
  return (
    <div className="ef">
      <TownExit to={t("notFound.signTo")} place={t("notFound.sign")} />
      <h1>{t("notFound.title")}</h1>
      <p>{t("notFound.text")}</p>
      <div className="mt-2 flex flex-wrap items-center justify-center gap-3">
        <ButtonLink variant="pri" href={`/${lng}`}>
          <Icon of={House} />
          {t("action.home")}
        </ButtonLink>
        <ButtonLink href={`/${lng}#map`}>
          <Icon of={MapSign} />
          {t("action.map")}
        </ButtonLink>
      </div>
      <span className="text-xs text-ink-3">{t("notFound.code")}</span>
    </div>
  );
}
