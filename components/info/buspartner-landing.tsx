import { asLine } from "@/lib/features/busrequest/rules/line";
import type { Language } from "@/lib/i18n/routing";
import { getMessages, getTranslations } from "next-intl/server";
import { requestAddress, wholeFilter } from "@/components/busrequest/filter-address";
import { ClientMessages } from "@/components/layout/client-messages";
import { ButtonLink } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { kinds } from "@/lib/features/busrequest/rules/kinds";
import type { BusRequestRecord } from "@/lib/features/busrequest/schema/record";
import type { Market, Surroundings } from "@/lib/features/surroundings/schema";
import { AroundCard } from "./around-card";
import { FitExample } from "./fit-example";
import { InfoHero, InfoSection } from "./info-page";
import { MarketBand } from "./market-band";
import { Prose } from "./prose";
import { type Section, sectionsOf } from "./sections";
import { Steps } from "./steps";
import { type Asked, SurroundingsForm } from "./surroundings-form";
import { SurroundingsLive } from "./surroundings-live";

/** The last three sections of the text are the steps. */
const stepCount = 3;

type Props = {
  lng: string;
  /** Not for who is signed in. */
  registers: boolean;
  asked: Asked;
  /** Around the place that was asked for. */
  around: Surroundings | null;
  rows: readonly BusRequestRecord[];
  /** An open group request that fits into a coach of so many seats. */
  example: BusRequestRecord | null;
  seats: number;
  market: Market;
  now: number;
};

const townOf = (name: string) => name.split(",")[0] ?? name;

async function Foot({ lng, registers, asked, total, shown }: Pick<Props, "lng" | "registers" | "asked"> & FootCount) {
  const t = await getTranslations("info.surroundings");
  const address = requestAddress.write({ ...wholeFilter, place: asked.place });
  return (
    <>
      <a href={`/${lng}${address}#requests`}>{total > shown ? t("more", { count: total - shown }) : t("all")}</a>
      {registers && (
        <a className="ml-auto" href={`/${lng}/register/buspartner`}>
          {t("answer")}
        </a>
      )}
    </>
  );
}
type FootCount = { total: number; shown: number };

async function Live(props: Props) {
  const t = await getTranslations("info.surroundings");
  const { lng, asked, around, market, rows, now } = props;
  const { place } = asked;
  const counts = around?.kinds ?? market.kinds;
  const total = kinds.reduce((sum, kind) => sum + counts[kind], 0);
  const near = place ? townOf(place.name) : null;
  return (
    <ClientMessages
      ns={[
        "busrequest.kinds",
        "busrequest.vehicleTypes",
        "busrequest.organisationTypes",
        "busrequest.kindsShort",
        "busrequest.fleet",
        "busrequest.board",
        "home",
        "map",
      ]}
    >
      <SurroundingsLive
        label={t("live")}
        title={near ? t("board") : t("boardAll")}
        place={place}
        rows={rows.map((row) => asLine(row, lng as Language))}
        asOf={now}
        card={<AroundCard place={near} km={around?.km ?? 0} counts={counts} countries={market.countries} />}
        empty={<EmptyState level={3} title={t("none")} text={t("noneText", { count: market.open })} />}
        foot={<Foot {...props} total={total} shown={rows.length} />}
      />
    </ClientMessages>
  );
}

/** What there is to say, without boxes: a rule, a heading, a paragraph. */
function Points({ sections }: { sections: readonly Section[] }) {
  return (
    <div className="grid grid-cols-3 gap-x-12 gap-y-6 max-lg:grid-cols-2 max-md:grid-cols-1">
      {sections.map(({ id, title, body }) => (
        <section key={id} className="border-t-2 border-ink pt-3">
          <h3 className="sign-lg">{title}</h3>
          <Prose body={body} />
        </section>
      ))}
    </div>
  );
}

/** Page for companies: what starts at their door, what fits their bus, what they get, and how to begin. */
export async function BuspartnerLanding(props: Props) {
  const { lng, registers, asked, example, seats, market, now } = props;
  const t = await getTranslations("info.buspartner");
  const { info } = await getMessages();
  const sections = sectionsOf(info.buspartner);
  const form = <SurroundingsForm action={`/${lng}/buspartner`} label={t("yourPlace")} asked={asked} />;
  return (
    <>
      <InfoHero title={t("heading")} lead={t("lead")} aside={form} />
      <Live {...props} />
      <InfoSection title={t("fit.title")} lead={t("fit.lead")}>
        <FitExample request={example} seats={seats} />
      </InfoSection>
      <MarketBand market={market} now={now} />
      <InfoSection title={t("title")}>
        <Points sections={sections.slice(0, -stepCount)} />
      </InfoSection>
      <InfoSection title={t("steps")} goesOn>
        <Steps sections={sections.slice(-stepCount)} />
        {registers && (
          <p>
            <ButtonLink variant="sign" wraps href={`/${lng}/register/buspartner`}>
              {t("cta")}
            </ButtonLink>
          </p>
        )}
      </InfoSection>
    </>
  );
}
