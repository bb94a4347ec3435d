import { Link } from "@/components/ui/link";
import { useLocale, useTranslations } from "next-intl";
import { KindSign } from "@/components/map/kind-sign";
import { cn } from "@/components/ui/cn";
import type { LineRequest } from "@/lib/features/busrequest/rules/line";
import { formatDayMonth, formatNumber, formatTime } from "@/lib/i18n/formats";
import type { Language } from "@/lib/i18n/routing";
import { KindWord } from "./kind-chip";
import { decidingNumber, detailWords } from "./request-facts";
import { RouteInline } from "./route-inline";

type Props = { request: LineRequest; now: number; selected: boolean; onSelect?: (id: string | null) => void };

function Detail({ request }: { request: LineRequest }) {
  const t = useTranslations("busrequest");
  const lng = useLocale() as Language;
  const what = detailWords(request, t as Parameters<typeof detailWords>[1], lng).join(", ");
  const date = formatDayMonth(request.until);
  const standing = request.category === "vacancy";
  return (
    <span className="text-sm/snug wrap-anywhere text-on-board-2">
      <KindWord kind={request.category} />{" "}
      {standing ? (what ? t("board.until", { what, date }) : t("board.untilOnly", { date })) : what}
    </span>
  );
}

const row =
  "grid grid-cols-[4.4rem_24px_minmax(0,1fr)_auto] items-center gap-x-3 border-t border-board-line px-4 py-2 no-underline hover:bg-board-2 max-md:grid-cols-[3.1rem_24px_minmax(0,1fr)_auto] max-md:gap-x-[0.6rem] max-md:px-4 max-md:py-[0.55rem]";
const below = "block font-text text-xs/snug font-medium text-on-board-2";

/** Time, sign, route with kind and detail, and the number that decides. */
export function DepartureBoardRow({ request, now, selected, onSelect }: Props) {
  const t = useTranslations("busrequest.board");
  const lng = useLocale() as Language;
  const { id, date } = request;
  const { count, unit } = decidingNumber(request);
  return (
    <Link
      className={cn(row, selected && "bg-board-2 [box-shadow:inset_5px_0_0_var(--brand)]")}
      href={`/${lng}/request/${id}`}
      data-request={id}
      onMouseEnter={() => onSelect?.(id)}
      onFocus={() => onSelect?.(id)}
    >
      <time className="sign-md text-brand normal-nums" dateTime={new Date(date).toISOString()}>
        {date <= now ? t("now") : formatTime(date)}
        <small className={below}>{formatDayMonth(date)}</small>
      </time>
      <KindSign kind={request.category} />
      <span className="grid min-w-0">
        <b className="truncate sign-lg normal-nums">
          <RouteInline route={request.route} />
        </b>
        <Detail request={request} />
      </span>
      <span className="text-right sign-lg normal-nums">
        {formatNumber(count, lng)}
        <small className={below}>{t(unit, { count })}</small>
      </span>
    </Link>
  );
}
