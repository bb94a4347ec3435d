"use client";
import { RouteInline } from "@/components/busrequest/route-inline";
import { useRouter } from "next/navigation";
import { kindWordClass } from "@/components/busrequest/kind-chip";
import { useLocale, useTranslations } from "next-intl";
import { useMemo, useState } from "react";
import { addDays, type Day, weekStart } from "@/components/form/calendar";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { Icon } from "@/components/ui/icon";
import type { Language } from "@/lib/i18n/routing";
import { useBoard } from "./board-context";
import { dayName, EntryBadge, EntrySign, monthName, signOf, useEntryWords } from "./entry-words";
import { GapButton } from "./gap-button";
import type { Shown } from "./layout";
import type { Gap } from "./use-gaps";

export function EntryRow({ entry, day }: { entry: Shown; day: Day }) {
  const { now, chosen, open } = useBoard();
  const words = useEntryWords();
  const colour = entry.category ? kindWordClass : "font-sign leading-snug font-bold";
  return (
    <li className="not-first:border-t not-first:border-line" data-kind={signOf(entry)}>
      <button
        type="button"
        className={cn(
          "grid w-full grid-cols-[28px_minmax(0,1fr)_auto] items-center gap-x-[0.65rem] gap-y-0 px-[0.9rem] py-2 text-left font-stretch-dense max-lg:py-3",
          entry.id === chosen ? "bg-selected" : "hover:bg-hover",
        )}
        data-day-entry
        onClick={(event) => open(entry, event.currentTarget)}
      >
        <span className="row-span-2 mt-0.5 self-start">
          <EntrySign entry={entry} size={24} />
        </span>
        <span className="font-text text-sm/snug font-medium font-stretch-normal text-ink-2">
          {words.time(entry, day, now)}
        </span>
        <EntryBadge entry={entry} />
        <span className="col-[2/-1] grid min-w-0 leading-snug">
          <b className="sign-md wrap-anywhere">
            <RouteInline route={entry.title} />
          </b>
          <span className="text-sm text-ink-2">
            <b className={colour}>{words.kind(entry)}</b> {words.detail(entry)}
          </span>
        </span>
      </button>
    </li>
  );
}

/** What fits between two entries of a bus, on the day from which on it is free. */
function GapRow({ gap }: { gap: Gap }) {
  const { plateOf } = useBoard();
  const words = useEntryWords();
  const plate = plateOf(gap.bus);
  return (
    <li className="not-first:border-t not-first:border-line grid gap-1 px-3 py-2">
      <span className="text-sm text-ink-2">
        {plate}, {words.span(gap.from, gap.to)}
      </span>
      <GapButton gap={gap} plate={plate} className="min-h-11 w-full" />
    </li>
  );
}

/** What lasts several days stands where it begins, and on the selected day. */
function standsAt(day: Day, selected: Day) {
  return ({ first, last }: Shown) => first === day || (day === selected && first <= day && last >= day);
}

const emptyDay = "flex flex-wrap items-center gap-2 px-[0.9rem] py-2 text-sm text-ink-2";

/** A day with what takes place on it; an open emergency stands first. */
function DayGroup({ day }: { day: Day }) {
  const { entries, today, add, selected, gaps } = useBoard();
  const t = useTranslations("calendar");
  const lng = useLocale() as Language;
  const open = gaps.filter(({ first }) => first === day);
  const rank = ({ category, state }: Shown) => (category === "emergency" && state === "active" ? 0 : 1);
  const rows = entries.filter(standsAt(day, selected)).sort((a, b) => rank(a) - rank(b));
  const addHere = (
    <Button small onClick={() => add(null, { first: day, last: day })}>
      <Icon of="plus" size={16} />
      {t("addHere")}
    </Button>
  );
  const name = day === today ? t("todayIs", { day: dayName(day, lng) }) : dayName(day, lng);
  return (
    <section className="max-lg:scroll-my-22" aria-label={name}>
      <h3 className="bg-sunken px-[0.9rem] py-2 sign-xs tracking-normal text-ink-2">{name}</h3>
      {rows.length + open.length > 0 ? (
        <ul>
          {rows.map((entry) => (
            <EntryRow key={entry.id} entry={entry} day={day} />
          ))}
          {open.map((gap) => (
            <GapRow key={gap.id} gap={gap} />
          ))}
        </ul>
      ) : (
        <p className={emptyDay}>
          {t("none")} {addHere}
        </p>
      )}
      {rows.length > 0 && day === selected && (
        <p className="pb-2 pl-[2.6rem] text-sm text-ink-2 lg:hidden">{addHere}</p>
      )}
    </section>
  );
}

const touches = (day: Day) => (entry: Shown) => entry.first <= day && entry.last >= day;

/** The selected day, empty or not, and the days after it that hold something, until about `most` entries stand there. */
function useGroups(most: number) {
  const { selected, days, entries, gaps } = useBoard();
  return useMemo(() => {
    const groups: Day[] = [];
    let count = 0;
    for (const day of days) {
      if (day < selected || count >= most) continue;
      const open = gaps.filter(({ first }) => first === day).length;
      const here = entries.filter(standsAt(day, selected)).length + open;
      if (here === 0 && day !== selected) continue;
      groups.push(day);
      count += here;
    }
    return { groups, whole: count < most };
  }, [selected, days, entries, gaps, most]);
}

function Groups({ days }: { days: readonly Day[] }) {
  return days.map((day) => <DayGroup key={day} day={day} />);
}

function ListHead({ className }: { className?: string }) {
  const { entries, selected } = useBoard();
  const t = useTranslations("calendar");
  const lng = useLocale() as Language;
  const month = selected.slice(0, 7);
  const live = entries.filter(({ state, first, last }) => {
    return (state === "active" || state === "booked") && first.slice(0, 7) <= month && last.slice(0, 7) >= month;
  });
  return (
    <div className={cn("flex items-baseline justify-between border-b-2 border-ink px-[0.9rem] pt-3 pb-3", className)}>
      <h2 className="sign-lg">{t("entries")}</h2>
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
    <div className="card card-flush" data-day-list>
      <ListHead />
      <Groups days={groups} />
    </div>
  );
}

/** The week of the selected day; a day that is not shown turns the page. */
export function WeekStrip() {
  const { selected, select, startsOn, entries, today, days, hrefOf } = useBoard();
  const router = useRouter();
  const t = useTranslations("calendar");
  const lng = useLocale() as Language;
  const first = weekStart(selected, startsOn);
  const week = Array.from({ length: 7 }, (_, index) => addDays(first, index));
  return (
    <div className="mb-2 grid grid-cols-7 overflow-hidden rounded-card border border-line bg-surface">
      {week.map((day) => {
        const here = entries.filter(touches(day));
        const isSelected = day === selected;
        return (
          <button
            type="button"
            key={day}
            className={cn("grid min-h-16 justify-items-center gap-1 py-2", isSelected && "bg-brand text-on-brand")}
            aria-pressed={isSelected}
            aria-current={day === today ? "date" : undefined}
            aria-label={`${dayName(day, lng, "long")}, ${t("count", { count: here.length })}`}
            onClick={() => (days.includes(day) ? select(day) : router.push(hrefOf(day), { scroll: false }))}
          >
            <span className={cn("text-xs", isSelected ? "text-on-brand-2" : "text-ink-2")}>
              {dayName(day, lng).slice(0, 2)}
            </span>
            <b className={cn("sign-lg", day === today && "underline decoration-brand decoration-[3px]")}>
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
      <div className="card card-flush" data-day-list>
        <ListHead className="max-lg:hidden" />
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
