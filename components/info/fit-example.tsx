import { useLocale, useTranslations } from "next-intl";
import { Plate } from "@/components/bus/plate";
import { KindChip } from "@/components/busrequest/kind-chip";
import { RouteLine } from "@/components/busrequest/route-line";
import { useRouteStops } from "@/components/busrequest/use-route-stops";
import { SeatPlan } from "@/components/busrequest/seat-plan";
import { Badge } from "@/components/ui/badge";
import { cn } from "@/components/ui/cn";
import type { BusRequestRecord } from "@/lib/features/busrequest/schema/record";
import { formatNumber } from "@/lib/i18n/formats";
import type { Language } from "@/lib/i18n/routing";

function Ticket({ request, people }: { request: BusRequestRecord; people: number }) {
  const t = useTranslations("busrequest");
  const lng = useLocale() as Language;
  return (
    <article className="ticket ticket-stackable">
      <div className="ticket-in">
        <div className="ticket-main">
          <div className="mb-4 flex flex-wrap items-center gap-3">
            <KindChip kind={request.category} />
            <span className="reference text-ink-2">{request.reference}</span>
          </div>
          <RouteLine stops={useRouteStops(request)} large />
        </div>
        <div className="ticket-stub">
          <p>
            <span className="title-3xl tabular-nums">{formatNumber(people, lng)}</span>{" "}
            <b>{t("ticket.people", { count: people })}</b>
          </p>
        </div>
      </div>
    </article>
  );
}

/** The way from the group to the bus. */
function Line() {
  return (
    <svg className="m-auto max-lg:hidden" width="72" height="30" viewBox="0 0 72 30" aria-hidden="true">
      <g className="fill-page stroke-ink" strokeWidth="5">
        <path d="M8 15H64" />
        <circle className="fill-ink" cx="9" cy="15" r="6" />
        <circle cx="62" cy="15" r="6" />
      </g>
    </svg>
  );
}

type Props = { request: BusRequestRecord | null; seats: number };

/** An open request of the market beside a bus that is named as an example: the group sits in it. */
export function FitExample({ request, seats }: Props) {
  const t = useTranslations("info.buspartner.fit");
  const people = request?.passengers ?? 0;
  return (
    <div
      className={cn(
        "grid items-center gap-4",
        request ? "grid-cols-[minmax(0,1fr)_auto_minmax(0,1fr)] max-lg:grid-cols-1" : "grid-cols-form",
      )}
    >
      {request && <Ticket request={request} people={people} />}
      {request && <Line />}
      <article className="card grid gap-3">
        <div className="flex flex-wrap items-start justify-between gap-2">
          <Plate plate="R CB 221" country="DE" size="lg" />
          <Badge tone="plain">{t("example")}</Badge>
        </div>
        <h3>{t("bus", { seats })}</h3>
        <SeatPlan capacity={seats} taken={people} height={86} />
        <p>
          <b className="block text-success">{request ? t("fits", { spare: seats - people }) : t("empty")}</b>
          {t("text")}
        </p>
      </article>
    </div>
  );
}
