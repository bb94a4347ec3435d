import { getTranslations } from "next-intl/server";
import type { ComponentProps, ReactNode } from "react";
import { BenefitsView, Downloads, MediaTextsView } from "@/components/mediadata/views";
import { ButtonLink } from "@/components/ui/button";
import type { Benefits, MediaTexts, PdfFile, Prices } from "@/lib/features/mediadata/schema";
import { PlanTickets } from "./plan-tickets";
import { Prose } from "./prose";
import { InfoHero, InfoPage, InfoSection } from "./info-page";
import { ExampleEntry, type Passing, PassingGroups } from "./passing-groups";
import { type Asked, SurroundingsForm } from "./surroundings-form";

type Plans = Pick<ComponentProps<typeof PlanTickets>, "lng" | "texts" | "prices" | "order">;
type Text<Content> = { content: Content; language: string };

type Props = {
  lng: string;
  /** Not for who is signed in. */
  registers: boolean;
  plans: Plans;
  benefits: Text<Benefits>;
  prices: Pick<Prices, "title" | "text" | "note">;
  mediadata: Text<MediaTexts>;
  files: readonly (PdfFile & { hint?: string })[];
  asked: Asked;
  passing: Passing;
};

const anchors = ["benefits", "prices", "mediadata"] as const;

async function Hero({ lng, registers, asked }: Pick<Props, "lng" | "registers" | "asked">) {
  const t = await getTranslations("info.adpartners");
  const form = <SurroundingsForm action={`/${lng}/adpartners`} label={t("yourPlace")} asked={asked} />;
  return (
    <InfoHero title={t("title")} lead={t("lead")} aside={form}>
      <div className="mt-4 flex flex-wrap items-center gap-3">
        {registers && (
          <ButtonLink variant="ink" wraps href={`/${lng}/register/advertiser`}>
            {t("cta")}
          </ButtonLink>
        )}
        <ButtonLink className="text-ink" wraps href={`/${lng}/adpartners/prices`}>
          {t("pricesCta")}
        </ButtonLink>
      </div>
      <nav className="mt-4 flex flex-wrap gap-x-6 gap-y-0" aria-label={t("sections")}>
        {anchors.map((anchor) => (
          <a
            key={anchor}
            className="inline-flex min-h-11 items-center underline decoration-current decoration-auto"
            href={`#${anchor}`}
          >
            {t(anchor)}
          </a>
        ))}
      </nav>
    </InfoHero>
  );
}

type SectionProps = { id: (typeof anchors)[number]; lang?: string; children: ReactNode };

const Section = ({ id, lang, children }: SectionProps) => (
  <section className="grid scroll-mt-4 grid-cols-1 gap-4 pb-12" id={id} lang={lang}>
    {children}
  </section>
);

/** Landing page for travel services with the anchors benefits, prices, mediadata. */
export async function AdpartnersLanding(props: Props) {
  const { lng, plans, benefits, prices, mediadata, files, passing } = props;
  const t = await getTranslations("info.adpartners");
  return (
    <>
      <Hero {...props} />
      <InfoSection title={t("passing.title")} lead={t("passing.lead")}>
        <div className="grid grid-cols-[minmax(0,1fr)_27rem] items-start gap-12 max-lg:grid-cols-1">
          <div className="grid gap-6">
            <PassingGroups {...passing} />
          </div>
          <ExampleEntry place={passing.place} />
        </div>
      </InfoSection>
      <InfoPage>
        <Section id="benefits" lang={benefits.language}>
          <BenefitsView content={benefits.content} />
        </Section>
        <Section id="prices">
          <h2>{prices.title}</h2>
          {prices.text && <p className="max-w-measure text-lg text-ink-2">{prices.text}</p>}
          <PlanTickets {...plans} interval="yearly" level={3} />
          {prices.note && (
            <div className="text-ink-2">
              <Prose body={prices.note} look="note" />
            </div>
          )}
        </Section>
        <Section id="mediadata">
          <div className="grid grid-cols-1 gap-4" lang={mediadata.language}>
            <MediaTextsView content={mediadata.content} />
          </div>
          <Downloads files={files} />
          <p>
            <ButtonLink variant="line" wraps href={`/${lng}/contact`}>
              {t("mediadataCta")}
            </ButtonLink>
          </p>
        </Section>
      </InfoPage>
    </>
  );
}
