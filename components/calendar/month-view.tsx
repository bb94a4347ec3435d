"use client";
import { RouteInline } from "@/components/busrequest/route-inline";
import { useLocale, useTranslations } from "next-intl";
import { type CSSProperties, useMemo } from "react";
import { type Day, weekdayOf } from "@/components/form/calendar";
import { cn } from "@/components/ui/cn";
import type { Language } from "@/lib/i18n/routing";
import { weekNumber } from "./address";
import { useBoard } from "./board-context";
import { dayName, dayOfMonth, EntrySign, monthName, signOf, useEntryWords } from "./entry-words";
import { type Bar, layoutWeek, type Shown } from "./layout";
import { barState, dayButton, droppedDay, frame, monthBar } from "./looks";
import { type Drag, useDayDrag } from "./use-day-drag";
import { useDayKeys } from "./use-day-keys";

function EventBar({ bar: { entry, span, lane, before, after } }: { bar: Bar<Shown> }) {
  const { chosen, open, now } = useBoard();
  const words = useEntryWords();
  const selected = entry.id === chosen;
  return (
    <button
      type="button"
      // The side list holds the same entries for the keyboard.
      tabIndex={-1}
      className={monthBar({ state: barState(entry, now), before, after, selected, movable: entry.mayMove })}
      data-kind={signOf(entry)}
      style={{ "--span": span, "--lane": lane } as CSSProperties}
      aria-label={words.label(entry)}
      title={words.label(entry)}
      data-move={entry.mayMove ? entry.id : undefined}
      onClick={(event) => open(entry, event.currentTarget)}
    >
      <EntrySign entry={entry} size={15} />
      <b className="font-bold">{words.short(entry)}</b>
      <span className="overflow-hidden text-ellipsis">
        <RouteInline route={entry.title} />
      </span>
    </button>
  );
}

/** The phone's cell has no room for bars: a sign for each of the first entries and the number of all. */
function DayMarks({ entries, isToday }: { entries: readonly Shown[]; isToday: boolean }) {
  if (entries.length === 0) return null;
  return (
    <span
      className={cn(
        "flex items-center gap-0.5 font-text text-2xs/none font-bold lg:hidden",
        isToday ? "text-on-brand-2" : "text-ink-2",
      )}
    >
      {entries.slice(0, 3).map((entry) => (
        <EntrySign key={entry.id} entry={entry} size={12} />
      ))}
      {entries.length > 3 && <span>{entries.length}</span>}
    </span>
  );
}

const listBelow = "(max-width: 63.99rem), (pointer: coarse) and (max-width: 79.99rem)";

/** Where a finger takes whole days, the list below the month comes into view. */
function showList() {
  if (!window.matchMedia(listBelow).matches) return;
  requestAnimationFrame(() => document.querySelector("[data-day-list] section")?.scrollIntoView({ block: "nearest" }));
}

const weekGrid = "grid grid-cols-[2.1rem_repeat(7,minmax(0,1fr))] max-lg:grid-cols-7";
const weekendDay = "bg-[color-mix(in_srgb,var(--sunken)_40%,var(--surface))]";
/** A finger takes the whole day; the list below or beside it holds what the bars only show. */
const wholeCell = cn(
  "pointer-coarse:after:absolute pointer-coarse:after:inset-0 pointer-coarse:after:z-2",
  "max-lg:absolute max-lg:inset-0 max-lg:m-0 max-lg:grid max-lg:content-start max-lg:justify-items-center",
  "max-lg:gap-1 max-lg:rounded-none max-lg:px-0 max-lg:pt-[0.35rem]",
);

type CellProps = { day: Day; month: string; bars: Bar<Shown>[]; more: number; full: boolean; drag: Drag | null };

