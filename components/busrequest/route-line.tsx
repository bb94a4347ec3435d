import { useLocale, useTranslations } from "next-intl";
import { cn } from "@/components/ui/cn";
import { endMeaning } from "@/lib/features/busrequest/rules/kind-fields";
import type { BusRequestRecord } from "@/lib/features/busrequest/schema/record";
import { placeLine, placeName } from "@/lib/i18n/place-names";
import { formatDayShort, formatTime } from "@/lib/i18n/formats";
import type { Language } from "@/lib/i18n/routing";

type Place = NonNullable<BusRequestRecord["end"]["address"]>;
export type RouteStop = { key: string; name: string; detail?: string; time?: string; note?: string };

/** Of an address what its name leaves open. */
export function placeDetail(place: Place | null, lng: Language) {
  const rest = placeLine(place, lng)
    .split(",")
    .map((part) => part.trim());
  return rest.filter((part) => part && part !== placeName(place, lng)).join(", ") || undefined;
}

type Trip = Pick<BusRequestRecord, "category" | "transferType" | "start" | "end" | "stops">;

/** A request's stops for RouteLine: start, stops between, end. The end's time says what it is: a return, an end, an estimate. */
export function useRouteStops({ category, transferType, start, end, stops }: Trip): RouteStop[] {
  const t = useTranslations("busrequest.page");
  const lng = useLocale() as Language;
  const moment = (date: number) => `${formatDayShort(date, lng)} ${formatTime(date)}`;
  const stop = (key: string, place: Place | null): RouteStop => ({
    key,
    name: placeName(place, lng),
    detail: placeDetail(place, lng),
  });
  const meaning = endMeaning(category, transferType);
  const note = meaning === "returnAt" ? t("stopOut") : undefined;
  return [
    { ...stop("start", start.address), time: moment(start.date) },
    ...stops.map((place, index) => ({ ...stop(`via${index}`, place), note })),
    { ...stop("end", end.address), time: t(meaning, { time: moment(end.date) }) },
  ];
}

type Props = { stops: readonly RouteStop[]; large?: boolean; drawn?: boolean };

/** Vertical route: filled dot, small rings, ring. `drawn`: while one looks, from stop to stop. */
export function RouteLine({ stops, large = false, drawn = false }: Props) {
  const t = useTranslations("busrequest.ticket");
  const last = stops.length - 1;
  return (
    <ol className={cn("route-line", large && "route-line-large", drawn && "route-line-drawn")}>
      {stops.map(({ key, name, detail, time, note }, index) => (
        <li
          key={key}
          className={cn("route-stop wrap-anywhere", index === last ? "route-stop-end" : index > 0 && "route-stop-via")}
        >
          <b>{name || t("placeOpen")}</b>
          {detail ? <span>{detail}</span> : null}
          {note ? <span>{note}</span> : null}
          {time ? <time>{time}</time> : null}
        </li>
      ))}
    </ol>
  );
}
