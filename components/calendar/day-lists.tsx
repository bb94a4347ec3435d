"use client";
import { useLocale, useTranslations } from "next-intl";
import { useMemo, useState } from "react";
import { addDays, type Day, weekStart } from "@/components/form/calendar";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import type { Language } from "@/lib/i18n/routing";
import { useBoard } from "./board-context";
import { dayName, EntrySign, monthName } from "./entry-words";
import { DayGroup, emptyDay, standsAt } from "./entry-row";
import type { Shown } from "./layout";

const touches = (day: Day) => (entry: Shown) => entry.first <= day && entry.last >= day;

/** The selected day, empty or not, and the days after it that hold something, until about `most` entries stand there. */
function useGroups(most: number) {
  const { selected, days, entries } = useBoard();
  return useMemo(() => {
    const groups: Day[] = [];
    let count = 0;
    for (const day of days) {
      if (day < selected || count >= most) continue;
      const here = entries.filter(standsAt(day, selected)).length;
      if (here === 0 && day !== selected) continue;
      groups.push(day);
      count += here;
    }
    return { groups, whole: count < most };
  }, [selected, days, entries, most]);
}

function Groups({ days }: { days: readonly Day[] }) {
  return days.map((day) => <DayGroup key={day} day={day} />);
}

function ListHead() {
  const { entries, selected } = useBoard();
  const t = useTranslations("calendar");
  const lng = useLocale() as Language;
  const month = selected.slice(0, 7);
  const live = entries.filter(({ state, first, last }) => {
    return (state === "active" || state === "booked") && first.slice(0, 7) <= month && last.slice(0, 7) >= month;
  });
  return (
    <div className="flex items-baseline justify-between border-b-2 border-ink px-[0.9rem] pt-[0.8rem] pb-[0.65rem]">
      <h2 className="text-lg">{t("entries")}</h2>
      <span className="text-xs text-ink-3">
        {t("live", { month: monthName(selected, lng).split(" ")[0] ?? "", count: live.length })}
      </span>
    </div>
  );
}

/** Beside the month: the selected day and what comes next. */
export function SideList() {
  const { groups } = useGroups(12);
  return (
    <div className="card flush" data-day-list>
      <ListHead />
      <Groups days={groups} />
    </div>
  );
}

function WeekStrip() {
  const { selected, select, startsOn, entries, today } = useBoard();
  const t = useTranslations("calendar");
  const lng = useLocale() as Language;
  const first = weekStart(selected, startsOn);
  const week = Array.from({ length: 7 }, (_, index) => addDays(first, index));
  return (
    <div className="mb-[0.8rem] grid grid-cols-7 overflow-hidden rounded-card border border-line bg-surface">
      {week.map((day) => {
        const here = entries.filter(touches(day));
        const isSelected = day === selected;
        return (
          <button
            type="button"
            key={day}
            className={cn(
              "grid min-h-[66px] justify-items-center gap-[0.2rem] py-2",
              isSelected && "bg-brand text-on-brand",
            )}
            aria-pressed={isSelected}
            aria-current={day === today ? "date" : undefined}
            aria-label={`${dayName(day, lng, "long")}, ${t("count", { count: here.length })}`}
            onClick={() => select(day)}
          >
            <span className={cn("text-xs", isSelected ? "text-on-brand-2" : "text-ink-2")}>
              {dayName(day, lng).slice(0, 2)}
            </span>
            <b
              className={cn(
                "font-sign text-lg/[1.1] font-[750]",
                day === today && "underline decoration-brand decoration-[3px]",
              )}
            >
              {Number(day.slice(8))}
            </b>
            <i className={cn("h-3", isSelected && "text-on-brand-2")}>
              {here[0] && <EntrySign entry={here[0]} size={12} />}
            </i>
          </button>
        );
      })}
    </div>
  );
}

const step = 40;

/** A strip of the week and the days below it: the phone's calendar. */
export function Agenda() {
  const t = useTranslations("calendar");
  const [most, setMost] = useState(step);
  const { groups, whole } = useGroups(most);
  return (
    <>
      <WeekStrip />
      <div className="card flush" data-day-list>
        <ListHead />
        <Groups days={groups} />
        {!whole && (
          <p className={emptyDay}>
            <Button small onClick={() => setMost(most + step)}>
              {t("showMore")}
            </Button>
          </p>
        )}
      </div>
    </>
  );
}
