import { getLocale, getTranslations } from "next-intl/server";
import { ButtonLink } from "@/components/ui/button";
import { RoadSign } from "@/components/ui/road-sign";

/** The screen belongs to another kind of account. */
export async function Forbidden() {
  const t = await getTranslations("common");
  const lng = await getLocale();
  return (
    <div className="ef">
      <RoadSign name="noEntry" size={180} />
      <h1>{t("forbidden.title")}</h1>
      <p>{t("forbidden.text")}</p>
      <div className="mt-2 flex flex-wrap items-center justify-center gap-3">
        <ButtonLink variant="pri" href={`/${lng}`}>
          {t("action.home")}
        </ButtonLink>
        <ButtonLink href={`/${lng}/login`}>{t("action.switchAccount")}</ButtonLink>
      </div>
      <span className="text-xs text-ink-3">{t("forbidden.code")}</span>
    </div>
  );
}
