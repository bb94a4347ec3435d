import { Link } from "@/components/ui/link";
import { useLocale, useTranslations } from "next-intl";
import { RouteInline } from "@/components/busrequest/route-inline";
import { Badge } from "@/components/ui/badge";
import { useMoneyWords } from "@/components/ui/money-words";
import { comparedPrice } from "@/lib/features/trip/rules";
import { placeName } from "@/lib/i18n/place-names";
import type { TripRow as Row } from "@/lib/features/trip/schema/record";
import { formatDayShort, formatTime } from "@/lib/i18n/formats";
import type { Language } from "@/lib/i18n/routing";
import { routeText } from "@/lib/i18n/route-text";
import { TripStateBadge } from "./trip-state";

/** A line of the list: when and where, for or by whom, bus, price, state; a proposal that waits is said. */
export function TripRow({ trip, href }: { trip: Row; href: string }) {
  const t = useTranslations("trip");
  const lng = useLocale() as Language;
  const moneyOf = useMoneyWords();
  const { start, end, passengers, price, bus, moreBuses, side, change } = trip;
  const plates = [bus, ...moreBuses].flatMap((one) => one?.licenceplate ?? []);
  const people = passengers === null ? "" : `, ${passengers} ${t("people", { count: passengers })}`;
  const route = routeText(placeName(start.address, lng), placeName(end.address, lng) || null);
  return (
    <li className="border-b border-line last:border-0">
      <Link
        href={href}
        className="grid min-h-16 grid-cols-[minmax(0,1.5fr)_minmax(0,1fr)_8rem] items-center gap-x-4 gap-y-1 px-4 py-2 text-sm no-underline hover:bg-hover focus-visible:-outline-offset-3 max-md:grid-cols-[minmax(0,1fr)_auto]"
      >
        <span className="min-w-0">
          <span className="block sign-md max-lg:wrap-anywhere lg:truncate">
            <RouteInline route={route} />
          </span>
          <span className="block text-ink-2 max-lg:wrap-anywhere lg:truncate">
            {formatDayShort(start.date, lng)} {formatTime(start.date)}
            {people} <span className="reference">{trip.reference}</span>
          </span>
        </span>
        <span className="min-w-0 max-md:hidden">
          <span className="block truncate">{side === "author" ? trip.companyName : trip.customer}</span>
          <span className="block truncate text-ink-2">
            {side === "author" ? t("list.ordered") : plates.join(", ") || t("noBus")}
          </span>
        </span>
        <span className="grid justify-items-end gap-1">
          <b className="text-right tabular-nums">{moneyOf({ ...comparedPrice(price), currency: price.currency })}</b>
          {change ? (
            <Badge tone="pend">{t(change.own ? "list.waits" : "list.answer")}</Badge>
          ) : (
            <TripStateBadge state={trip.state} />
          )}
        </span>
      </Link>
    </li>
  );
}
