"use client";
import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { dayName } from "@/components/calendar/entry-words";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { Icon } from "@/components/ui/icon";
import type { GapsRecord, StandbyGap, StandbyRecord, WindowInput } from "@/lib/features/standby/schema";
import { addDays } from "@/lib/i18n/days";
import { formatTime } from "@/lib/i18n/formats";
import type { Language } from "@/lib/i18n/routing";
import { GapMap } from "./gap-map";

/** As on the map. */
const hatched = "bg-[repeating-linear-gradient(-45deg,var(--line-strong)_0_1px,transparent_1px_5px)]";

type Night = GapsRecord["nights"][number];
type Props = {
  gaps: GapsRecord;
  plan: StandbyRecord;
  busy: boolean;
  /** Of who can do something about it. */
  onAdd: ((window: WindowInput) => void) | undefined;
};

function Nights({
  nights,
  chosen,
  onChoose,
}: {
  nights: readonly Night[];
  chosen: Night;
  onChoose: (day: string) => void;
}) {
  const t = useTranslations("standby.gaps");
  const lng = useLocale() as Language;
  return (
    <fieldset className="flex gap-1 overflow-x-auto max-md:scrollbar-none">
      <legend className="sr-only">{t("nights")}</legend>
      {nights.map((night) => {
        const [weekday = "", date = ""] = dayName(night.day, lng).split(" ");
        const count = night.gaps.length;
        return (
          <button
            key={night.day}
            type="button"
            className={cn(
              "grid flex-1 justify-items-center gap-1 rounded-control border-control px-1 py-2",
              night === chosen ? "border-ink bg-selected" : "border-line",
            )}
            aria-pressed={night === chosen}
            aria-label={t("nightOf", { day: dayName(night.day, lng, "long"), count })}
            onClick={() => onChoose(night.day)}
          >
            <b className="sign-sm">{weekday}</b>
            <small className="text-2xs text-ink-2">{date.slice(0, 6)}</small>
            {count === 0 ? (
              <Icon of="check" size={18} className="text-success" />
            ) : (
              <b className={cn("min-w-6 rounded-chip border-control border-ink px-1 sign-sm", hatched)}>{count}</b>
            )}
          </button>
        );
      })}
    </fieldset>
  );
}

type GapProps = { gap: StandbyGap; number: number; night: Night } & Omit<Props, "gaps">;

/** What the company itself could do about it. */
function OwnHelp({ own, plan }: { own: NonNullable<StandbyGap["own"]>; plan: StandbyRecord }) {
  const t = useTranslations("standby.gaps");
  const driver = plan.drivers.find(({ id }) => id === own.driver)?.name;
  const bus = plan.buses.find(({ id }) => id === own.bus)?.licenceplate;
  const free = [driver, bus].filter(Boolean).join(", ");
  return (
    <p className="text-xs text-ink-3">
      {t("own", { base: own.name, minutes: own.minutes })} {free && t("free", { names: free })}
    </p>
  );
}

function Gap({ gap, number, night, plan, busy, onAdd }: GapProps) {
  const t = useTranslations("standby.gaps");
  const own = onAdd ? gap.own : null;
  const isPart = gap.start > night.start || gap.end < night.end;
  const clock = (moment: number) => formatTime(moment, plan.timeZone);
  const add = own
    ? () => onAdd?.({ base: own.base, start: night.start, end: night.end, bus: own.bus, driver: own.driver })
    : undefined;
  return (
    <li className="grid grid-cols-[auto_1fr] gap-3 border-t border-line py-3">
      <span className="grid size-7.5 place-items-center rounded-full bg-ink sign-sm text-page">{number}</span>
      <div className="grid gap-1">
        <b className="sign-md">{gap.places.join(t("and"))}</b>
        <span className="text-sm text-ink-2">
          {isPart && `${t("hours", { from: clock(gap.start), to: clock(gap.end) })} `}
          {gap.minutes === null ? t("far") : t("next", { minutes: gap.minutes })}
        </span>
        {own && <OwnHelp own={own} plan={plan} />}
        {own && (
          <Button variant="ink" small wraps className="justify-self-start" busy={busy} onClick={add}>
            {t("add", { base: own.name })}
          </Button>
        )}
      </div>
    </li>
  );
}

function Figures({ night }: { night: Night }) {
  const t = useTranslations("standby.gaps");
  const reached = night.covered.filter(Boolean).length;
  const share = night.covered.length > 0 ? Math.floor((100 * reached) / night.covered.length) : 0;
  return (
    <p className="flex flex-wrap gap-5 border-t border-line pt-3 text-sm text-ink-2">
      <span>
        <b className="title-xl text-ink">{night.onCall}</b> {t("onCall", { count: night.onCall })}
      </span>
      <span>
        <b className="title-xl text-ink">{`${share} %`}</b> {t("reached")}
      </span>
    </p>
  );
}

/** The next seven nights: where nobody would be there within an hour, on a map and as a list. */
export function GapPanel({ gaps, ...props }: Props) {
  const t = useTranslations("standby.gaps");
  const lng = useLocale() as Language;
  const [day, setDay] = useState(gaps.nights[0]?.day);
  const night = gaps.nights.find((one) => one.day === day) ?? gaps.nights[0];
  if (!night) return null;
  const title = t("night", {
    from: dayName(night.day, lng).slice(0, -4),
    to: dayName(addDays(night.day, 1), lng).slice(0, -4),
    start: formatTime(night.start, gaps.timeZone),
    end: formatTime(night.end, gaps.timeZone),
  });
  return (
    <div className="grid grid-cols-1 gap-4 lg:grid-cols-2">
      <GapMap gaps={gaps} night={night} bases={props.plan.bases} label={t("map", { night: title })} />
      <section className="card grid content-start gap-3">
        <h2 className="sign-lg">{t("title")}</h2>
        <Nights nights={gaps.nights} chosen={night} onChoose={setDay} />
        <h3 className="sign-md" aria-live="polite">
          {title}
        </h3>
        {night.gaps.length === 0 && <p>{t("none")}</p>}
        <ol>
          {night.gaps.map((gap, index) => (
            <Gap key={`${gap.longitude} ${gap.latitude}`} gap={gap} night={night} {...props} number={index + 1} />
          ))}
        </ol>
        <Figures night={night} />
        <p className="text-xs text-ink-3">
          {t(gaps.source === "factor" || gaps.source === "network" ? "estimate" : "measured")}
        </p>
      </section>
    </div>
  );
}
