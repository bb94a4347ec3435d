"use client";
import { useLocale, useTranslations } from "next-intl";
import { type CSSProperties, useMemo } from "react";
import { type Day, weekdayOf } from "@/components/form/calendar";
import type { Language } from "@/lib/i18n/routing";
import { weekNumber } from "./address";
import { useBoard } from "./board-context";
import { dayName, dayOfMonth, EntrySign, monthName, toneOf, useEntryWords } from "./entry-words";
import { type Bar, layoutWeek, type Shown } from "./layout";
import { type Drag, useDayDrag } from "./use-day-drag";
import { useDayKeys } from "./use-day-keys";

function EventBar({ bar: { entry, span, lane, before, after } }: { bar: Bar<Shown> }) {
  const { chosen, open } = useBoard();
  const words = useEntryWords();
  const pending = entry.state === "pending" ? " pend" : "";
  const over = entry.state === "past" || entry.state === "filled" ? " over" : "";
  const cut = `${before ? " before" : ""}${after ? " after" : ""}`;
  return (
    <button
      type="button"
      // The side list holds the same entries for the keyboard.
      tabIndex={-1}
      className={`ev ${toneOf(entry)}${pending}${over}${cut}${entry.id === chosen ? " sel" : ""}`}
      style={{ "--span": span, "--lane": lane } as CSSProperties}
      aria-label={words.label(entry)}
      title={words.label(entry)}
      data-move={entry.mayMove ? entry.id : undefined}
      onClick={() => open(entry)}
    >
      <EntrySign entry={entry} size={15} />
      <b>{words.short(entry)}</b>
      <span>{entry.title}</span>
    </button>
  );
}

/** The phone's cell has no room for bars: a sign for each of the first entries and the number of all. */
function DayMarks({ entries }: { entries: readonly Shown[] }) {
  if (entries.length === 0) return null;
  return (
    <span className="cal-marks">
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
  requestAnimationFrame(() => document.querySelector(".mg .cal-side section")?.scrollIntoView({ block: "nearest" }));
}

type CellProps = { day: Day; month: string; bars: Bar<Shown>[]; more: number; drag: Drag | null };

function DayCell({ day, month, bars, more, drag }: CellProps) {
  const { today, selected, select, entries } = useBoard();
  const t = useTranslations("calendar");
  const lng = useLocale() as Language;
  const out = day.slice(0, 7) !== month;
  const weekend = [0, 6].includes(weekdayOf(day));
  const dropped = drag !== null && day >= drag.first && day <= drag.last;
  const marks = [out && "out", weekend && "we", day === today && "today", dropped && "drop"].filter(Boolean).join(" ");
  const here = entries.filter(({ first, last }) => first <= day && last >= day);
  const date = Number(day.slice(8));
  return (
    // biome-ignore lint/a11y/useSemanticElements: a grid of days, its bars lie across the cells
    // biome-ignore lint/a11y/useFocusableInteractive: the button inside takes the focus
    <div role="gridcell" className={`cal-d ${marks}`} data-day={day} aria-selected={day === selected}>
      <button
        type="button"
        className="cal-n"
        tabIndex={day === selected ? 0 : -1}
        aria-current={day === today ? "date" : undefined}
        aria-label={`${dayName(day, lng, "long")}, ${t("count", { count: here.length })}`}
        onClick={() => {
          select(day);
          showList();
        }}
      >
        {date === 1 ? dayOfMonth(day, lng) : date}
        <DayMarks entries={here} />
      </button>
      {bars.map((bar) => (
        <EventBar key={bar.entry.id} bar={bar} />
      ))}
      {more > 0 && (
        <button type="button" className="cal-more" tabIndex={-1} onClick={() => select(day)}>
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
  return (
    // biome-ignore lint/a11y/useSemanticElements: see above
    // biome-ignore lint/a11y/useFocusableInteractive: see above
    <div role="row" className="cal-w">
      {/* biome-ignore lint/a11y/useSemanticElements: see above */}
      {/* biome-ignore lint/a11y/useFocusableInteractive: see above */}
      <span role="rowheader" className="cal-wk" aria-label={t("week", { number })}>
        {number}
      </span>
      {week.map((day, column) => (
        <DayCell
          key={day}
          day={day}
          month={month}
          bars={bars.filter((bar) => bar.column === column)}
          more={more[column] ?? 0}
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
    <div role="grid" className="cal" aria-label={monthName(date, lng)} {...handlers} {...keys}>
      {/* biome-ignore lint/a11y/useSemanticElements: see above */}
      {/* biome-ignore lint/a11y/useFocusableInteractive: see above */}
      <div role="row" className="cal-wd">
        {/* biome-ignore lint/a11y/useSemanticElements: see above */}
        {/* biome-ignore lint/a11y/useFocusableInteractive: see above */}
        <span role="columnheader">
          <span className="sr-only">{t("weeks")}</span>
        </span>
        {weeks[0]?.map((day) => (
          // biome-ignore lint/a11y/useSemanticElements: see above
          // biome-ignore lint/a11y/useFocusableInteractive: see above
          <span role="columnheader" key={day} aria-label={dayName(day, lng, "long").split(" ")[0]}>
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
