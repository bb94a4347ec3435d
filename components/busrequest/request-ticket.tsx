import Link from "next/link";
import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import type { BusRequestRecord } from "@/lib/features/busrequest/schema";
import { formatDate, formatNumber } from "@/lib/i18n/formats";
import type { Language } from "@/lib/i18n/routing";
import { KindChip } from "./kind-chip";
import { decidingNumber, detailWords } from "./request-facts";
import { RouteLine, placeName, routeStops } from "./route-line";

type Props = {
  request: BusRequestRecord;
  /** Where the title leads; none on the request's own page. */
  href?: string;
  /** The one action of the stub; the link to the request unless given. */
  action?: ReactNode;
  /** More beside the chip: a state badge, a date. */
  marks?: ReactNode;
  large?: boolean;
};

function Title({ request, href }: Pick<Props, "request" | "href">) {
  const t = useTranslations("busrequest.ticket");
  const start = placeName(request.start.address);
  const end = placeName(request.end.address);
  const text = end ? t("route", { start, end }) : start;
  return <h3 className="sr">{href ? <Link href={href}>{text}</Link> : text}</h3>;
}

function Stub({ request, href, action }: Pick<Props, "request" | "href" | "action">) {
  const t = useTranslations("busrequest");
  const lng = useLocale() as Language;
  const { count, unit } = decidingNumber(request);
  const word = unit === "buses" ? t("board.buses", { count }) : t(`ticket.${unit}`, { count });
  return (
    <div className="ticket-stub">
      <div>
        <span className="big-n">{formatNumber(count, lng)}</span> <b>{word}</b>
        <p className="mut">{detailWords(request, t as Parameters<typeof detailWords>[1]).join(", ")}</p>
      </div>
      {action ??
        (href ? (
          <Link className="btn ink sm" href={href}>
            {t("ticket.open")}
          </Link>
        ) : null)}
    </div>
  );
}

/** A request as a card: route on the ticket, the deciding number and the one action on its stub. */
export function RequestTicket({ request, href, action, marks, large = false }: Props) {
  const t = useTranslations("busrequest.ticket");
  const lng = useLocale() as Language;
  return (
    <article className={`ticket stackable${large ? " rd-t" : ""}`}>
      <div className="ticket-in">
        <div className="ticket-main">
          <Title request={request} href={href} />
          <div className="rd-top">
            <KindChip kind={request.category} big={large} />
            {marks}
            <span className="ref">{request.reference}</span>
            <span className="cap">{t("posted", { date: formatDate(request.created_at) })}</span>
          </div>
          <RouteLine stops={routeStops(request, lng)} large={large} />
          {request.radius ? <p className="mut">{t("radius", { km: request.radius })}</p> : null}
        </div>
        <Stub request={request} href={href} action={action} />
      </div>
    </article>
  );
}
