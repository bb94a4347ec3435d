import { getMessages, getTranslations } from "next-intl/server";
import { ButtonLink } from "@/components/ui/button";
import { Cards } from "./cards";
import { sectionsOf } from "./sections";
import { Steps } from "./steps";
import "./styles.css";

/** The last three sections of the text are the steps. */
const stepCount = 3;

/** Page for companies: what bus partners get, and how to begin. */
export async function BuspartnerLanding({ lng }: { lng: string }) {
  const t = await getTranslations("info.buspartner");
  const { info } = await getMessages();
  const sections = sectionsOf(info.buspartner);
  return (
    <>
      <div className="info-hero">
        <div className="mx-auto max-w-page px-edge">
          <h1>{t("title")}</h1>
          <p className="mt-[0.7rem] mb-[1.4rem] max-w-[62ch] text-lg text-on-hero-2">{t("lead")}</p>
          <div className="flex flex-wrap items-center gap-3">
            <ButtonLink variant="ink" href={`/${lng}/register/buspartner`}>
              {t("cta")}
            </ButtonLink>
            <ButtonLink className="text-ink" href={`/${lng}`}>
              {t("second")}
            </ButtonLink>
          </div>
        </div>
      </div>
      <div className="info mx-auto max-w-page px-edge">
        <Cards sections={sections.slice(0, -stepCount)} level={2} />
        <section className="info-anchor">
          <h2>{t("steps")}</h2>
          <Steps sections={sections.slice(-stepCount)} />
          <p>
            <ButtonLink variant="sign" href={`/${lng}/register/buspartner`}>
              {t("cta")}
            </ButtonLink>
          </p>
        </section>
      </div>
    </>
  );
}
