import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Notice } from "@/components/ui/notice";
import type { ContactRule } from "@/lib/access/records";
import { proposedValidUntil, type RequestTimes } from "@/lib/features/offer/rules/offer";
import type { TripHoursRecord } from "@/lib/features/drivinghours/schema";
import type { BidderGuide } from "@/lib/features/priceguide/schema";
import type { TemplateRecord } from "@/lib/features/offertemplate/schema";
import type { OfferRecord } from "@/lib/features/offer/schema";
import type { FleetBus, Group } from "./offer-fields";
import { DetailsSummary } from "@/components/ui/details-summary";
import { OfferForm } from "./later";
import { OwnOffer } from "./own-offer";
import { templateEnd } from "./template-values";

type Props = {
  requestId: string;
  /** Reference and route. */
  name: string;
  times: RequestTimes;
  group: Group;
  /** Who gets the author's contact data; null where they are open. */
  rule: ContactRule | null;
  buses: readonly FleetBus[];
  /** The company's own, newest first. */
  offers: readonly OfferRecord[];
  now: number;
  /** Open offers of all companies, where the author wants no more of them. */
  full: number | null;
  guide: BidderGuide | null;
  /** How the company's own drivers can drive it. */
  hours: TripHoursRecord | null;
  templates: readonly TemplateRecord[];
};

const quarter = 15 * 60_000;

function Card({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section
      className="card grid grid-cols-1 content-start gap-4 scroll-mt-28"
      id="offer"
      tabIndex={-1}
      aria-labelledby="offer-title"
    >
      <h2 id="offer-title">{title}</h2>
      {children}
    </section>
  );
}

/** On a request's page: the company's offer as it stands, or the form that makes one. */
export function BidderOffer(props: Props) {
  const { name, times, group, rule, buses, offers, now, full, templates, ...form } = props;
  const t = useTranslations("offer");
  const says = useTranslations("busrequest.contactRule.partner");
  const [standing] = offers.filter(({ state }) => state === "open" || state === "accepted");
  if (standing) {
    return (
      <Card title={t("own.title")}>
        <OwnOffer offer={standing} people={group.passengers} name={name} form={{ times, group, buses }} />
      </Card>
    );
  }
  const standard = templates.find(({ defaultFor }) => defaultFor === times.category);
  const wanted = (standard && templateEnd(standard, times, now)) ?? proposedValidUntil(times, now);
  const proposed = Math.floor(wanted / quarter) * quarter;
  const [last] = offers;
  return (
    <Card title={t("form.title")}>
      <p className="text-ink-2">
        {t("form.lead")} {rule && says(rule)}
      </p>
      {last && (
        <details>
          <DetailsSummary>{t("own.earlier")}</DetailsSummary>
          <OwnOffer offer={last} people={group.passengers} name={name} />
        </details>
      )}
      {full === null ? (
        <OfferForm {...form} times={times} group={group} buses={buses} templates={templates} proposed={proposed} />
      ) : (
        <Notice>{t("form.full", { count: full })}</Notice>
      )}
    </Card>
  );
}
