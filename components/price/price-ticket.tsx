import { useLocale, useTranslations } from "next-intl";
import type { Prefill } from "@/components/busrequest/form/values";
import { KindChip } from "@/components/busrequest/kind-chip";
import { RouteLine } from "@/components/busrequest/route-line";
import { useRouteStops } from "@/components/busrequest/use-route-stops";
import { DetailsSummary } from "@/components/ui/details-summary";
import { formatDayShort, formatTime } from "@/lib/i18n/formats";
import { routeText } from "@/lib/i18n/route-text";
import { placeName } from "@/lib/i18n/place-names";
import type { Language } from "@/lib/i18n/routing";
import { PriceForm, ToRequest } from "./price-form";

type Search = Record<string, string | string[] | undefined>;
type Props = { lng: string; search: Search; known: Prefill };

/** The trip of an address that has a guide price, with nothing open; null where something is. */
export function tripOf({ transferType = "transferoneway", stops = [], start, end, passengers }: Prefill) {
  if (!start?.address || !start.date || !end?.address) return null;
  const to = { address: end.address, date: end.date ?? start.date };
  return {
    transferType,
    stops,
    start: { address: start.address, date: start.date },
    end: to,
    passengers: passengers ?? null,
  };
}
type Trip = NonNullable<ReturnType<typeof tripOf>>;

/** The trip in a line, its route apart. */
export function useTripWords({ transferType, start, end, passengers }: Trip) {
  const t = useTranslations("price");
  const lng = useLocale() as Language;
  const moment = (date: number) => `${formatDayShort(date, lng)} ${formatTime(date)}`;
  const sameDay = formatDayShort(start.date, lng) === formatDayShort(end.date, lng);
  const until = sameDay ? formatTime(end.date) : moment(end.date);
  return {
    route: routeText(placeName(start.address, lng), placeName(end.address, lng)),
    rest: t(`tripWords.${transferType}`, { date: moment(start.date), until, people: passengers ?? 0 }),
  };
}

function Stops({ trip }: { trip: Trip }) {
  const stops = useRouteStops({ category: "grouprequest", ...trip });
  // When the group arrives depends on the road: the guide's card tells it, the ticket what was asked for.
  const said = stops.map((stop, at) =>
    at === stops.length - 1 && trip.transferType === "transferoneway" ? { ...stop, time: undefined } : stop,
  );
  return <RouteLine stops={said} />;
}

/** The trip that the guide is for, as the ticket that the request will be; its facts are changed in place. */
export function PriceTicket({ lng, search, known, trip }: Props & { trip: Trip }) {
  const t = useTranslations("price");
  return (
    <section className="ticket ticket-down [--stub:6.5rem]" aria-label={t("trip")}>
      <div className="ticket-in">
        <div className="ticket-main">
          <div className="mb-4 flex items-center justify-between gap-2">
            <KindChip kind="grouprequest" />
            {trip.passengers !== null && (
              <span className="text-xs text-ink-3">{t("people", { count: trip.passengers })}</span>
            )}
          </div>
          <Stops trip={trip} />
          <details className="mt-3 print:hidden">
            <DetailsSummary>{t("change")}</DetailsSummary>
            <PriceForm lng={lng} search={search} known={known} className="mt-2 grid-cols-1" />
          </details>
        </div>
        <div className="ticket-stub">
          <ToRequest lng={lng} />
        </div>
      </div>
    </section>
  );
}
