import { useLocale, useTranslations } from "next-intl";
import { Plate } from "@/components/bus/plate";
import { telHref } from "@/components/ui/tel";
import { languageNames } from "@/components/driver/language-names";
import { ButtonLink } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { Notice } from "@/components/ui/notice";
import { placeLine, placeName } from "@/lib/i18n/place-names";
import type { Place } from "@/lib/features/place/schema";
import type { Stretch } from "@/lib/geo/road/profile";
import type { ProgressRecord } from "@/lib/features/driver/schema/drive";
import { directionsTo } from "./directions";
import { RouteDrawing } from "./route-drawing";
import { formatDayShort, formatTime } from "@/lib/i18n/formats";
import type { Language } from "@/lib/i18n/routing";

type Day = {
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

/** A bus stands there so long before it leaves. */
const staging = 15 * 60_000;

const keyOf = ({ bus, driver }: Partial<Run>) => driver ?? bus ?? "trip";

/** Of which of several buses something is told. */
function BusName({ bus, plate, driver }: Named) {
  const t = useTranslations("driver.day");
  if (bus === undefined && driver === undefined) return null;
  const name = bus === undefined ? t("busWith", { name: driver ?? "" }) : t("bus", { n: bus });
  return <b className="block">{[name, plate].filter(Boolean).join(", ")}</b>;
}

function News({ progress, over, ...name }: Named & Pick<Day, "progress" | "over">) {
  const t = useTranslations("driver.day");
  const { departedAt, arrivedAt, brokenAt, delay } = progress;
  const broken = brokenAt !== null && brokenAt > (arrivedAt ?? 0);
  // Whoever has left again is on the way back.
  const arrived = arrivedAt !== null && arrivedAt >= (departedAt ?? 0);
  return (
    <div className="grid grid-cols-1 gap-2" aria-live="polite">
      <BusName {...name} />
      {broken && <Notice tone="bad">{t("broken", { time: formatTime(brokenAt) })}</Notice>}
      {delay > 0 && !over && <Notice tone="warn">{t("late", { minutes: delay })}</Notice>}
      {arrived ? (
        <Notice tone="ok">{t("arrived", { time: formatTime(arrivedAt) })}</Notice>
      ) : (
        departedAt !== null && <Notice>{t("departed", { time: formatTime(departedAt) })}</Notice>
      )}
    </div>
  );
}

/** When the bus stands there; of a delay the time before, too. */
function Ready({ day: { start, leaves } }: { day: Day }) {
  const t = useTranslations("driver.day");
  const [planned, time] = [formatTime(start - staging), formatTime(leaves - staging)];
  if (planned === time) return t("ready", { time });
  return t.rich("readyLate", {
    planned,
    time,
    old: (chunks) => (
      <s className="text-ink-3" aria-hidden="true">
        {chunks}
      </s>
    ),
    new: (chunks) => <mark className="rounded-control bg-brand px-2 text-on-brand">{chunks}</mark>,
  });
}

/** Where the bus stands and when, and where it takes the group; once it is over, where it has taken it. */
function Where({ day }: { day: Day }) {
  const t = useTranslations("driver.day");
  const lng = useLocale() as Language;
  const { start, over, underway, place, arrival } = day;
  return (
    <div>
      <p className="text-sm text-ink-2">{formatDayShort(start, lng)}</p>
      <h2 className="text-2xl">{over ? placeName(place, lng) : underway ? t("underway") : <Ready day={day} />}</h2>
      {!underway && <p className="break-words">{placeLine(place, lng)}</p>}
      {arrival && (
        <p className="break-words">
          {t("arrives", { time: formatTime(arrival.at), place: placeName(arrival.place, lng) })}
        </p>
      )}
    </div>
  );
}

/** Where a bus is, in words. */
function WhereNow({ position, ...name }: Named & { position: Position }) {
  const t = useTranslations("driver.day");
  const { left, at, latitude, longitude } = position;
  return (
    <span className="block">
      <BusName {...name} />
      {left === null ? t("position", { time: formatTime(at) }) : t("left", { km: left, time: formatTime(at) })}{" "}
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
function Way({ day: { line, ferries, stops, position, runs } }: { day: Day }) {
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
            <WhereNow key={keyOf(one)} {...one} />
          ))}
        </figcaption>
      )}
    </figure>
  );
}

type Driver = Day["drivers"][number];

/** Whoever is on the day's first page is one press away. */
function DriverOfDay({ driver: { name, phone, languages, plate } }: { driver: Driver }) {
  const t = useTranslations("driver.day");
  const named = languageNames(useLocale() as Language);
  return (
    <div className="grid grid-cols-1 content-start gap-2">
      <span>
        <b>{name}</b>
        <span className="block text-sm text-ink-2">
          {plate ? t("driverOf", { plate }) : t("driver")}
          {languages.length > 0 && `, ${t("speaks", { list: languages.map(named).join(", ") })}`}
        </span>
      </span>
      {phone && <CallButton name={name} phone={phone} />}
    </div>
  );
}

function CallButton({ name, phone }: { name: string; phone: string }) {
  const t = useTranslations("driver.day");
  return (
    <ButtonLink variant="pri" wide wraps href={telHref(phone)}>
      <Icon of="phone" size={17} />
      {t("call", { name })}
    </ButtonLink>
  );
}

/** What the group needs on the day: where the bus stands, its plate, the driver's number, delay. */
export function DayCard({ day }: { day: Day }) {
  const t = useTranslations("driver.day");
  const { over, underway, place, bus, moreBuses, company, drivers, progress, runs } = day;
  // Somebody answers, whoever drives without a number.
  const office = drivers.some(({ phone }) => phone !== null) ? null : company.phone;
  return (
    <section className="card grid grid-cols-1 content-start gap-3 md:grid-cols-2">
      <div className="grid grid-cols-1 content-start gap-3">
        <Where day={day} />
        {(runs.length > 0 ? runs : [{ progress, over }]).map((run) => (
          <News key={keyOf(run)} {...run} />
        ))}
        <div className="flex flex-wrap gap-2 empty:hidden">
          {[...(bus ? [bus] : []), ...moreBuses].map(({ licenceplate, country }) => (
            <Plate key={licenceplate} plate={licenceplate} country={country} size="lg" />
          ))}
        </div>
        {drivers.map((driver) => (
          <DriverOfDay key={driver.name} driver={driver} />
        ))}
        {office && <CallButton name={company.name} phone={office} />}
        {!over && !underway && (
          <ButtonLink wide wraps href={directionsTo(place)} target="_blank" rel="noreferrer">
            <Icon of="map-pin" size={17} />
            {t("directions")}
          </ButtonLink>
        )}
        <p className="text-xs text-ink-3">{t("note")}</p>
      </div>
      <Way day={day} />
    </section>
  );
}
