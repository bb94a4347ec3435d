import { useLocale, useTranslations } from "next-intl";
import { ButtonLink } from "@/components/ui/button";
import { RoadSign } from "@/components/ui/road-sign";
import { DocumentTitle } from "./document-title";
import { ErrorPage } from "./error-page";

/** The screen belongs to another kind of account. */
export function Forbidden() {
  const t = useTranslations("common");
  const lng = useLocale();
  return (
    <ErrorPage
      sign={<RoadSign name="noEntry" size={180} />}
      title={t("forbidden.title")}
      text={t("forbidden.text")}
      code={t("forbidden.code")}
    >
      <DocumentTitle title={`${t("forbidden.title")} | Charabanc`} />
      <ButtonLink variant="pri" href={`/${lng}`}>
        {t("action.home")}
      </ButtonLink>
      <ButtonLink href={`/${lng}/login`}>{t("action.switchAccount")}</ButtonLink>
    </ErrorPage>
  );
}
