import { useLocale, useTranslations } from "next-intl";
import { KindChip } from "@/components/busrequest/kind-chip";
import { RouteLine } from "@/components/busrequest/route-line";
import { useRouteStops } from "@/components/busrequest/use-route-stops";
import { SeatPlan } from "@/components/busrequest/seat-plan";
import type { TripRecord } from "@/lib/features/trip/schema/record";
import { formatDateTime, formatMoney, formatNumber } from "@/lib/i18n/formats";
import type { Language } from "@/lib/i18n/routing";
import { TripStateBadge } from "./trip-state";
import { TripSteps } from "./trip-steps";
import { TripWays } from "./trip-ways";

/** What is paid, with tax where that is known, and what of it is tax. */
function usePriceWords({ price }: Pick<TripRecord, "price">) {
  const t = useTranslations("trip");
  const lng = useLocale() as Language;
  const money = (cents: number) => formatMoney(cents, price.currency, lng);
  if (price.gross === null) return { sum: money(price.amount), tax: t("price.net") };
  if (price.vat === null) return { sum: money(price.gross), tax: t("price.gross") };
  return { sum: money(price.gross), tax: t("price.with", { vat: money(price.vat), rate: price.vatRate ?? 0 }) };
}

function Seats({ trip }: { trip: TripRecord }) {
  const t = useTranslations("trip");
  const { bus, moreBuses, passengers, quantity } = trip;
  if (passengers === null || quantity > 1 || moreBuses.length > 0) return null;
  const capacity = bus?.capacity ?? null;
  const fits = capacity !== null && passengers <= capacity;
  return (
    <div>
      {passengers <= 59 && (
        <SeatPlan
          className="max-md:hidden"
          capacity={fits ? capacity : passengers <= 49 ? 49 : 59}
          taken={passengers}
        />
      )}
      {fits && <p className="text-ink-2">{t("seats", { capacity, spare: capacity - passengers })}</p>}
    </div>
  );
}

/** The trip as one large ticket: the programme as it is agreed now, people and price. */
export function TripTicket({ trip, title }: { trip: TripRecord; title: string }) {
  const t = useTranslations("trip");
  const lng = useLocale() as Language;
  const { category, transferType, start, end, stops } = trip;
  const route = useRouteStops({ category, transferType, start, end, stops });
  const { sum, tax } = usePriceWords(trip);
  return (
    <article className="ticket ticket-stackable [--stub:15rem]">
      <div className="ticket-in">
        <div className="ticket-main px-7 py-6 max-md:p-4">
          <h1 className="sr-only">{title}</h1>
          <div className="mb-5 flex flex-wrap items-center gap-4">
            <KindChip kind={category} big />
            <TripStateBadge state={trip.state} />
            <span className="reference text-ink-2">{trip.reference}</span>
            <span className="text-xs text-ink-3">
              {t("from", { reference: trip.requestReference, date: formatDateTime(trip.created_at) })}
            </span>
          </div>
          <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-7 max-lg:grid-cols-1">
            {transferType === "transfertwoway" && end.address ? (
              <TripWays trip={trip} end={end.address} />
            ) : (
              <RouteLine stops={route} large />
            )}
            <section>
              <h2 className="sr-only">{t("stateTitle")}</h2>
              <TripSteps trip={trip} />
            </section>
          </div>
        </div>
        <div className="ticket-stub px-6 py-6 max-md:px-4 max-md:pt-4 max-md:pb-[1.1rem]">
          {trip.passengers !== null && (
            <div>
              <span className="title-3xl tabular-nums">{formatNumber(trip.passengers, lng)}</span>{" "}
              <b>{t("people", { count: trip.passengers })}</b>
              {trip.quantity > 1 && <p className="text-ink-2">{t("buses", { count: trip.quantity })}</p>}
            </div>
          )}
          <Seats trip={trip} />
          <div>
            <span className="text-ink-2">{t("price.agreed")}</span>
            <p className="title-2xl tabular-nums">{sum}</p>
            <p className="text-xs text-ink-3">{tax}</p>
          </div>
        </div>
      </div>
    </article>
  );
}
