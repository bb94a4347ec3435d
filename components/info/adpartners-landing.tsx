import { getTranslations } from "next-intl/server";
import type { ComponentProps, ReactNode } from "react";
import { BenefitsView, Downloads, MediaTextsView } from "@/components/mediadata/views";
import { ButtonLink } from "@/components/ui/button";
import type { Benefits, MediaTexts, PdfFile, Prices } from "@/lib/features/mediadata/schema";
import { PlanTickets } from "./plan-tickets";
import { Prose } from "./prose";
import "./styles.css";

type Plans = Pick<ComponentProps<typeof PlanTickets>, "lng" | "texts" | "prices" | "order">;
type Text<Content> = { content: Content; language: string };

type Props = {
  lng: string;
  plans: Plans;
  benefits: Text<Benefits>;
  prices: Pick<Prices, "title" | "text" | "note">;
  mediadata: Text<MediaTexts>;
  files: readonly (PdfFile & { hint?: string })[];
};

const anchors = ["benefits", "prices", "mediadata"] as const;

async function Hero({ lng }: { lng: string }) {
  const t = await getTranslations("info.adpartners");
  return (
    <div className="info-hero">
      <div className="mx-auto max-w-page px-edge">
        <h1>{t("title")}</h1>
        <p className="mt-[0.7rem] mb-[1.4rem] max-w-[62ch] text-lg text-on-hero-2">{t("lead")}</p>
        <div className="flex flex-wrap items-center gap-3">
          <ButtonLink variant="ink" href={`/${lng}/register/advertiser`}>
            {t("cta")}
          </ButtonLink>
          <ButtonLink className="text-ink" href={`/${lng}/adpartners/prices`}>
            {t("pricesCta")}
          </ButtonLink>
        </div>
        <nav className="info-jump flex flex-wrap gap-y-0 gap-x-6 mt-4" aria-label={t("sections")}>
          {anchors.map((anchor) => (
            <a key={anchor} href={`#${anchor}`}>
              {t(anchor)}
            </a>
          ))}
        </nav>
      </div>
    </div>
  );
}

type SectionProps = { id: (typeof anchors)[number]; lang?: string; children: ReactNode };

const Section = ({ id, lang, children }: SectionProps) => (
  <section className="info-anchor" id={id} lang={lang}>
    {children}
  </section>
);

/** Landing page for travel services with the anchors benefits, prices, mediadata. */
export async function AdpartnersLanding({ lng, plans, benefits, prices, mediadata, files }: Props) {
  const t = await getTranslations("info.adpartners");
  return (
    <>
      <Hero lng={lng} />
      <div className="info mx-auto max-w-page px-edge">
        <Section id="benefits" lang={benefits.language}>
          <BenefitsView content={benefits.content} />
        </Section>
        <Section id="prices">
          <h2>{prices.title}</h2>
          {prices.text && <p className="max-w-[62ch] text-lg text-ink-2">{prices.text}</p>}
          <PlanTickets {...plans} interval="yearly" level={3} />
          {prices.note && (
            <div className="text-ink-2">
              <Prose body={prices.note} />
            </div>
          )}
        </Section>
        <Section id="mediadata">
          <div className="info-anchor" lang={mediadata.language}>
            <MediaTextsView content={mediadata.content} />
          </div>
          <Downloads files={files} />
          <p>
            <ButtonLink variant="line" href={`/${lng}/contact`}>
              {t("mediadataCta")}
            </ButtonLink>
          </p>
        </Section>
      </div>
    </>
  );
}
