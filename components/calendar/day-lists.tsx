"use client";
import { useLocale, useTranslations } from "next-intl";
import { useMemo, useState } from "react";
import { addDays, type Day, weekStart } from "@/components/form/calendar";
import { Button } from "@/components/ui/button";
import type { Language } from "@/lib/i18n/routing";
import { useBoard } from "./board-context";
import { dayName, EntrySign, monthName } from "./entry-words";
import { DayGroup, standsAt } from "./entry-row";
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
    <div className="side-h">
      <h2>{t("entries")}</h2>
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
    <div className="card flush cal-side">
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
    <div className="ag-w">
      {week.map((day) => {
        const here = entries.filter(touches(day));
        return (
          <button
            type="button"
            key={day}
            aria-pressed={day === selected}
            aria-current={day === today ? "date" : undefined}
            aria-label={`${dayName(day, lng, "long")}, ${t("count", { count: here.length })}`}
            onClick={() => select(day)}
          >
            <span>{dayName(day, lng).slice(0, 2)}</span>
            <b>{Number(day.slice(8))}</b>
            <i>{here[0] && <EntrySign entry={here[0]} size={12} />}</i>
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
    <div className="ag">
      <WeekStrip />
      <div className="card flush cal-side">
        <ListHead />
        <Groups days={groups} />
        {!whole && (
          <p className="side-none">
            <Button small onClick={() => setMost(most + step)}>
              {t("showMore")}
            </Button>
          </p>
        )}
      </div>
    </div>
  );
}
