import { getMessages, getTranslations } from "next-intl/server";
import { ButtonLink } from "@/components/ui/button";
import { Cards } from "./cards";
import { PlanTickets } from "./plan-tickets";
import { sectionsOf } from "./sections";

/** The first four sections of the text are the benefits, the rest the media data. */
const benefitCount = 4;

/** Landing page for travel services with the anchors benefits, prices, mediadata. */
export async function AdpartnersLanding({ lng }: { lng: string }) {
  const t = await getTranslations("info.adpartners");
  const { info } = await getMessages();
  const sections = sectionsOf(info.adpartners);
  return (
    <>
      <div className="info-hero">
        <div className="wrap">
          <h1>{t("title")}</h1>
          <p className="lead">{t("lead")}</p>
          <div className="row">
            <ButtonLink variant="ink" href={`/${lng}/register/advertiser`}>
              {t("cta")}
            </ButtonLink>
            <ButtonLink variant="line" href={`/${lng}/adpartners/prices`}>
              {t("pricesCta")}
            </ButtonLink>
          </div>
        </div>
      </div>
      <div className="wrap info">
        <section className="info-anchor" id="benefits">
          <h2>{t("benefits")}</h2>
          <Cards sections={sections.slice(0, benefitCount)} />
        </section>
        <section className="info-anchor" id="prices">
          <h2>{t("prices")}</h2>
          <p className="lead">{t("pricesLead")}</p>
          <PlanTickets interval="yearly" level={3} />
        </section>
        <section className="info-anchor" id="mediadata">
          <h2>{t("mediadata")}</h2>
          <p className="lead">{t("mediadataLead")}</p>
          <Cards sections={sections.slice(benefitCount)} />
          <p>
            <ButtonLink variant="line" href={`/${lng}/contact`}>
              {t("mediadataCta")}
            </ButtonLink>
          </p>
        </section>
      </div>
    </>
  );
}
