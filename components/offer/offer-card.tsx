import { Badge } from "@/components/ui/badge";
import { useTranslations } from "next-intl";
import { cn } from "@/components/ui/cn";
import type { Needs } from "@/lib/features/busrequest/rules/needs";
import type { OfferRecord } from "@/lib/features/offer/schema";
import { formatDateTime } from "@/lib/i18n/formats";
import { AnswerButtons } from "./answer-buttons";
import { BudgetGap } from "./budget-gap";
import { BusOut } from "./bus-out";
import { CompanyName } from "./company-name";
import { Alternative, ContactLines, Extras, Price, Terms, Vehicle } from "./offer-facts";
import { MissingLines } from "./missing-lines";
import { NeedFits } from "./need-fits";
import { OfferChanges } from "./offer-changes";
import { OfferStateBadge } from "./offer-state";
import { OfferThread } from "./offer-thread";
import { ShortlistButton } from "./shortlist-button";

type Props = {
  offer: OfferRecord;
  people: number | null;
  others: number;
  best: boolean;
  needs: Needs | null;
  isPrivate: boolean;
  /** Those that stand beside it, and it. */
  all: readonly OfferRecord[];
  token?: string;
  /** An admin looks on. */
  readOnly?: boolean;
};

function Head({ offer, best }: Pick<Props, "offer" | "best">) {
  const t = useTranslations("offer.author");
  const { state } = offer;
  return (
    <header className="flex flex-wrap items-start justify-between gap-2">
      <h3 className="wrap-anywhere">
        <CompanyName offer={offer} />
      </h3>
      {best && state === "open" ? <Badge tone="plain">{t("best")}</Badge> : <OfferStateBadge state={state} />}
    </header>
  );
}

/** One column of the comparison: its rows lie on one line with those of the others. */
export function OfferCard({ offer, people, others, best, needs, isPrivate, all, token, readOnly }: Props) {
  const t = useTranslations("offer.facts");
  const facts = `${t("validUntilDate", { date: formatDateTime(offer.validUntil) })}`;
  return (
    <article
      className={cn(
        "card row-span-8 grid grid-cols-1 grid-rows-subgrid content-start gap-3 max-md:row-auto max-md:grid-rows-none md:only:max-w-136",
        best && "bg-selected!",
      )}
    >
      <Head offer={offer} best={best} />
      <div className="grid content-start">
        <Price offer={offer} isPrivate={isPrivate} />
        {needs && <BudgetGap offer={offer} budget={needs.budget} />}
      </div>
      <div className="grid content-start gap-2">
        <Alternative offer={offer} />
        <BusOut offer={offer} />
        <Vehicle offer={offer} people={people} />
        {needs && <NeedFits fits={offer.needs} needs={needs} />}
      </div>
      <div className="grid grid-cols-1 content-start gap-2">
        {offer.state === "open" && <MissingLines offer={offer} all={all} needs={needs} />}
        <Extras offer={offer} />
      </div>
      <Terms offer={offer} />
      <div className="grid content-start gap-2">
        <p className="text-xs text-ink-3">{facts}</p>
        <OfferChanges offer={offer} />
      </div>
      <div className="grid grid-cols-1 content-start gap-2">
        <ContactLines offer={offer} />
        {offer.state === "open" && !readOnly && (
          <AnswerButtons offer={offer} others={others} best={best} token={token} />
        )}
        {offer.state === "open" && !readOnly && <ShortlistButton offer={offer} token={token} />}
      </div>
      {readOnly ? <span /> : <OfferThread offer={offer} other={offer.companyName} token={token} />}
    </article>
  );
}
