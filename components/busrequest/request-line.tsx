import { Badge } from "@/components/ui/badge";
import { RouteInline } from "./route-inline";
import { Link } from "@/components/ui/link";
import { useTranslations } from "next-intl";
import { KindSign } from "@/components/map/kind-sign";
import type { LineRequest } from "@/lib/features/busrequest/rules/line";
import { formatDate, formatDateTime, formatDayMonth, formatNumber } from "@/lib/i18n/formats";
import type { Language } from "@/lib/i18n/routing";
import { KindWord } from "./kind-chip";
import { decidingNumber } from "./request-facts";

/** A free bus stands for days, all others leave at an hour. */
function momentOf({ category, date, until }: LineRequest) {
  if (category !== "vacancy") return formatDateTime(date);
  const [from, to] = [formatDate(date), formatDate(until)];
  return from === to ? from : `${formatDayMonth(date)}–${to}`;
}

/** One line of a short list: sign, when, from where to where, and the number that decides. */
export function RequestLine({ lng, request }: { lng: Language; request: LineRequest }) {
  const t = useTranslations("busrequest");
  const { id, category, date, route, vehicleTypes = [] } = request;
  const buses = vehicleTypes.slice(0, 2).map((type) => t(`vehicleTypes.${type}`));
  const { count, unit } = decidingNumber(request);
  const word = unit === "buses" ? t("board.buses", { count }) : t(`ticket.${unit}`, { count });
  return (
    <li className="border-t border-line first:border-t-2 first:border-ink">
      <Link
        className="grid grid-cols-[26px_9.5rem_minmax(0,1fr)_auto] items-center gap-3 py-2 no-underline hover:bg-hover max-md:grid-cols-[28px_minmax(0,1fr)] max-md:gap-y-[0.1rem]"
        href={`/${lng}/request/${id}`}
      >
        <KindSign kind={category} size={26} />
        <time className="font-medium" dateTime={new Date(date).toISOString()}>
          {momentOf(request)}
        </time>
        <span className="max-md:col-2">
          <KindWord kind={category} /> <RouteInline route={route} />
          {buses.length > 0 ? `, ${buses.join(", ")}` : ""} {request.urgent && <Badge tone="no">{t("urgent")}</Badge>}
        </span>
        <span className="font-medium max-md:col-2">
          {formatNumber(count, lng)} {word}
        </span>
      </Link>
    </li>
  );
}
