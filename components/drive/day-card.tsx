import { useLocale, useTranslations } from "next-intl";
import { Plate } from "@/components/bus/plate";
import { telHref } from "@/components/ui/tel";
import { languageNames } from "@/components/driver/language-names";
import { ButtonLink } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { Notice } from "@/components/ui/notice";
import { placeLine, placeName } from "@/lib/i18n/place-names";
import type { Place } from "@/lib/features/place/schema";
import type { ProgressRecord } from "@/lib/features/driver/schema/drive";
import { RouteDrawing } from "./route-drawing";
import { formatDayShort, formatTime } from "@/lib/i18n/formats";
import type { Language } from "@/lib/i18n/routing";

type Day = {
  start: number;
  /** By plan and by the delay that was told. */
  leaves: number;
  /** Nothing stands ready any more: `place` is where the trip has ended. */
  over: boolean;
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
  stops: readonly Place[];
  /** `left`: km to where the group waits, where it still does. */
  position: { latitude: number; longitude: number; at: number; left: number | null } | null;
};

/** A bus stands there so long before it leaves. */
const staging = 15 * 60_000;

function News({ progress, over }: Pick<Day, "progress" | "over">) {
  const t = useTranslations("driver.day");
  const { departedAt, arrivedAt, brokenAt, delay } = progress;
  const broken = brokenAt !== null && brokenAt > (arrivedAt ?? 0);
  // Whoever has left again is on the way back.
  const arrived = arrivedAt !== null && arrivedAt >= (departedAt ?? 0);
  return (
    <div className="grid grid-cols-1 gap-2" aria-live="polite">
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

/** Where the bus stands and when, and where it takes the group; once it is over, where it has taken it. */
function Where({ day }: { day: Day }) {
  const t = useTranslations("driver.day");
  const lng = useLocale() as Language;
  const { start, leaves, over, place, arrival } = day;
  return (
    <div>
      <p className="text-sm text-ink-2">{formatDayShort(start, lng)}</p>
      <h2 className="text-2xl">{over ? placeName(place, lng) : t("ready", { time: formatTime(leaves - staging) })}</h2>
      <p className="break-words">{placeLine(place, lng)}</p>
      {arrival && (
        <p className="break-words">
          {t("arrives", { time: formatTime(arrival.at), place: placeName(arrival.place, lng) })}
        </p>
      )}
    </div>
  );
}

/** The way and, while its driver shares it, where the bus is. */
function Way({ line, stops, position }: Pick<Day, "line" | "stops" | "position">) {
  const t = useTranslations("driver");
  const lng = useLocale() as Language;
  const [from, to] = [stops[0], stops.at(-1)];
  if (!from || !to || line.length < 2) return null;
  const label = t("drive.route", { from: placeName(from, lng), to: placeName(to, lng) });
  return (
    <figure className="grid max-w-[26rem] gap-1">
      <RouteDrawing label={label} line={line} stops={stops} bus={position} />
      {position && (
        <figcaption>
          {position.left === null
            ? t("day.position", { time: formatTime(position.at) })
            : t("day.left", { km: position.left, time: formatTime(position.at) })}{" "}
          <a
            href={`https://www.openstreetmap.org/?mlat=${position.latitude}&mlon=${position.longitude}#map=12/${position.latitude}/${position.longitude}`}
            target="_blank"
            rel="noreferrer"
          >
            {t("day.onMap")}
          </a>
        </figcaption>
      )}
    </figure>
  );
}

/** What the group needs on the day: where the bus stands, its plate, the driver's number, delay. */
export function DayCard({ day }: { day: Day }) {
  const t = useTranslations("driver.day");
  const lng = useLocale() as Language;
  const named = languageNames(lng);
  const { over, bus, moreBuses, company, drivers, progress, position, line, stops } = day;
  // Somebody answers, whoever drives without a number.
  const office = drivers.some(({ phone }) => phone !== null) ? null : company.phone;
  return (
    <section className="card grid grid-cols-1 content-start gap-3">
      <Where day={day} />
      <News progress={progress} over={over} />
      <div className="flex flex-wrap gap-2 empty:hidden">
        {[...(bus ? [bus] : []), ...moreBuses].map(({ licenceplate, country }) => (
          <Plate key={licenceplate} plate={licenceplate} country={country} size="lg" />
        ))}
      </div>
      {drivers.map(({ name, phone, languages, plate }) => (
        <div key={name} className="grid grid-cols-1 content-start gap-2">
          <span>
            <b>{name}</b>
            <span className="block text-sm text-ink-2">
              {plate ? t("driverOf", { plate }) : t("driver")}
              {languages.length > 0 && `, ${t("speaks", { list: languages.map(named).join(", ") })}`}
            </span>
          </span>
          {phone && (
            <ButtonLink wide href={telHref(phone)}>
              <Icon of="phone" size={17} />
              {t("call", { name })}
            </ButtonLink>
          )}
        </div>
      ))}
      {office && (
        <ButtonLink wide wraps href={telHref(office)}>
          <Icon of="phone" size={17} />
          {t("call", { name: company.name })}
        </ButtonLink>
      )}
      <Way line={line} stops={stops} position={position} />
      <p className="text-xs text-ink-3">{t("note")}</p>
    </section>
  );
}
