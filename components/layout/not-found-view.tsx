import { House, Map as MapSign } from "lucide-react";
import { getLocale, getTranslations } from "next-intl/server";
import { ButtonLink } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { TownExit } from "@/components/ui/road-sign";
import { ErrorPage } from "./error-page";

export async function NotFoundView() {
  const t = await getTranslations("common");
  const lng = await getLocale();
  return (
    <ErrorPage
      sign={<TownExit to={t("notFound.signTo")} place={t("notFound.sign")} />}
      title={t("notFound.title")}
      text={t("notFound.text")}
      code={t("notFound.code")}
    >
      <ButtonLink variant="pri" href={`/${lng}`}>
        <Icon of={House} />
        {t("action.home")}
      </ButtonLink>
      <ButtonLink href={`/${lng}#map`}>
        <Icon of={MapSign} />
        {t("action.map")}
      </ButtonLink>
    </ErrorPage>
  );
}
