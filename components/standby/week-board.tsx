"use client";
import { useLocale, useTranslations } from "next-intl";
import type { CSSProperties } from "react";
import { dayName } from "@/components/calendar/entry-words";
import { frame } from "@/components/calendar/looks";
import { rowGrid } from "@/components/calendar/bus-row";
import { cn } from "@/components/ui/cn";
import type { StandbyRecord, StandbyWindow } from "@/lib/features/standby/schema";
import { addDays, today, weekdayOf } from "@/lib/i18n/days";
import type { Language } from "@/lib/i18n/routing";
import { barOf, weekSpan } from "./plan";
import { useCarryWindow } from "./use-carry-window";
import { useWindowWords } from "./window-words";

const percent = (share: number) => `${Math.round(share * 1e4) / 100}%`;
/** Nearer to the end of the week a bar is as wide as its words and ends there. */
const late = 0.9;

const barClass = "absolute z-1 h-9.5 overflow-hidden rounded-control bg-ink px-2 text-left text-xs text-page";

type Open = (window: StandbyWindow) => void;
type BarProps = { plan: StandbyRecord; window: StandbyWindow; held: boolean; onOpen: Open };

function Bar({ plan, window, held, onOpen }: BarProps) {
  const words = useWindowWords(plan);
  const { left, width } = barOf(window, weekSpan(plan));
  const place = left > late ? { right: 0 } : { left: percent(left) };
  return (
    <button
      type="button"
      className={cn(barClass, held && "-outline-offset-3 [outline:3px_dashed]")}
      style={{ ...place, width: percent(width), minWidth: "5.2rem", top: "0.5rem", outlineColor: "var(--brand)" }}
      aria-label={words.label(window)}
      title={words.label(window)}
      data-window={window.id}
      onClick={() => onOpen(window)}
    >
      <b className="block truncate sign-sm">{words.hours(window)}</b>
      <span className="block truncate font-stretch-dense">{words.crew(window)}</span>
    </button>
  );
}

function BaseName({ base, buses }: { base: StandbyRecord["bases"][number]; buses: number }) {
  const t = useTranslations("standby");
  return (
    <div className="min-w-0 self-center px-3 py-2">
      <b className="block truncate sign-md">{base.name}</b>
      <span className="text-xs text-ink-2">{base.home ? t("home", { count: buses }) : t("depot")}</span>
    </div>
  );
}

function Days({ plan }: { plan: StandbyRecord }) {
  const t = useTranslations("standby");
  const lng = useLocale() as Language;
  const now = today(Date.now(), plan.timeZone);
  return (
    <div className={cn(rowGrid, "border-b-2 border-ink sign-sm")} style={{ "--days": plan.days } as CSSProperties}>
      <span className="px-3 py-2">{t("base")}</span>
      {daysOf(plan).map((day) => (
        <span key={day} className={cn("border-l border-line px-2 py-2", day === now && "bg-brand text-on-brand")}>
          {dayName(day, lng).slice(0, -4)}
        </span>
      ))}
    </div>
  );
}

const daysOf = ({ from, days }: StandbyRecord) => Array.from({ length: days }, (_, index) => addDays(from, index));
const isWeekend = (day: string) => [0, 6].includes(weekdayOf(day));

type Props = { plan: StandbyRecord; onOpen: Open; onMove: (window: StandbyWindow) => void };

/** A row a base, its windows as bars. */
function Board({ plan, onOpen, onMove }: Props) {
  const t = useTranslations("standby");
  const { windows, heldId, said, box, handlers } = useCarryWindow(plan, onMove);
  const now = today(Date.now(), plan.timeZone);
  return (
    <section className="max-md:hidden" aria-label={t("board")}>
      <div className={frame} ref={box} {...handlers}>
        <Days plan={plan} />
        {plan.bases.map((base) => (
          <div
            key={base.key}
            className={cn(rowGrid, "relative border-b border-line last:border-b-0")}
            style={{ "--days": plan.days, minHeight: "3.5rem" } as CSSProperties}
          >
            <BaseName base={base} buses={plan.buses.length} />
            {daysOf(plan).map((day) => (
              <span
                key={day}
                className={cn("border-l border-line", day === now && "bg-selected", isWeekend(day) && "bg-sunken")}
              />
            ))}
            <div className="absolute inset-y-0 right-0 left-54 max-xl:left-36">
              {windows
                .filter((one) => one.base === base.key)
                .map((one) => (
                  <Bar key={one.id} plan={plan} window={one} held={one.id === heldId} onOpen={onOpen} />
                ))}
            </div>
          </div>
        ))}
      </div>
      <p className="text-xs text-ink-3" aria-live="assertive">
        {said}
      </p>
    </section>
  );
}

/** On a phone: each base with a list of its windows. */
function Lists({ plan, onOpen }: Pick<Props, "plan" | "onOpen">) {
  const t = useTranslations("standby");
  const words = useWindowWords(plan);
  return (
    <div className="card grid gap-3 md:hidden">
      {plan.bases.map((base) => (
        <section key={base.key} className="grid gap-2">
          <div>
            <b className="block sign-md">{base.name}</b>
            <span className="text-xs text-ink-2">
              {base.home ? t("home", { count: plan.buses.length }) : t("depot")}
            </span>
          </div>
          {plan.windows
            .filter((one) => one.base === base.key)
            .map((one) => (
              <button
                key={one.id}
                type="button"
                className="flex min-h-11 flex-wrap items-center gap-3 rounded-control bg-ink px-3 py-2 text-left text-page"
                onClick={() => onOpen(one)}
              >
                <b className="sign-sm">{`${words.weekday(one.start)} ${words.hours(one)}`}</b>
                <span className="text-sm">{words.crew(one)}</span>
              </button>
            ))}
        </section>
      ))}
    </div>
  );
}

/** The windows of a week, as bars or as lists. */
export function WeekBoard(props: Props) {
  return (
    <>
      <Board {...props} />
      <Lists {...props} />
    </>
  );
}
