import { useLocale, useTranslations } from "next-intl";
import { telHref } from "@/components/ui/tel";
import { Plate } from "@/components/bus/plate";
import { RouteInline } from "@/components/busrequest/route-inline";
import { buttonClass } from "@/components/ui/button-class";
import { Icon } from "@/components/ui/icon";
import type { DayTrip } from "@/lib/features/day/schema";
import { formatDateTime, formatDayShort, formatTime } from "@/lib/i18n/formats";
import { routeText } from "@/lib/i18n/route-text";
import type { Language } from "@/lib/i18n/routing";

type Person = { name: string; phone: string | null };

function Call({ person: { name, phone }, word }: { person: Person; word: string }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <span>
        <b className="break-words">{name}</b>
        <span className="block text-sm text-ink-2">{word}</span>
      </span>
      {phone && (
        <a className={buttonClass({})} href={telHref(phone)}>
          <Icon of="phone" size={17} />
          {phone}
        </a>
      )}
    </div>
  );
}

/** A trip of the day as it is needed on the road: when, where, who. */
export function DayCard({ trip }: { trip: DayTrip }) {
  const t = useTranslations("day");
  const lng = useLocale() as Language;
  const { reference, side, start, end, stops, passengers, bus, moreBuses, drivers, contact } = trip;
  const people = passengers === null ? null : t("people", { count: passengers });
  const until = end && t("until", { time: formatDateTime(end.at) });
  return (
    <li className="card grid grid-cols-1 content-start gap-3">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p>
          <span className="block text-sm text-ink-2">{formatDayShort(start.at, lng)}</span>
          <time className="title-2xl tabular-nums" dateTime={new Date(start.at).toISOString()}>
            {formatTime(start.at)}
          </time>
        </p>
        <div className="flex flex-wrap gap-2">
          {/* A day kept by a version that knew one bus alone names no more. */}
          {[...(bus ? [bus] : []), ...(moreBuses ?? [])].map(({ licenceplate, country }) => (
            <Plate key={licenceplate} plate={licenceplate} country={country} />
          ))}
        </div>
      </div>
      <h2 className="text-lg break-words">
        <RouteInline route={routeText(start.place, ...stops, end?.place)} />
      </h2>
      <p className="text-ink-2">{[until, people, reference].filter(Boolean).join(", ")}</p>
      {drivers.map((person) => (
        <Call key={person.name} person={person} word={[t("driver"), person.plate].filter(Boolean).join(", ")} />
      ))}
      {contact && <Call person={contact} word={t(side === "author" ? "company" : "group")} />}
    </li>
  );
}
