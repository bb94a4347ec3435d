import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { kindFields } from "@/lib/features/busrequest/rules/kind-fields";
import type { BusRequestRecord } from "@/lib/features/busrequest/schema/record";
import { formatDateTime, formatNumber } from "@/lib/i18n/formats";
import type { Language } from "@/lib/i18n/routing";
import { KindChip } from "./kind-chip";
import { StateBadge } from "./request-detail-state";
import { decidingNumber, detailWords } from "./request-facts";
import { RouteLine } from "./route-line";
import { useRouteStops } from "./use-route-stops";
import { Badge } from "@/components/ui/badge";
import { SeatPlan } from "./seat-plan";

type Props = {
  request: BusRequestRecord;
  title: string;
  mark?: string;
  action?: ReactNode;
  /** Its author has still to confirm it. */
  unconfirmed?: boolean;
};

/** A coach with the group in it, or the empty seats of a bus that is offered; nothing where one would not do. */
function Seats({ category, passengers }: BusRequestRecord) {
  if (passengers === null || passengers > 59) return null;
  const offered = kindFields[category].count === "seats";
  const coach = passengers <= 49 ? 49 : 59;
  return (
    <SeatPlan className="max-md:hidden" capacity={offered ? passengers : coach} taken={offered ? 0 : passengers} />
  );
}

function Ends({ request }: { request: BusRequestRecord }) {
  const t = useTranslations("busrequest");
  const stops = useRouteStops(request);
  // With stops between, the line stands upright; two ends lie side by side.
  if (stops.length > 2) return <RouteLine stops={stops} large />;
  return (
    <div className="route-across">
      {stops.map((stop) => (
        <div key={stop.key} className="wrap-anywhere">
          <b className="title-3xl">{stop.name || t("ticket.placeOpen")}</b>
          {stop.detail && <span className="text-ink-2">{stop.detail}</span>}
          <time className="font-medium">{stop.time}</time>
        </div>
      ))}
    </div>
  );
}

/** The request as one large ticket; its `h1` is the route in words. */
export function DetailTicket({ request, title, mark, action, unconfirmed }: Props) {
  const t = useTranslations("busrequest");
  const lng = useLocale() as Language;
  const { count, unit } = decidingNumber(request);
  const word = unit === "buses" ? t("board.buses", { count }) : t(`ticket.${unit}`, { count });
  return (
    <article className="ticket ticket-stackable [--stub:15rem]">
      <div className="ticket-in">
        <div className="ticket-main px-7 py-6 max-md:p-4">
          <h1 className="sr-only">{title}</h1>
          <div className="mb-5 flex flex-wrap items-center gap-4">
            <KindChip kind={request.category} big />
            <StateBadge request={request} unconfirmed={unconfirmed} />
            {request.urgent && request.ended_at === null && <Badge tone="no">{t("urgent")}</Badge>}
            <span className="reference text-ink-2">{request.reference}</span>
            <span className="text-xs text-ink-3">
              {t("ticket.posted", { date: formatDateTime(request.created_at) })}
            </span>
            {mark && <span className="text-xs text-ink-3">{mark}</span>}
          </div>
          <Ends request={request} />
        </div>
        <div className="ticket-stub px-6 py-6 max-md:px-4 max-md:pt-4 max-md:pb-[1.1rem]">
          <div>
            <span className="title-3xl tabular-nums">{formatNumber(count, lng)}</span> <b>{word}</b>
            <p className="text-ink-2">{detailWords(request, t as Parameters<typeof detailWords>[1], lng).join(", ")}</p>
          </div>
          <Seats {...request} />
          {action}
        </div>
      </div>
    </article>
  );
}
