import { useLocale, useTranslations } from "next-intl";
import { Fragment } from "react";
import { LiveRefresh } from "@/components/live/live-refresh";
import { Plate } from "@/components/bus/plate";
import { ButtonLink } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Icon } from "@/components/ui/icon";
import { placeLine, placeName } from "@/lib/i18n/place-names";
import type { Place } from "@/lib/features/place/schema";
import type { PlannedPause } from "@/lib/features/driver/schema/pause";
import type { ProgressRecord } from "@/lib/features/driver/schema/drive";
import type { Stretch } from "@/lib/geo/road/profile";
import { arrivalOf } from "@/lib/features/way/rules";
import { formatDateTime, formatTime } from "@/lib/i18n/formats";
import type { Language } from "@/lib/i18n/routing";
import { Call, type Person } from "./call";
import { directionsTo } from "./directions";
import { DriveDesk } from "./drive-desk";
import { NextCard } from "./next-card";
import { RouteDrawing } from "./route-drawing";

type Programme = {
  transferType: string;
  passengers: number | null;
  startPlace: Place;
  endPlace: Place | null;
  stops: readonly Place[];
  start: number;
  end: number;
  /** Of the way out; estimates. */
  km: number | null;
  lasts: number | null;
  lastsHome: number | null;
  line: readonly (readonly [number, number])[];
  ferries: readonly Stretch[];
};
type PlateOf = { licenceplate: string; country: string };
type Day = {
  /** It is on, or begins soon. */
  today: boolean;
  trip: string;
  reference: string;
  driver: string;
  company: Person;
  contact: Person;
  /** Of several buses the driver's, where that is settled; `buses`: those beside it, or all. */
  ownBus: PlateOf | null;
  buses: readonly PlateOf[];
  /** Who else drives for the group. */
  crew: readonly (Person & { plate: string | null })[];
  /** Of the same driver, soon; each has a page of its own. */
  further: readonly { id: string; start: number; place: Place; passengers: number | null }[];
  programme: Programme;
  /** When it is at each stop, an estimate; null where nobody knows. */
  stopsAt: readonly (number | null)[];
  /** Breaks whose place the company has planned. */
  pauses: readonly PlannedPause[];
  progress: ProgressRecord;
};

type StopProps = { at: Pick<Place, "location">; place: string; time: string; name: string };

function Stop({ at, place, time, name }: StopProps) {
  const t = useTranslations("driver.drive");
  return (
    <li className="grid grid-cols-1 content-start gap-1 border-t border-line py-3">
      <b className="break-words">{place}</b>
      <span className="text-sm text-ink-2">{[name, time].filter(Boolean).join(", ")}</span>
      <div>
        <ButtonLink small href={directionsTo(at, true)} target="_blank" rel="noreferrer">
          <Icon of="navigation" size={16} />
          {t("navigate")}
        </ButtonLink>
      </div>
    </li>
  );
}

type RouteProps = Pick<Day, "programme" | "pauses">;

function Route({ programme: { startPlace, endPlace, stops, line, ferries, km }, pauses }: RouteProps) {
  const t = useTranslations("driver.drive");
  const lng = useLocale() as Language;
  if (!endPlace || line.length < 2) return null;
  const label = t("route", { from: placeName(startPlace, lng), to: placeName(endPlace, lng) });
  return (
    <figure className="mb-3 grid gap-1">
      <RouteDrawing
        label={label}
        line={line}
        ferries={ferries}
        stops={[startPlace, ...stops, endPlace]}
        pauses={pauses}
      />
      <figcaption className="text-sm text-ink-2">{t("routeKm", { km: km ?? 0 })}</figcaption>
    </figure>
  );
}

function Pauses({ pauses }: { pauses: readonly PlannedPause[] }) {
  const t = useTranslations("driver.drive");
  return pauses.map((pause) => {
    const { which, title, city, atKm, from, to } = pause;
    const time = t("span", { from: formatTime(from), to: formatTime(to) });
    const place = [title, city].filter(Boolean).join(", ");
    return <Stop key={which} at={pause} place={place} time={time} name={t("break", { km: atKm })} />;
  });
}

