import { useLocale, useTimeZone, useTranslations } from "next-intl";
import type { RouteStop } from "@/components/busrequest/route-line";
import { useMeasuredWay } from "@/components/drivinghours/use-measured-way";
import { asksForEnd, endMeaning } from "@/lib/features/busrequest/rules/kind-fields";
import { isChosen } from "@/lib/features/place/rules";
import type { Place } from "@/lib/features/place/schema";
import { formatDayShort, formatTime } from "@/lib/i18n/formats";
import type { Language } from "@/lib/i18n/routing";
import { endDateOf, type RequestValues } from "./values";

/** The stops of what is typed so far, each by the name that `nameOf` gives its place. */
export function useTicketStops(values: RequestValues, nameOf: (place: Place, lng: Language) => string): RouteStop[] {
  const t = useTranslations("busrequest.page");
  const lng = useLocale() as Language;
  const zone = useTimeZone();
  // Draws anew once the road has answered: the arrival is its from then on, as beside the fields.
  useMeasuredWay(values);
  const { category, transferType } = values;
  const stop = (key: string, place: Place, date?: number | null): RouteStop => {
    const { street, number } = place.address_fields;
    const time = date ? `${formatDayShort(date, lng, zone)} ${formatTime(date, zone)}` : undefined;
    return { key, name: nameOf(place, lng), detail: `${street} ${number}`.trim() || undefined, time };
  };
  const meaning = endMeaning(category, transferType);
  const note = meaning === "returnAt" ? t("stopOut") : undefined;
  const via = values.stops.filter((place) => nameOf(place, lng));
  const known = asksForEnd(category, transferType) || isChosen(values.end.address);
  const end = stop("end", values.end.address, known ? endDateOf(values) : null);
  return [
    stop("start", values.start.address, values.start.date),
    ...via.map((place, index) => ({ ...stop(`via${index}`, place), note })),
    { ...end, time: end.time && t(meaning, { time: end.time }) },
  ];
}
