import Link from "next/link";
import { useLocale, useTranslations } from "next-intl";
import { KindSign } from "@/components/map/kind-sign";
import type { BusRequestRecord } from "@/lib/features/busrequest/schema/record";
import { formatDayMonth, formatNumber, formatTime } from "@/lib/i18n/formats";
import type { Language } from "@/lib/i18n/routing";
import { KindWord } from "./kind-chip";
import { decidingNumber, detailWords } from "./request-facts";
import { placeName } from "./route-line";
import "./departure-board.css";
import "./route-line.css";

type Props = { request: BusRequestRecord; now: number; selected: boolean; onSelect?: (id: string | null) => void };

function Arrow() {
  const t = useTranslations("busrequest.ticket");
  return (
    <>
      <svg className="ar" width="15" height="15" viewBox="0 0 16 16" aria-hidden="true">
        <path d="M1.5 8h12M9 3.3 13.7 8 9 12.7" />
      </svg>
      <span className="sr-only">{t("to")}</span>
    </>
  );
}

function Route({ request }: { request: BusRequestRecord }) {
  const start = placeName(request.start.address);
  const end = placeName(request.end.address);
  return (
    <b>
      {start}
      {end && end !== start ? (
        <>
          {" "}
          <Arrow /> {end}
        </>
      ) : null}
    </b>
  );
}

function Detail({ request }: { request: BusRequestRecord }) {
  const t = useTranslations("busrequest");
  const what = detailWords(request, t as Parameters<typeof detailWords>[1]).join(", ");
  const date = formatDayMonth(request.end.date);
  const standing = request.category === "vacancy";
  return (
    <span>
      <KindWord kind={request.category} />{" "}
      {standing ? (what ? t("board.until", { what, date }) : t("board.untilOnly", { date })) : what}
    </span>
  );
}

/** Time, sign, route with kind and detail, and the number that decides. */
export function DepartureBoardRow({ request, now, selected, onSelect }: Props) {
  const t = useTranslations("busrequest.board");
  const lng = useLocale() as Language;
  const { id, start } = request;
  const { count, unit } = decidingNumber(request);
  return (
    <Link
      className={selected ? "board-row sel" : "board-row"}
      href={`/${lng}/request/${id}`}
      prefetch={false}
      data-request={id}
      onMouseEnter={() => onSelect?.(id)}
      onFocus={() => onSelect?.(id)}
    >
      <time dateTime={new Date(start.date).toISOString()}>
        {start.date <= now ? t("now") : formatTime(start.date)}
        <small>{formatDayMonth(start.date)}</small>
      </time>
      <KindSign kind={request.category} />
      <span className="to">
        <Route request={request} />
        <Detail request={request} />
      </span>
      <span className="px">
        {formatNumber(count, lng)}
        <small>{t(unit, { count })}</small>
      </span>
    </Link>
  );
}
