"use client";
import { RouteInline } from "@/components/busrequest/route-inline";
import { ChevronDown, ChevronRight } from "lucide-react";
import { useTranslations } from "next-intl";
import { type CSSProperties, useState } from "react";
import type { Day } from "@/components/form/calendar";
import { cn } from "@/components/ui/cn";
import { Icon } from "@/components/ui/icon";
import type { BusChoice } from "@/lib/features/calendar/schema";
import { spanOf } from "./address";
import { useBoard } from "./board-context";
import type { Row } from "./bus-row";
import { EntryRow, WeekStrip } from "./day-lists";
import { EntrySign, signOf, useEntryWords } from "./entry-words";
import { GapButton } from "./gap-button";
import { layoutGaps, layoutRow, needsBus, type Shown, standsOn, type TimeBar } from "./layout";
import { barState, boardHours, hatched } from "./looks";
import { rowsOf } from "./week-view";

/** Pixels of an hour, and of a whole day. */
const hourHeight = 31;
const dayHeight = 24 * hourHeight;
const evenHours = Array.from({ length: 11 }, (_, index) => 2 * index + 2);
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

function BusColumn({ bus, entries, day }: { bus: Row; entries: readonly Shown[]; day: Day }) {
  const { zone, now, gaps } = useBoard();
  const span = spanOf([day], zone);
  const open = gaps.filter((gap) => gap.bus === bus.id && gap.first <= day && gap.last >= day);
  const { bars, lanes } = layoutRow(span, entries, { least: 44 / dayHeight });
  const gone = Math.min(1, Math.max(0, (now - span.from) / (span.to - span.from)));
  return (
    <section className="border-l border-line" aria-label={bus.licenceplate}>
      <div className="grid justify-items-start gap-1 border-b-2 border-ink px-0.75 py-2 text-xs text-ink-2">
        <span className="rounded-chip border-control border-ink px-1 font-plate text-xs font-bold whitespace-nowrap text-ink">
          {bus.licenceplate}
        </span>
        <span className="w-full truncate">{[bus.capacity, bus.name].filter(Boolean).join(", ")}</span>
      </div>
      <div className="relative" style={{ height: dayHeight }}>
        <span className={cn("absolute inset-x-0 top-0", hatched)} style={{ height: percent(gone) }} />
        {evenHours.map((hour) => (
          <span key={hour} className="absolute inset-x-0 h-px bg-line" style={{ top: hour * hourHeight }} />
        ))}
        {gone > 0 && gone < 1 && <span className="absolute inset-x-0 h-0.5 bg-ink" style={{ top: percent(gone) }} />}
        {layoutGaps(span, open, bars, 44 / dayHeight).map(({ gap, left, width }) => (
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

function Loose({ entries, day }: { entries: readonly Shown[]; day: Day }) {
  const t = useTranslations("calendar");
  const [open, setOpen] = useState(false);
  if (entries.length === 0) return null;
  return (
    <div className="mb-3 rounded-card border border-line bg-danger-tint">
      <button
        type="button"
        className="flex min-h-11 w-full items-center gap-2 px-3 sign-sm text-danger"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        <Icon of={open ? ChevronDown : ChevronRight} size={16} />
        {t("unassigned", { count: entries.length })}
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

/** The board of a phone: one day, hours downwards, three buses beside each other and the others by a swipe. */
export function DayColumns({ buses }: { buses: readonly BusChoice[] }) {
  const { entries, selected } = useBoard();
  const t = useTranslations("calendar");
  const here = entries.filter(({ first, last }) => first <= selected && last >= selected);
  const rows = rowsOf(buses, here);
  const columns = `2rem repeat(${rows.length}, max(6.5rem, calc((100vw - 5rem) / 3)))`;
  return (
    <div className="md:hidden" data-day-columns>
      <WeekStrip />
      <Loose entries={here.filter(needsBus)} day={selected} />
      {/* biome-ignore lint/a11y/useSemanticElements: a part of the page that scrolls, no form */}
      <div
        className="overflow-x-auto rounded-card border border-line bg-surface"
        role="group"
        aria-label={t("busesDay")}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the way to scroll it by keyboard
        tabIndex={0}
      >
        <div className="grid w-max" style={{ gridTemplateColumns: columns } as CSSProperties}>
          <div className="sticky left-0 z-2 flex flex-col bg-surface text-right text-xs text-ink-2">
            <span className="flex-1 border-b-2 border-ink" />
            <div className="relative" style={{ height: dayHeight }}>
              {evenHours.map((hour) => (
                <span
                  key={hour}
                  className="absolute right-0 px-0.75 leading-none"
                  style={{ top: hour * hourHeight - 6 }}
                >
                  {hour}
                </span>
              ))}
            </div>
          </div>
          {rows.map((bus) => (
            <BusColumn key={bus.id} bus={bus} entries={here.filter(standsOn(bus.id))} day={selected} />
          ))}
        </div>
      </div>
    </div>
  );
}
