import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import type { OfferRecord } from "@/lib/features/offer/schema";
import { formatDateTime } from "@/lib/i18n/formats";
import { Alternative, ContactLines, Extras, Price, Terms, Vehicle } from "./offer-facts";
import { BusOut } from "./bus-out";
import { OfferChanges } from "./offer-changes";
import { OfferStateBadge } from "./offer-state";

type Props = {
  offer: OfferRecord;
  people: number | null;
  /** What its state means for the bidder. */
  news: ReactNode;
  /** Its thread, and the way to take it back. */
  children: ReactNode;
};

/** A bidder's own offer as the bidder sees it, by its account or by the link of a mail. */
export function BidderOffer({ offer, people, news, children }: Props) {
  const t = useTranslations("offer.facts");
  return (
    <div className="grid grid-cols-1 gap-3">
      <div className="flex flex-wrap items-center gap-3 justify-between">
        <Price offer={offer} />
        <OfferStateBadge state={offer.state} />
      </div>
      {news}
      <BusOut offer={offer} own />
      <Alternative offer={offer} />
      <ContactLines offer={offer} />
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,15rem),1fr))] gap-x-6 gap-y-3">
        <Vehicle offer={offer} people={people} />
        <Extras offer={offer} />
      </div>
      <Terms offer={offer} />
      <p className="text-xs text-ink-3">
        {t("made", { date: formatDateTime(offer.created_at) })},{" "}
        {t("validUntilDate", { date: formatDateTime(offer.validUntil) })}
      </p>
      <OfferChanges offer={offer} />
      <div className="flex flex-wrap gap-2 items-start">{children}</div>
    </div>
  );
}