function ProgrammeList({ programme, stopsAt, pauses }: RouteProps & Pick<Day, "stopsAt">) {
  const t = useTranslations("driver.drive");
  const lng = useLocale() as Language;
  const { startPlace, endPlace, stops, start, end, lasts, lastsHome, transferType } = programme;
  const about = (moment: number | null) => (moment === null ? "" : t("about", { time: formatTime(moment) }));
  const arrives = arrivalOf({ transferType, start, end }, lasts);
  const returns = transferType === "transfertwoway" && endPlace !== null;
  const stop = (place: Place, time: string, name: string) => (
    <Stop at={place} place={placeLine(place, lng)} time={time} name={name} />
  );
  const out = pauses.filter(({ section }) => section === "out");
  const pausesAfter = (at: number) => <Pauses pauses={out.filter(({ after }) => after === at)} />;
  return (
    <ol>
      {stop(startPlace, formatDateTime(start), t("departure"))}
      {pausesAfter(0)}
      {[...stops.entries()].map(([at, place]) => (
        <Fragment key={at}>
          {stop(place, about(stopsAt[at] ?? null), t("stop"))}
          {pausesAfter(at + 1)}
        </Fragment>
      ))}
      {endPlace && stop(endPlace, about(arrives), t("arrival"))}
      {returns && stop(endPlace, formatDateTime(end), t("return"))}
      <Pauses pauses={pauses.filter(({ section }) => section === "back")} />
      {returns && stop(startPlace, about(lastsHome === null ? null : end + lastsHome), t("arrival"))}
    </ol>
  );
}

function Further({ further }: Pick<Day, "further">) {
  const t = useTranslations("driver.drive");
  const lng = useLocale() as Language;
  if (further.length === 0) return null;
  return (
    <section className="card grid grid-cols-1 content-start gap-2">
      <h2 className="text-lg">{t("further")}</h2>
      <ul>
        {further.map(({ id, start, place, passengers }) => (
          <li key={id} className="border-t border-line py-3">
            <b>{formatDateTime(start)}</b>
            <span className="block break-words">
              {[placeLine(place, lng), passengers === null ? "" : t("people", { count: passengers })]
                .filter(Boolean)
                .join(", ")}
            </span>
          </li>
        ))}
      </ul>
      <p className="text-xs text-ink-3">{t("furtherText")}</p>
    </section>
  );
}

/** A driver's day on the telephone: what comes next, four buttons, whom to call, the programme. */
export function DriveView({ day, token, since }: { day: Day; token: string; since: number }) {
  const t = useTranslations("driver.drive");
  const lng = useLocale() as Language;
  const { driver, company, contact, ownBus, buses, crew, programme, progress, trip, reference } = day;
  const { startPlace, endPlace, passengers, transferType, start, end, lasts, lastsHome } = programme;
  const course = { transferType, start, end, lasts, lastsHome, hasEnd: endPlace !== null };
  const next = { today: day.today, course, from: startPlace, to: endPlace, people: passengers };
  const desk = { trip, token, progress, next };
  return (
    <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2 lg:gap-6">
      <LiveRefresh noun="trip" record={trip} since={since} token={token} />
      <div className="grid grid-cols-1 content-start gap-4">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <div className="min-w-0">
            <h1 className="text-2xl">{t("title", { name: driver })}</h1>
            <p className="text-sm break-words text-ink-2">{company.name}</p>
          </div>
          <div className="flex flex-wrap gap-2">
            {(ownBus ? [ownBus] : buses).map(({ licenceplate, country }) => (
              <Plate key={licenceplate} plate={licenceplate} country={country} />
            ))}
          </div>
        </div>
        {ownBus && buses.length > 0 && (
          <p className="text-ink-2">
            {t("beside", { count: buses.length, plates: buses.map(({ licenceplate }) => licenceplate).join(", ") })}
          </p>
        )}
        {!day.today && <EmptyState sign="busStop" title={t("notToday")} text={t("notTodayText")} />}
        {day.today ? <DriveDesk {...desk} /> : <NextCard {...next} progress={progress} />}
      </div>
      <div className="grid grid-cols-1 content-start gap-4">
        <section className="card grid grid-cols-1 content-start gap-4">
          <h2 className="text-lg">{t("contacts")}</h2>
          <Call person={contact} word={t("group")} writes />
          <Call person={company} word={t("dispatch")} />
          {crew.map((person) => (
            <Call
              key={person.name}
              person={person}
              word={person.plate ? t("colleagueOf", { plate: person.plate }) : t("colleague")}
            />
          ))}
        </section>
        <section className="card">
          <h2 className="mb-3 text-lg">
            {t("programme")} {reference}
          </h2>
          <Route programme={programme} pauses={day.pauses} />
          <ProgrammeList programme={programme} stopsAt={day.stopsAt} pauses={day.pauses} />
          <a
            href={`/api/trip/${trip}/journeyform.pdf?${new URLSearchParams({ lng, token })}`}
            download
            rel="noreferrer"
          >
            {t("journeyForm")}
          </a>
        </section>
        <Further further={day.further} />
      </div>
    </div>
  );
}