function DayCell({ day, month, bars, more, full, drag }: CellProps) {
  const { today, selected, select, entries } = useBoard();
  const t = useTranslations("calendar");
  const lng = useLocale() as Language;
  const out = day.slice(0, 7) !== month || day < today;
  const weekend = [0, 6].includes(weekdayOf(day));
  const dropped = drag !== null && day >= drag.first && day <= drag.last;
  const isToday = day === today;
  const ground = dropped ? droppedDay : isToday ? "bg-selected" : weekend && weekendDay;
  const here = entries.filter(({ first, last }) => first <= day && last >= day);
  const date = Number(day.slice(8));
  return (
    // biome-ignore lint/a11y/useSemanticElements: a grid of days, its bars lie across the cells
    // biome-ignore lint/a11y/useFocusableInteractive: the button inside takes the focus
    <div
      role="gridcell"
      className={cn("relative border-l border-line max-lg:min-h-12.5", full ? "min-h-31.75" : "min-h-26", ground)}
      data-day={day}
      aria-selected={day === selected}
    >
      <button
        type="button"
        className={cn(
          dayButton,
          "mt-1 ml-1",
          wholeCell,
          out ? "font-regular" : "font-bold",
          isToday ? "bg-brand text-on-brand" : cn("hover:bg-hover", out && "text-ink-3"),
          day === selected &&
            (isToday ? "[box-shadow:inset_0_0_0_2px_var(--on-brand)]" : "[box-shadow:inset_0_0_0_2px_var(--ink)]"),
        )}
        data-day-button
        tabIndex={day === selected ? 0 : -1}
        aria-current={day === today ? "date" : undefined}
        aria-label={`${dayName(day, lng, "long")}, ${t("count", { count: here.length })}`}
        onClick={() => {
          select(day);
          showList();
        }}
      >
        {date === 1 ? dayOfMonth(day, lng) : date}
        <DayMarks entries={here} isToday={isToday} />
      </button>
      {bars.map((bar) => (
        <EventBar key={bar.entry.id} bar={bar} />
      ))}
      {more > 0 && (
        <button
          type="button"
          className="absolute top-[calc(1.85rem+72px)] left-0.75 min-h-6 px-1 font-text text-2xs/body font-bold text-ink-2 underline max-lg:hidden pointer-coarse:pointer-events-none"
          tabIndex={-1}
          onClick={() => select(day)}
        >
          {t("more", { count: more })}
        </button>
      )}
    </div>
  );
}

function WeekRow({ week, month, drag }: { week: readonly Day[]; month: string; drag: Drag | null }) {
  const { entries, startsOn } = useBoard();
  const t = useTranslations("calendar");
  const { bars, more } = useMemo(() => layoutWeek(week, entries), [week, entries]);
  const number = weekNumber(week[0] ?? "", startsOn);
  const full = more.some((count) => count > 0) || bars.some(({ lane }) => lane > 1);
  return (
    // biome-ignore lint/a11y/useSemanticElements: see above
    // biome-ignore lint/a11y/useFocusableInteractive: see above
    <div role="row" className={cn(weekGrid, "border-b border-line last:border-b-0")}>
      {/* biome-ignore lint/a11y/useSemanticElements: see above */}
      {/* biome-ignore lint/a11y/useFocusableInteractive: see above */}
      <span
        role="rowheader"
        className="bg-sunken py-2 text-center text-2xs text-ink-3 max-lg:hidden"
        aria-label={t("week", { number })}
      >
        {number}
      </span>
      {week.map((day, column) => (
        <DayCell
          key={day}
          day={day}
          month={month}
          bars={bars.filter((bar) => bar.column === column)}
          more={more[column] ?? 0}
          full={full}
          drag={drag}
        />
      ))}
    </div>
  );
}

/** A month in whole weeks. Arrows move the day, Enter opens it, a drag over days adds, a bar can be dragged. */
export function MonthView({ date }: { date: Day }) {
  const { days } = useBoard();
  const t = useTranslations("calendar");
  const lng = useLocale() as Language;
  const { drag, handlers } = useDayDrag();
  const keys = useDayKeys();
  const weeks = useMemo(
    () => Array.from({ length: days.length / 7 }, (_, index) => days.slice(index * 7, index * 7 + 7)),
    [days],
  );
  return (
    // biome-ignore lint/a11y/useSemanticElements: see above
    <div role="grid" className={frame} aria-label={monthName(date, lng)} {...handlers} {...keys}>
      {/* biome-ignore lint/a11y/useSemanticElements: see above */}
      {/* biome-ignore lint/a11y/useFocusableInteractive: see above */}
      <div role="row" className={cn(weekGrid, "border-b-2 border-ink sign-sm leading-none")}>
        {/* biome-ignore lint/a11y/useSemanticElements: see above */}
        {/* biome-ignore lint/a11y/useFocusableInteractive: see above */}
        <span role="columnheader" className="px-[0.6rem] py-2 max-lg:hidden">
          <span className="sr-only">{t("weeks")}</span>
        </span>
        {weeks[0]?.map((day) => (
          // biome-ignore lint/a11y/useSemanticElements: see above
          // biome-ignore lint/a11y/useFocusableInteractive: see above
          <span
            role="columnheader"
            key={day}
            className="px-[0.6rem] py-2 max-lg:px-0 max-lg:text-center"
            aria-label={dayName(day, lng, "long").split(" ")[0]}
          >
            {dayName(day, lng).split(" ")[0]?.slice(0, 3)}
          </span>
        ))}
      </div>
      {weeks.map((week) => (
        <WeekRow key={week[0]} week={week} month={date.slice(0, 7)} drag={drag} />
      ))}
    </div>
  );
}
