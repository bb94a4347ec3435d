import { getMessages, getTranslations } from "next-intl/server";
import { ButtonLink } from "@/components/ui/button";
import { Cards } from "./cards";
import { sectionsOf } from "./sections";
import { Steps } from "./steps";
import { InfoHero, InfoPage } from "./info-page";

/** The last three sections of the text are the steps. */
const stepCount = 3;

/** `registers`: not for who is signed in. */
type Props = { lng: string; registers: boolean };

/** Page for companies: what bus partners get, and how to begin. */
export async function BuspartnerLanding({ lng, registers }: Props) {
  const t = await getTranslations("info.buspartner");
  const { info } = await getMessages();
  const sections = sectionsOf(info.buspartner);
  return (
    <>
      <InfoHero title={t("title")} lead={t("lead")}>
        <div className="flex flex-wrap items-center gap-3">
          {registers && (
            <ButtonLink variant="ink" wraps href={`/${lng}/register/buspartner`}>
              {t("cta")}
            </ButtonLink>
          )}
          <ButtonLink className="text-ink" wraps href={`/${lng}`}>
            {t("second")}
          </ButtonLink>
        </div>
      </InfoHero>
      <InfoPage>
        <Cards sections={sections.slice(0, -stepCount)} level={2} />
        <section className="grid scroll-mt-4 grid-cols-1 gap-4">
          <h2>{t("steps")}</h2>
          <Steps sections={sections.slice(-stepCount)} />
          {registers && (
            <p>
              <ButtonLink variant="sign" wraps href={`/${lng}/register/buspartner`}>
                {t("cta")}
              </ButtonLink>
            </p>
          )}
        </section>
      </InfoPage>
    </>
  );
}
