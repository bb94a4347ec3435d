"use client";
import { useLocale, useTranslations } from "next-intl";
import { type CSSProperties, type KeyboardEvent, useMemo, useState } from "react";
import type { Day } from "@/components/form/calendar";
import { toInstant } from "@/components/form/market-time";
import { cn } from "@/components/ui/cn";
import { useShortcuts } from "@/components/ui/use-shortcuts";
import type { BusChoice } from "@/lib/features/calendar/schema";
import type { Language } from "@/lib/i18n/routing";
import { spanOf } from "./address";
import { BoardLegend } from "./board-legend";
import { useBoard } from "./board-context";
import { BusRow, type Row, rowGrid } from "./bus-row";
import { dayName } from "./entry-words";
import { busyOn, comesWithBus, needsBus, type Shown, standsOn } from "./layout";
import { dayButton, frame } from "./looks";
import { useCarry } from "./use-carry";
import { useDayDrag } from "./use-day-drag";
import { useDayKeys } from "./use-day-keys";

const percent = (share: number) => `${Math.round(share * 1e4) / 100}%`;
const evenHours = Array.from({ length: 11 }, (_, index) => 2 * index + 2);

/** Stays in sight while the buses run by. */
const headClass = cn(rowGrid, "sticky top-0 z-2 border-b-2 border-ink bg-surface sign-sm");

function DayHead({ day, all }: { day: Day; all: number }) {
  const { today, selected, select, entries, days } = useBoard();
  const t = useTranslations("calendar");
  const lng = useLocale() as Language;
  return (
    <span
      data-day={day}
      className={cn(
        "flex items-center justify-between border-l border-line p-0.75",
        day === today && "bg-brand text-on-brand",
        day < today && "text-ink-2",
      )}
    >
      <button
        type="button"
        className={cn(
          dayButton,
          "font-bold",
          day === today ? "hover:bg-brand-hover" : "hover:bg-hover",
          day === selected && "[box-shadow:inset_0_0_0_2px_currentColor]",
        )}
        data-day-button
        tabIndex={day === selected ? 0 : -1}
        aria-pressed={day === selected}
        aria-label={dayName(day, lng, "long")}
        onClick={() => select(day)}
      >
        {`${dayName(day, lng).slice(0, 2)} ${Number(day.slice(8))}.`}
      </button>
      {all > 0 && days.length < 14 && (
        <small className="font-text text-xs font-medium max-xl:hidden">
          {t("load", { busy: busyOn(day, entries), all })}
        </small>
      )}
    </span>
  );
}

/** The hours of the one day that is shown. */
function HourHead({ day }: { day: Day }) {
  const { zone } = useBoard();
  const lng = useLocale() as Language;
  const { from, to } = spanOf([day], zone);
  return (
    <span data-day={day} className="relative border-l border-line">
      <span className="sr-only">{dayName(day, lng, "long")}</span>
      {evenHours.map((hour) => (
        <small
          key={hour}
          className="absolute inset-y-0 flex items-center font-text text-xs font-medium text-ink-2"
          style={{ left: percent((toInstant(day, `${hour}:00`.padStart(5, "0"), zone) - from) / (to - from)) }}
        >
          {hour}
        </small>
      ))}
    </span>
  );
}

/** The hours of one day, and the moment that it is now, through all rows. */
function Lines({ byHours }: { byHours: boolean }) {
  const { days, zone, now } = useBoard();
  const { from, to } = useMemo(() => spanOf(days, zone), [days, zone]);
  const share = (now - from) / (to - from);
  const [day = ""] = days;
  return (
    <div className="pointer-events-none absolute inset-y-0 right-0 left-54 max-xl:left-36">
      {byHours &&
        evenHours.map((hour) => (
          <span
            key={hour}
            className="absolute inset-y-0 w-px bg-line"
            style={{ left: percent((toInstant(day, `${hour}:00`.padStart(5, "0"), zone) - from) / (to - from)) }}
          />
        ))}
      {share >= 0 && share < 1 && <span className="absolute inset-y-0 w-0.5 bg-ink" style={{ left: percent(share) }} />}
    </div>
  );
}

/** The buses in service, and those out of it that are still booked. */
export function rowsOf(buses: readonly BusChoice[], entries: readonly Shown[]): Row[] {
  const known = new Set(buses.map(({ id }) => id));
  const retired = new Map(entries.flatMap(({ bus }) => (bus && !known.has(bus.id) ? [[bus.id, bus] as const] : [])));
  return [...buses, ...[...retired.values()].map((bus) => ({ ...bus, name: null, capacity: null }))];
}

/** What the board shows: entries that touch its days. */
function useHere() {
  const { entries, days } = useBoard();
  const [first = "", last = ""] = [days[0], days.at(-1)];
  return entries.filter((entry) => entry.first <= last && entry.last >= first);
}

/** The dispatch board: a row a bus by the clock; what has none yet and what comes with another company's folded on top. */
export function WeekView({ buses, byHours }: { buses: readonly BusChoice[]; byHours: boolean }) {
  const { days } = useBoard();
  const t = useTranslations("calendar");
  const { drag: dragged, handlers } = useDayDrag(buses);
  const { said, over, held, handlers: carrying } = useCarry(buses);
  const { onKeyDown: onDayKey, ref } = useDayKeys();
  const [folded, setFolded] = useState(true);
  const onFold = () => setFolded((before) => !before);
  useShortcuts({ o: onFold });
  const drag = dragged ?? over;
  const known = new Set(buses.map(({ id }) => id));
  const onKeyDown = (event: KeyboardEvent) => {
    carrying.onKeyDown(event);
    if (!event.defaultPrevented) onDayKey(event);
  };
  const here = useHere();
  const ordered = here.filter(comesWithBus);
  const loose = here.filter(needsBus);
  // Whoever has no bus misses none: a tour operator's row is what comes with another company's.
  const misses = buses.length > 0 || loose.length > 0;
  const [day = ""] = days;
  // What is carried there must be seen there, and stays seen.
  if (folded && drag?.row === "") setFolded(false);
  return (
    <div className="max-md:hidden" data-week-board>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the bars and days inside are buttons, their keys meet here */}
      <div className={frame} {...handlers} {...carrying} onKeyDown={onKeyDown} ref={ref}>
        <div className={headClass} style={{ "--days": days.length } as CSSProperties}>
          <span className="px-2 py-[0.6rem]">{t("bus")}</span>
          {byHours ? <HourHead day={day} /> : days.map((one) => <DayHead key={one} day={one} all={buses.length} />)}
        </div>
        <div className="relative">
          {misses && (
            <BusRow bus={null} entries={loose} takes drag={drag} held={held} fold={{ of: "noBus", folded, onFold }} />
          )}
          {(ordered.length > 0 || !misses) && (
            <BusRow
              bus={null}
              entries={ordered}
              takes={false}
              drag={drag}
              held={held}
              fold={{ of: "ordered", folded, onFold }}
            />
          )}
          {rowsOf(buses, here).map((bus) => (
            <BusRow
              key={bus.id}
              bus={bus}
              entries={here.filter(standsOn(bus.id))}
              takes={known.has(bus.id)}
              drag={drag}
              held={held}
            />
          ))}
          <Lines byHours={byHours} />
        </div>
      </div>
      <p className="text-xs text-ink-3" aria-live="assertive">
        {said}
      </p>
      <BoardLegend />
    </div>
  );
}
