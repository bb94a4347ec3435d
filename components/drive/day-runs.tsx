import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Notice } from "@/components/ui/notice";
import { placeLine, placeName } from "@/lib/i18n/place-names";
import type { Place } from "@/lib/features/place/schema";
import type { Stretch } from "@/lib/geo/road/profile";
import type { ProgressRecord } from "@/lib/features/driver/schema/drive";
import type { TripSide } from "@/lib/features/trip/rules";
import { RouteDrawing } from "./route-drawing";
import { formatDayShort, formatTime } from "@/lib/i18n/formats";
import type { Language } from "@/lib/i18n/routing";

export type Day = {
  start: number;
  /** By plan and by the delay that was told. */
  leaves: number;
  /** Nothing stands ready any more: `place` is where the trip has ended. */
  over: boolean;
  /** The group is on board. */
  underway: boolean;
  place: Place;
  /** Where this way ends, by an estimate and what the driver has told. */
  arrival: { place: Place; at: number } | null;
  bus: { licenceplate: string; country: string } | null;
  moreBuses: readonly { licenceplate: string; country: string }[];
  company: { name: string; phone: string | null };
  drivers: readonly { name: string; phone: string | null; languages: readonly string[]; plate: string | null }[];
  progress: ProgressRecord;
  /** As the bus goes. */
  line: readonly (readonly [longitude: number, latitude: number])[];
  ferries: readonly Stretch[];
  stops: readonly Place[];
  position: Position | null;
  /** Of several buses each one, once they do not run alike; the rest of the day is by the one furthest behind. */
  runs: readonly Run[];
};

/** `left`: km to where the group waits, where it still does. */
type Position = { latitude: number; longitude: number; at: number; left: number | null };
/** A bus by number and plate, or by its driver where no bus was settled. */
type Named = { bus?: number; plate?: string | null; driver?: string };
type Run = Named & { progress: ProgressRecord; over: boolean; position: Position | null };

/** The day, where and when it begins (`when`) and where it leads; once it is over, where it has led. */
export function DayHead({ day, when }: { day: Day; when: ReactNode }) {
  const t = useTranslations("driver.day");
  const lng = useLocale() as Language;
  const { start, over, underway, place, arrival } = day;
  return (
    <div>
      <p className="text-sm text-ink-2">{formatDayShort(start, lng)}</p>
      <h2 className="text-2xl">{over ? placeName(place, lng) : underway ? t("underway") : when}</h2>
      {!underway && <p className="break-words">{placeLine(place, lng)}</p>}
      {arrival && (
        <p className="break-words">
          {t("arrives", { time: formatTime(arrival.at), place: placeName(arrival.place, lng) })}
        </p>
      )}
    </div>
  );
}

const keyOf = ({ bus, driver }: Partial<Run>) => driver ?? bus ?? "trip";

/** Of which of several buses something is told. */
function BusName({ bus, plate, driver }: Named) {
  const t = useTranslations("driver.day");
  if (bus === undefined && driver === undefined) return null;
  const name = bus === undefined ? t("busWith", { name: driver ?? "" }) : t("bus", { n: bus });
  return <b className="block">{[name, plate].filter(Boolean).join(", ")}</b>;
}

/** What its driver has told of one bus. */
function Told({ side, progress, over, ...name }: Named & Pick<Day, "progress" | "over"> & { side: TripSide }) {
  const t = useTranslations("driver.day");
  const { departedAt, arrivedAt, brokenAt, delay } = progress;
  const broken = brokenAt !== null && brokenAt > (arrivedAt ?? 0);
  // Whoever has left again is on the way back.
  const arrived = arrivedAt !== null && arrivedAt >= (departedAt ?? 0);
  return (
    <div className="grid grid-cols-1 gap-2" aria-live="polite">
      <BusName {...name} />
      {broken && (
        <Notice tone="bad">{t(side === "author" ? "broken" : "brokenOwn", { time: formatTime(brokenAt) })}</Notice>
      )}
      {delay > 0 && !over && <Notice tone="warn">{t("late", { minutes: delay })}</Notice>}
      {arrived ? (
        <Notice tone="ok">{t("arrived", { time: formatTime(arrivedAt) })}</Notice>
      ) : (
        departedAt !== null && <Notice>{t("departed", { time: formatTime(departedAt) })}</Notice>
      )}
    </div>
  );
}

/** What was told of the trip; of several buses of each one, once they do not run alike. */
export function DayNews({ day: { runs, progress, over }, side }: { day: Day; side: TripSide }) {
  return (runs.length > 0 ? runs : [{ progress, over }]).map((run) => <Told key={keyOf(run)} side={side} {...run} />);
}

/** Where a bus is, in words. */
function WhereNow({ side, position, ...name }: Named & { side: TripSide; position: Position }) {
  const t = useTranslations("driver.day");
  const { left, at, latitude, longitude } = position;
  return (
    <span className="block">
      <BusName {...name} />
      {left === null
        ? t("position", { time: formatTime(at) })
        : t(side === "author" ? "left" : "leftOwn", { km: left, time: formatTime(at) })}{" "}
      <a
        href={`https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=12/${latitude}/${longitude}`}
        target="_blank"
        rel="noreferrer"
      >
        {t("onMap")}
      </a>
    </span>
  );
}

/** The way and, while its drivers share it, where each bus is. */
export function DayWay({ day: { line, ferries, stops, position, runs }, side }: { day: Day; side: TripSide }) {
  const t = useTranslations("driver");
  const lng = useLocale() as Language;
  const [from, to] = [stops[0], stops.at(-1)];
  if (!from || !to || line.length < 2) return null;
  const label = t("drive.route", { from: placeName(from, lng), to: placeName(to, lng) });
  const shown = [...runs, { position }].flatMap((run) => (run.position ? [{ ...run, position: run.position }] : []));
  return (
    <figure className="grid content-start gap-1">
      <RouteDrawing
        label={label}
        line={line}
        ferries={ferries}
        stops={stops}
        buses={shown.map((one) => one.position)}
      />
      {shown.length > 0 && (
        <figcaption>
          {shown.map((one) => (
            <WhereNow key={keyOf(one)} side={side} {...one} />
          ))}
        </figcaption>
      )}
    </figure>
  );
}
