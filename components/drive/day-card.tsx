import { useLocale, useTranslations } from "next-intl";
import { Plate } from "@/components/bus/plate";
import { telHref } from "@/components/ui/tel";
import { languageNames } from "@/components/driver/language-names";
import { ButtonLink } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { directionsTo } from "./directions";
import { type Day, DayHead, DayNews, DayWay } from "./day-runs";
import { formatTime } from "@/lib/i18n/formats";
import type { Language } from "@/lib/i18n/routing";

/** A bus stands there so long before it leaves. */
const staging = 15 * 60_000;

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

type Driver = Day["drivers"][number];

/** Whoever is on the day's first page is one press away. */
function DriverOfDay({ driver: { name, phone, languages, plate }, only }: { driver: Driver; only: boolean }) {
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
      {phone && <CallButton name={name} phone={phone} only={only} />}
    </div>
  );
}

/** `only`: of several none stands out. */
function CallButton({ name, phone, only }: { name: string; phone: string; only: boolean }) {
  const t = useTranslations("driver.day");
  return (
    <ButtonLink variant={only ? "pri" : undefined} wide wraps href={telHref(phone)}>
      <Icon of="phone" size={17} />
      {t("call", { name })}
    </ButtonLink>
  );
}

/** What the group needs on the day: where the bus stands, its plate, the driver's number, delay. */
export function DayCard({ day }: { day: Day }) {
  const t = useTranslations("driver.day");
  const { over, underway, place, bus, moreBuses, company, drivers } = day;
  // Somebody answers, whoever drives without a number.
  const reachable = drivers.filter(({ phone }) => phone !== null).length;
  const office = reachable > 0 ? null : company.phone;
  return (
    <section className="card grid grid-cols-1 content-start gap-3 md:grid-cols-2">
      <div className="grid grid-cols-1 content-start gap-3">
        <DayHead day={day} when={<Ready day={day} />} />
        <DayNews day={day} side="author" />
        <div className="flex flex-wrap gap-2 empty:hidden">
          {[...(bus ? [bus] : []), ...moreBuses].map(({ licenceplate, country }) => (
            <Plate key={licenceplate} plate={licenceplate} country={country} size="lg" />
          ))}
        </div>
        <p className="text-sm text-ink-2">{company.name}</p>
        {drivers.map((driver) => (
          <DriverOfDay key={driver.name} driver={driver} only={reachable === 1} />
        ))}
        {office && <CallButton name={company.name} phone={office} only />}
        {!over && !underway && (
          <ButtonLink wide wraps href={directionsTo(place)} target="_blank" rel="noreferrer">
            <Icon of="map-pin" size={17} />
            {t("directions")}
          </ButtonLink>
        )}
        <p className="text-xs text-ink-3">{t("note")}</p>
      </div>
      <DayWay day={day} side="author" />
    </section>
  );
}
