"use client";
import { RouteInline } from "@/components/busrequest/route-inline";
import { useTranslations } from "next-intl";
import { type CSSProperties, useState } from "react";
import type { Day } from "@/components/form/calendar";
import { cn } from "@/components/ui/cn";
import { Icon } from "@/components/ui/icon";
import type { BusChoice } from "@/lib/features/calendar/schema";
import { formatTime } from "@/lib/i18n/formats";
import { useBoard } from "./board-context";
import type { Row } from "./bus-row";
import { EntryRow, WeekStrip } from "./day-lists";
import { EntrySign, signOf, useEntryWords } from "./entry-words";
import { dayBreak, drawnSpan, type Hours, hourHeight, hoursFrom, hoursIn, isEarly, topOf } from "./day-hours";
import { GapButton } from "./gap-button";
import { comesWithBus, layoutGaps, layoutRow, needsBus, type Shown, standsOn, type TimeBar } from "./layout";
import { barState, boardHours, hatched } from "./looks";
import { rowsOf } from "./week-view";

/** Pixels that a bar is pressed by at least. */
const least = 44;

const percent = (share: number) => `${Math.round(share * 1e4) / 100}%`;

function HourBar({ bar, lanes, day }: { bar: TimeBar<Shown>; lanes: number; day: Day }) {
  const { open, now } = useBoard();
  const t = useTranslations("calendar");
  const words = useEntryWords();
  const { entry, left, width, lane, clash } = bar;
  const state = barState(entry, now);
  const time = words.time(entry, day, now) || words.hour(entry.start);
  return (
    <button
      type="button"
      className="absolute overflow-hidden px-0.75 text-left text-xs text-on-kind-tint"
      data-kind={signOf(entry)}
      style={{ top: percent(left), height: percent(width), left: percent(lane / lanes), width: percent(1 / lanes) }}
      aria-label={[words.label(entry), clash ? t("clashWord") : ""].filter(Boolean).join(", ")}
      data-entry={entry.id}
      onClick={(event) => open(entry, event.currentTarget)}
    >
      <span className={cn("inset-x-0", boardHours({ state, vacant: entry.category === "vacancy", clash }))} />
      <span className="relative grid justify-items-start p-0.75 wrap-anywhere">
        <EntrySign entry={entry} size={16} />
        <b className="sign-sm">
          <RouteInline route={entry.title} />
        </b>
        <span className={clash ? "text-danger" : undefined}>{clash ? t("clashWord") : time}</span>
      </span>
    </button>
  );
}

type ColumnProps = { bus: Row; entries: readonly Shown[]; day: Day; hours: Hours };

function BusColumn({ bus, entries, day, hours }: ColumnProps) {
  const { zone, now, gaps } = useBoard();
  const span = drawnSpan(day, zone, hours.from);
  const open = gaps.filter((gap) => gap.bus === bus.id && gap.first <= day && gap.last >= day);
  const { bars, lanes } = layoutRow(span, entries, { least: least / hours.height });
  const gone = Math.min(1, Math.max(0, (now - span.from) / (span.to - span.from)));
  return (
    <section className="border-l border-line" aria-label={bus.licenceplate}>
      <div className="grid justify-items-start gap-1 border-b-2 border-ink px-0.75 py-2 text-xs text-ink-2">
        <span className="rounded-chip border-control border-ink px-1 font-plate text-xs font-bold whitespace-nowrap text-ink">
          {bus.licenceplate}
        </span>
        <span className="w-full truncate">{[bus.capacity, bus.name].filter(Boolean).join(", ")}</span>
      </div>
      <div className="relative" style={{ height: hours.height }}>
        <span className={cn("absolute inset-x-0 top-0", hatched)} style={{ height: percent(gone) }} />
        {hoursIn(hours).map((hour) => (
          <span key={hour} className="absolute inset-x-0 h-px bg-line" style={{ top: topOf(hour, hours) }} />
        ))}
        {gone > 0 && gone < 1 && <span className="absolute inset-x-0 h-0.5 bg-ink" style={{ top: percent(gone) }} />}
        {layoutGaps(span, open, bars, least / hours.height).map(({ gap, left, width }) => (
          <GapButton
            key={gap.id}
            gap={gap}
            plate={bus.licenceplate}
            width={0.1}
            className="absolute inset-x-1"
            style={{ top: percent(left), height: percent(width) }}
          />
        ))}
        {bars.map((bar) => (
          <HourBar key={bar.entry.id} bar={bar} lanes={lanes} day={day} />
        ))}
      </div>
    </section>
  );
}

type LooseProps = { entries: readonly Shown[]; day: Day; word: "unassigned" | "ordered" };

