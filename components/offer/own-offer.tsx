import { useTranslations } from "next-intl";
import { Notice } from "@/components/ui/notice";
import type { OfferRecord } from "@/lib/features/offer/schema";
import { formatDateTime } from "@/lib/i18n/formats";
import { ContactLines, Extras, Price, Terms, Vehicle } from "./offer-facts";
import { OfferStateBadge } from "./offer-state";
import { OfferThread } from "./offer-thread";
import { WithdrawOffer } from "./withdraw-offer";

type Props = {
  offer: OfferRecord;
  people: number | null;
  /** Reference and route. */
  name: string;
  /** Its thread is open from the start. */
  begin?: boolean;
};

/** What the bidder's company offered, how it stands and what was said. */
export function OwnOffer({ offer, people, name, begin }: Props) {
  const t = useTranslations("offer");
  return (
    <div className="of-own">
      <div className="row between">
        <Price offer={offer} />
        <OfferStateBadge state={offer.state} />
      </div>
      {offer.state === "accepted" && <Notice tone="ok">{t("own.accepted")}</Notice>}
      <ContactLines offer={offer} />
      <div className="of-two">
        <Vehicle offer={offer} people={people} />
        <Extras offer={offer} />
      </div>
      <Terms offer={offer} />
      <p className="cap">
        {t("facts.made", { date: formatDateTime(offer.created_at) })},{" "}
        {t("facts.validUntilDate", { date: formatDateTime(offer.validUntil) })}
      </p>
      <div className="row tight items-start">
        <OfferThread offer={offer} other={t("thread.author")} begin={begin} />
        {offer.state === "open" && <WithdrawOffer offer={offer} name={name} />}
      </div>
    </div>
  );
}
