"use client";
import { cn } from "@/components/ui/cn";
import { useLocale, useTimeZone, useTranslations } from "next-intl";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { Icon } from "@/components/ui/icon";
import { weekStartsOn } from "@/lib/i18n/routing";
import { type Day, dayText, today } from "./calendar";
import { addMonths, monthWeeks, movedDay } from "./month";

type Props = { selected: Day | null; first: Day | null; onPick: (day: Day) => void };

function named(day: Day, lng: string, options: Intl.DateTimeFormatOptions) {
  return new Intl.DateTimeFormat(lng, { ...options, timeZone: "UTC" }).format(new Date(`${day}T12:00:00Z`));
}

function moved(day: Day, key: string, startsOn: 0 | 1, now: Day): Day | null {
  return key === "t" || key === "T" ? now : movedDay(day, key, startsOn);
}

/** Arrows move by day and week, PgUp/PgDn by month, Home/End in the week, T is today, Enter picks. */
const step = "grid size-9 place-items-center rounded-control hover:bg-hover";
const dayButton =
  "h-9.5 w-full rounded-chip font-medium hover:bg-hover disabled:cursor-not-allowed disabled:text-line-strong disabled:line-through aria-[current]:bg-selected aria-pressed:bg-ink! aria-pressed:text-page!";

export function MonthGrid({ selected, first, onPick }: Props) {
  const t = useTranslations("form");
  const lng = useLocale();
  const startsOn = weekStartsOn(lng);
  const now = today(Date.now(), useTimeZone());
  const [at, setAt] = useState<Day>(selected ?? now);
  const grid = useRef<HTMLTableElement>(null);
  const weeks = monthWeeks(at, startsOn);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the day that has the focus is found in the new grid
  useEffect(() => grid.current?.querySelector<HTMLButtonElement>("[tabindex='0']")?.focus(), [at]);
  function onKeyDown(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const next = moved(at, event.key, startsOn, now);
    if (!next) return;
    event.preventDefault();
    setAt(next);
  }
  return (
    <>
      <div className="mb-2 flex items-center justify-between sign-md">
        <button type="button" className={step} aria-label={t("previousMonth")} onClick={() => setAt(addMonths(at, -1))}>
          <Icon of="chevron-left" />
        </button>
        <span aria-live="polite">{named(at, lng, { month: "long", year: "numeric" })}</span>
        <button type="button" className={step} aria-label={t("nextMonth")} onClick={() => setAt(addMonths(at, 1))}>
          <Icon of="chevron-right" />
        </button>
      </div>
      <table className="w-full border-collapse text-center tabular-nums" ref={grid} onKeyDown={onKeyDown}>
        <thead>
          <tr>
            {weeks[0]?.map((day) => (
              <th
                key={day}
                className="sign-xs leading-body text-ink-2 normal-nums"
                scope="col"
                abbr={named(day, lng, { weekday: "long" })}
              >
                {named(day, lng, { weekday: "short" }).slice(0, 2)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((day) => (
                <td key={day}>
                  <button
                    type="button"
                    tabIndex={day === at ? 0 : -1}
                    className={cn(dayButton, day.slice(0, 7) !== at.slice(0, 7) && "text-ink-3")}
                    aria-label={`${named(day, lng, { weekday: "long" })} ${dayText(day)}`}
                    aria-pressed={day === selected}
                    aria-current={day === now ? "date" : undefined}
                    disabled={first !== null && day < first}
                    onClick={() => onPick(day)}
                  >
                    {Number(day.slice(8))}
                  </button>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