function Loose({ entries, day, word }: LooseProps) {
  const t = useTranslations("calendar");
  const [open, setOpen] = useState(false);
  if (entries.length === 0) return null;
  return (
    <div
      className={cn("mb-3 rounded-card border border-line", word === "unassigned" ? "bg-danger-tint" : "bg-surface")}
    >
      <button
        type="button"
        className={cn("flex min-h-11 w-full items-center gap-2 px-3 sign-sm", word === "unassigned" && "text-danger")}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        <Icon of={open ? "chevron-down" : "chevron-right"} size={16} />
        {t(word, { count: entries.length })}
        <span className="ml-auto flex items-center gap-1">
          {entries.slice(0, 4).map((entry) => (
            <EntrySign key={entry.id} entry={entry} size={20} />
          ))}
        </span>
      </button>
      {open && (
        <ul className="bg-surface">
          {entries.map((entry) => (
            <EntryRow key={entry.id} entry={entry} day={day} />
          ))}
        </ul>
      )}
    </div>
  );
}

type ScaleProps = { hours: Hours; day: Day; onFold: (() => void) | null };

/** The clock beside the buses, with the time that it is; above it what unfolds the hours before. */
function HourScale({ hours, day, onFold }: ScaleProps) {
  const { zone, now } = useBoard();
  const t = useTranslations("calendar");
  const { from, to } = drawnSpan(day, zone, hours.from);
  const isOpen = hours.from === 0;
  return (
    <div className="sticky left-0 z-2 flex flex-col bg-surface text-right text-xs text-ink-2">
      {onFold ? (
        <button
          type="button"
          className="grid flex-1 place-content-end justify-items-center px-0.75 border-b-2 border-ink pb-2 leading-tight"
          aria-expanded={isOpen}
          aria-label={t("earlyHours", { hour: dayBreak })}
          onClick={onFold}
        >
          0–{dayBreak}
          <Icon of={isOpen ? "chevron-up" : "chevron-down"} size={16} />
        </button>
      ) : (
        <span className="flex-1 border-b-2 border-ink" />
      )}
      <div className="relative" style={{ height: hours.height }}>
        {hoursIn(hours).map((hour) => (
          <span
            key={hour}
            className="absolute right-0 px-0.75 leading-none"
            style={{ top: topOf(hour, hours) - hourHeight / 5 }}
          >
            {hour}
          </span>
        ))}
        {now > from && now < to && (
          <span
            className="absolute right-0 -translate-y-1/2 rounded-chip bg-brand px-0.5 py-0.75 sign-2xs text-on-brand"
            style={{ top: percent((now - from) / (to - from)) }}
          >
            {formatTime(now, zone)}
          </span>
        )}
      </div>
    </div>
  );
}

/** The board of a phone: one day, hours downwards, three buses beside each other and the others by a swipe. */
export function DayColumns({ buses }: { buses: readonly BusChoice[] }) {
  const board = useBoard();
  const { entries, selected } = board;
  const t = useTranslations("calendar");
  const [isUnfolded, setUnfolded] = useState(false);
  const here = entries.filter(({ first, last }) => first <= selected && last >= selected);
  const rows = rowsOf(buses, here);
  const early = isEarly(
    here.filter((entry) => !needsBus(entry) && !comesWithBus(entry)),
    board,
    selected,
  );
  const hours = hoursFrom(early || isUnfolded ? 0 : dayBreak);
  // None at all is no number of times that the browser takes.
  const beside = rows.length > 0 ? ` repeat(${rows.length}, max(6.5rem, calc((100vw - 5rem) / 3)))` : "";
  const columns = `2rem${beside}`;
  return (
    <div className="md:hidden" data-day-columns>
      <WeekStrip />
      <Loose word="unassigned" entries={here.filter(needsBus)} day={selected} />
      <Loose word="ordered" entries={here.filter(comesWithBus)} day={selected} />
      {/* biome-ignore lint/a11y/useSemanticElements: a part of the page that scrolls, no form */}
      <div
        className="overflow-x-auto rounded-card border border-line bg-surface"
        role="group"
        aria-label={t("busesDay")}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the way to scroll it by keyboard
        tabIndex={0}
      >
        <div className="grid w-max" style={{ gridTemplateColumns: columns } as CSSProperties}>
          <HourScale hours={hours} day={selected} onFold={early ? null : () => setUnfolded(!isUnfolded)} />
          {rows.map((bus) => (
            <BusColumn key={bus.id} bus={bus} entries={here.filter(standsOn(bus.id))} day={selected} hours={hours} />
          ))}
        </div>
      </div>
    </div>
  );
}
