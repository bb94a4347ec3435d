import { useLocale, useTranslations } from "next-intl";
import { ButtonLink } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { TownExit } from "@/components/ui/road-sign";
import { ErrorPage } from "./error-page";

/** Drawn by the server where a page knows of it, else by the browser (app/[lng]/not-found.tsx). */
export function NotFoundView() {
  const t = useTranslations("common");
  const lng = useLocale();
  return (
    <ErrorPage
      sign={<TownExit to={t("notFound.signTo")} place={t("notFound.sign")} />}
      title={t("notFound.title")}
      text={t("notFound.text")}
      code={t("notFound.code")}
    >
      <ButtonLink variant="pri" href={`/${lng}`}>
        <Icon of="house" />
        {t("action.home")}
      </ButtonLink>
      <ButtonLink href={`/${lng}#map`}>
        <Icon of="map" />
        {t("action.map")}
      </ButtonLink>
    </ErrorPage>
  );
}
