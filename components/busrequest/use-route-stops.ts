import { useLocale, useTranslations } from "next-intl";
import { endMeaning } from "@/lib/features/busrequest/rules/kind-fields";
import type { BusRequestRecord } from "@/lib/features/busrequest/schema/record";
import { formatDayShort, formatTime } from "@/lib/i18n/formats";
import { placeLine, placeName } from "@/lib/i18n/place-names";
import type { Language } from "@/lib/i18n/routing";
import type { RouteStop } from "./route-line";

type Place = NonNullable<BusRequestRecord["end"]["address"]>;

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
