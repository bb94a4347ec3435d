import { useLocale, useTranslations } from "next-intl";
import { ButtonLink } from "@/components/ui/button";
import { isChosen } from "@/lib/features/place/rules";
import type { Place } from "@/lib/features/place/schema";
import type { TripRecord } from "@/lib/features/trip/schema/record";
import { localMinute } from "@/lib/i18n/formats";

const day = 86_400_000;
/** The same weekday. */
const year = 52 * 7;

/** The same hour by the clock on the same weekday a year later, or later still where that has passed. */
export function nextYear(date: number, now: number) {
  const [on = "", time = ""] = localMinute(date).split("T");
  const years = Math.max(1, Math.ceil((now - date) / (year * day)));
  return { on: new Date(Date.parse(on) + years * year * day).toISOString().slice(0, 10), time };
}

const idOf = (place: Place) => (isChosen(place) ? place.placeId : "");

/** The request form with the facts of a trip, a year later; without its people's names. */
export function rebookPath(
  trip: Pick<TripRecord, "start" | "end" | "stops" | "passengers" | "transferType" | "organisationType">,
  now: number,
) {
  const { start, end, stops, passengers, transferType, organisationType } = trip;
  const [begins, ends] = [nextYear(start.date, now), nextYear(end.date, now)];
  const said = new URLSearchParams({ kind: "grouprequest", transferType });
  said.set("from", idOf(start.address));
  said.set("fromText", start.address.address);
  if (end.address) {
    said.set("to", idOf(end.address));
    said.set("toText", end.address.address);
  }
  for (const stop of stops) said.append("via", idOf(stop) || stop.address);
  said.set("date", begins.on);
  said.set("time", begins.time);
  if (transferType !== "transferoneway") {
    said.set("returnDate", ends.on);
    said.set("returnTime", ends.time);
  }
  if (passengers !== null) said.set("passengers", `${passengers}`);
  if (organisationType !== null) said.set("organisationType", organisationType);
  return `/request/new?${said}`;
}

/** Opens the request form for the same trip a year later. */
export function RebookLink({ trip, now }: { trip: TripRecord; now: number }) {
  const t = useTranslations("trip");
  return (
    <ButtonLink wraps href={`/${useLocale()}${rebookPath(trip, now)}`} className="justify-self-start">
      {t("rebook")}
    </ButtonLink>
  );
}
