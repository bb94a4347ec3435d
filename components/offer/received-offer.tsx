import type { Needs } from "@/lib/features/busrequest/rules/needs";
import type { OfferRecord } from "@/lib/features/offer/schema";
import { formatDateTime } from "@/lib/i18n/formats";
import { useTranslations } from "next-intl";
import { AnswerButtons } from "./answer-buttons";
import { BudgetGap } from "./budget-gap";
import { BusOut } from "./bus-out";
import { CompanyName } from "./company-name";
import { Alternative, ContactLines, Extras, Price, Terms, Vehicle } from "./offer-facts";
import { NeedFits } from "./need-fits";
import { OfferChanges } from "./offer-changes";
import { OfferStateBadge } from "./offer-state";
import { OfferThread } from "./offer-thread";
import { TripLink } from "./trip-link";

type Props = { offer: OfferRecord; people: number | null; needs: Needs | null; others: number };

/** An offer for a request of the reader's company, one by itself. */
export function ReceivedOffer({ offer, people, needs, others }: Props) {
  const t = useTranslations("offer.facts");
  return (
    <div className="grid grid-cols-1 gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h3 className="wrap-anywhere">
          <CompanyName offer={offer} />
        </h3>
        <OfferStateBadge state={offer.state} />
      </div>
      <Price offer={offer} />
      {needs && <BudgetGap offer={offer} budget={needs.budget} />}
      <ContactLines offer={offer} />
      <Alternative offer={offer} />
      <BusOut offer={offer} />
      <Vehicle offer={offer} people={people} />
      {needs && <NeedFits fits={offer.needs} needs={needs} />}
      <Extras offer={offer} />
      <Terms offer={offer} />
      <p className="text-xs text-ink-3">{t("validUntilDate", { date: formatDateTime(offer.validUntil) })}</p>
      <OfferChanges offer={offer} />
      {offer.state === "open" && <AnswerButtons offer={offer} others={others} best />}
      <TripLink offer={offer} />
      <OfferThread offer={offer} other={offer.companyName} />
    </div>
  );
}
