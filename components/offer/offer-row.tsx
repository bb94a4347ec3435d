"use client";
import { Link } from "@/components/ui/link";
import { useLocale, useTranslations } from "next-intl";
import { RouteInline } from "@/components/busrequest/route-inline";
import { KindSign } from "@/components/map/kind-sign";
import { cn } from "@/components/ui/cn";
import { Icon } from "@/components/ui/icon";
import { useMoneyWords } from "@/components/ui/money-words";
import { offerPrice } from "@/lib/features/trip/rules";
import { type OfferTab, runsOutSoon } from "@/lib/features/offer/rules/offer";
import type { OfferedTrip, OfferRecord } from "@/lib/features/offer/schema";
import { formatDateTime, formatDayShort, formatTime } from "@/lib/i18n/formats";
import type { Language } from "@/lib/i18n/routing";
import { routeText } from "@/lib/i18n/route-text";
import { OfferStateBadge } from "./offer-state";

type Props = {
  offer: Pick<OfferRecord, "state" | "created_at" | "validUntil" | "companyName" | "price" | "vatIncluded" | "vatRate">;
  trip: Pick<OfferedTrip, "reference" | "category" | "from" | "to" | "start" | "passengers">;
  /** The bus in one line. */
  vehicle: string;
  tab: OfferTab;
  href: string;
  chosen: boolean;
  now: number;
};

const hour = 3_600_000;

/** Until when an open offer stands; within its last day that is said as a warning. */
function Validity({ offer, now }: Pick<Props, "offer" | "now">) {
  const t = useTranslations("offer");
  if (offer.state !== "open")
    return <span className="text-ink-3">{t("facts.made", { date: formatDateTime(offer.created_at) })}</span>;
  if (!runsOutSoon(offer, now))
    return <span>{t("facts.validUntilDate", { date: formatDateTime(offer.validUntil) })}</span>;
  return (
    <span className="inline-flex items-center gap-1 font-bold text-warning">
      <Icon of="triangle-exclamation-point" size={15} />
      {t("list.runsOut", { hours: Math.max(0, Math.floor((offer.validUntil - now) / hour)) })}
    </span>
  );
}

/** A line of the list: trip, bus or company, price, validity, state. Of the browser, with what it says alone: drawn, it would be most of the page's data. */
export function OfferRow({ offer, trip, vehicle, tab, href, chosen, now }: Props) {
  const t = useTranslations("offer");
  const lng = useLocale() as Language;
  const moneyOf = useMoneyWords();
  const { reference, category, from, to, start, passengers } = trip;
  const people = passengers === null ? "" : `, ${t("list.people", { count: passengers })}`;
  return (
    <li className="border-b border-line last:border-0">
      <Link
        href={href}
        scroll={false}
        className={cn(
          "grid min-h-16 grid-cols-[28px_minmax(0,1.5fr)_minmax(0,1fr)_8rem] items-center gap-x-4 gap-y-1 px-4 py-2 text-sm no-underline focus-visible:-outline-offset-3 max-md:grid-cols-[28px_minmax(0,1fr)_auto]",
          chosen ? "bg-selected" : "hover:bg-hover",
        )}
        aria-current={chosen ? "true" : undefined}
        data-offer-row
      >
        <KindSign kind={category} size={28} />
        <span className="min-w-0">
          <span className="block sign-md max-lg:wrap-anywhere lg:truncate">
            <RouteInline route={routeText(from, to)} />
          </span>
          <span className="block text-ink-2 max-lg:wrap-anywhere lg:truncate">
            {formatDayShort(start, lng)} {formatTime(start)}
            {people} <span className="reference">{reference}</span>
          </span>
        </span>
        <span className="min-w-0 max-md:hidden">
          <span className="block truncate">{tab === "received" ? offer.companyName : vehicle}</span>
          <Validity offer={offer} now={now} />
        </span>
        <span className="grid justify-items-end gap-1">
          <b className="text-right tabular-nums">{moneyOf(offerPrice(offer))}</b>
          <OfferStateBadge state={offer.state} />
        </span>
        <span className="truncate md:hidden max-md:col-[2/-1]">
          {tab === "received" && `${offer.companyName}, `}
          <Validity offer={offer} now={now} />
        </span>
      </Link>
    </li>
  );
}
