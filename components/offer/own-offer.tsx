import { useTranslations } from "next-intl";
import type { ComponentProps } from "react";
import { Notice } from "@/components/ui/notice";
import type { OfferRecord } from "@/lib/features/offer/schema";
import { BidderOffer } from "./bidder-offer";
import { ChangeOffer } from "./change-later";
import { OfferThread } from "./offer-thread";
import { TripLink } from "./trip-link";
import { WithdrawOffer } from "./withdraw-offer";

type Props = {
  offer: OfferRecord;
  people: number | null;
  /** Reference and route. */
  name: string;
  /** Its thread is open from the start. */
  begin?: boolean;
  /** What the form that changes it needs. */
  form?: Omit<ComponentProps<typeof ChangeOffer>, "offer">;
};

/** What the bidder's company offered, how it stands and what was said. */
export function OwnOffer({ offer, people, name, begin, form }: Props) {
  const t = useTranslations("offer");
  return (
    <BidderOffer
      offer={offer}
      people={people}
      news={offer.state === "accepted" && <Notice tone="ok">{t("own.accepted")}</Notice>}
    >
      <TripLink offer={offer} />
      <OfferThread offer={offer} other={t("thread.author")} begin={begin} />
      {offer.state === "open" && form && <ChangeOffer offer={offer} {...form} />}
      {offer.state === "open" && <WithdrawOffer offer={offer} name={name} />}
    </BidderOffer>
  );
}
