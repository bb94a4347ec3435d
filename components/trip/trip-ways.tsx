import { useLocale, useTranslations } from "next-intl";
import { placeDetail } from "@/components/busrequest/use-route-stops";
import { WayWords } from "@/components/busrequest/way-words";
import { cn } from "@/components/ui/cn";
import { placeName } from "@/lib/i18n/place-names";
import type { Place } from "@/lib/features/place/schema";
import type { TripRecord } from "@/lib/features/trip/schema/record";
import { formatDate, formatDayMonth, formatDayShort, formatTime } from "@/lib/i18n/formats";
import type { Language } from "@/lib/i18n/routing";
import { timeZoneOf } from "@/lib/i18n/time-zones";

const minute = 60_000;

type End = { place: Place; at: number | null; day?: string; isLast?: boolean };

/** A place and its time by the market's clock, of the last one an estimate; where the clocks on the spot show another, theirs too. */
function WayEnd({ place, at, day = "", isLast = false }: End) {
  const t = useTranslations("trip.ways");
  const lng = useLocale() as Language;
  const detail = placeDetail(place, lng);
  const time = at === null ? "" : [day, formatTime(at)].filter(Boolean).join(" ");
  const local = at === null ? "" : formatTime(at, timeZoneOf(place.address_fields.countryISO3166Code));
  return (
    <li className="grid content-start justify-items-start wrap-anywhere">
      {!isLast && <i className="absolute top-1.5 left-2 h-1 w-1/2 bg-ink" aria-hidden />}
      <i
        className={cn("relative mb-2 size-4 rounded-full border-2 border-ink", isLast ? "bg-surface" : "bg-ink")}
        aria-hidden
      />
      {at !== null && (
        <time className="title-xl tabular-nums" dateTime={new Date(at).toISOString()}>
          {isLast ? t("about", { time }) : time}
        </time>
      )}
      <b className="sign-lg">{placeName(place, lng)}</b>
      {detail && <span className="text-sm text-ink-2">{detail}</span>}
      {at !== null && local !== formatTime(at) && (
        <span className="text-xs text-ink-3">{t("local", { time: local })}</span>
      )}
    </li>
  );
}

type Way = {
  word: string;
  from: Place;
  to: Place;
  /** When it leaves, and how long it takes (milliseconds), an estimate; null: not known. */
  at: number;
  lasts: number | null;
  stops?: readonly Place[];
};

function WayLine({ word, from, to, at, lasts, stops = [] }: Way) {
  const t = useTranslations("trip.ways");
  const lng = useLocale() as Language;
  const arrives = lasts === null ? null : at + lasts;
  const isLater = arrives !== null && formatDate(arrives) !== formatDate(at);
  return (
    <section className="grid grid-cols-[7.5rem_minmax(0,1fr)] gap-x-4 gap-y-2 max-md:grid-cols-1">
      <h2 className="sign-sm leading-tight">
        {word} <span className="block text-ink-2">{formatDayShort(at, lng)}</span>
      </h2>
      <div className="grid gap-2">
        <ol className="relative grid grid-cols-2 gap-x-4">
          <WayEnd place={from} at={at} />
          <WayEnd place={to} at={arrives} day={isLater ? formatDayMonth(arrives) : ""} isLast />
        </ol>
        {stops.length > 0 && (
          <p className="text-sm text-ink-2 wrap-anywhere">
            {t("over", { places: stops.map((stop) => placeName(stop, lng)).join(", ") })}
          </p>
        )}
      </div>
    </section>
  );
}

/** A trip there and back as two lines, each with departure and, by the road's estimate, arrival. */
export function TripWays({ trip, end }: { trip: TripRecord; end: Place }) {
  const t = useTranslations("trip");
  const { start, stops, way, wayHome } = trip;
  const lasts = way && way.minutes * minute;
  const lastsHome = wayHome && wayHome.minutes * minute;
  return (
    <div className="grid grid-cols-1 gap-5">
      <WayLine word={t("ways.out")} from={start.address} to={end} at={start.date} lasts={lasts} stops={stops} />
      <WayLine word={t("parts.return")} from={end} to={start.address} at={trip.end.date} lasts={lastsHome} />
      {way && (
        <p className="text-sm text-ink-2">
          <WayWords way={way} home={wayHome} twice />
        </p>
      )}
    </div>
  );
}
