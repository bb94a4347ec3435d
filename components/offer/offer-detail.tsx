import { Link } from "@/components/ui/link";
import { useLocale, useTranslations } from "next-intl";
import { KindChip } from "@/components/busrequest/kind-chip";
import { ReturnOfTrip } from "@/components/returnleg/return-of-trip";
import { endMeaning } from "@/lib/features/busrequest/rules/kind-fields";
import type { OfferTab } from "@/lib/features/offer/rules/offer";
import type { OfferedTrip, OfferRecord } from "@/lib/features/offer/schema";
import { formatDayShort, formatTime } from "@/lib/i18n/formats";
import type { Language } from "@/lib/i18n/routing";
import { routeText } from "@/lib/i18n/route-text";
import type { FleetBus } from "./offer-fields";
import { ReceivedOffer } from "./received-offer";
import { RivalOffers } from "./rival-offers";
import { OwnOffer } from "./own-offer";

export type ListedOffer = { offer: OfferRecord; trip: OfferedTrip };
export type ChosenOffer = ListedOffer & { tab: OfferTab; rivals: readonly OfferRecord[] };

function Trip({ trip, tab }: { trip: OfferedTrip; tab: OfferTab }) {
  const t = useTranslations("offer.list");
  const words = useTranslations("busrequest");
  const lng = useLocale() as Language;
  const { id, reference, category, transferType, start, end, passengers, ended } = trip;
  const moment = (date: number) => `${formatDayShort(date, lng)} ${formatTime(date)}`;
  const way = category === "grouprequest" ? `, ${words(`board.transfer.${transferType}`)}` : "";
  // Its author reaches a request that has ended, others do not.
  const isReachable = tab === "received" || !ended;
  return (
    <div className="grid grid-cols-1 content-start gap-2">
      <div className="flex flex-wrap items-center gap-2">
        <KindChip kind={category} />
        <span className="reference">{reference}</span>
      </div>
      <p>
        <b>{moment(start)}</b>
        {passengers !== null && `, ${t("people", { count: passengers })}`}
        {way}
        <br />
        <span className="text-sm text-ink-2">
          {words(`page.${endMeaning(category, transferType)}`, { time: moment(end) })}
        </span>
      </p>
      {isReachable && (
        <Link
          className="justify-self-start pointer-coarse:inline-flex pointer-coarse:min-h-11 pointer-coarse:items-center"
          href={`/${lng}/request/${id}${tab === "received" ? "#offers" : ""}`}
        >
          {t(tab === "received" ? "compare" : "request")}
        </Link>
      )}
    </div>
  );
}

type Props = ChosenOffer & {
  buses: readonly FleetBus[];
  /** Of another offer beside the list. */
  hrefOf: (id: string) => string;
};

/** An offer with its trip: what the bidder takes back, or what its receiver answers. */
export function OfferDetail({ offer, trip, tab, rivals, buses, hrefOf }: Props) {
  const { passengers, quantity, needs, reference, from, to } = trip;
  return (
    <article className="grid grid-cols-1 content-start gap-4">
      <Trip trip={trip} tab={tab} />
      {tab === "sent" && offer.state === "accepted" && <ReturnOfTrip request={trip.id} />}
      {tab === "sent" ? (
        <OwnOffer
          offer={offer}
          people={passengers}
          name={`${reference}, ${routeText(from, to)}`}
          begin={offer.messages > 0}
          form={{ times: trip, group: { passengers, quantity, needs }, buses }}
        />
      ) : (
        <ReceivedOffer offer={offer} people={passengers} needs={needs} others={rivals.length} />
      )}
      {tab === "received" && <RivalOffers offer={offer} rivals={rivals} needs={needs} hrefOf={hrefOf} />}
    </article>
  );
}
