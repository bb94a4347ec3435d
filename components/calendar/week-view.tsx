"use client";
import { useLocale, useTranslations } from "next-intl";
import { type CSSProperties, type KeyboardEvent, useMemo } from "react";
import type { Day } from "@/components/form/calendar";
import type { BusChoice } from "@/lib/features/calendar/schema";
import { cn } from "@/components/ui/cn";
import type { Language } from "@/lib/i18n/routing";
import { spanOf } from "./address";
import { useBoard } from "./board-context";
import { dayName, EntrySign, signOf, useEntryWords } from "./entry-words";
import { layoutRow, type Shown, type TimeBar } from "./layout";
import { barState, dayButton, droppedDay, frame, weekBar } from "./looks";
import { isMovable } from "./target";
import { useCarry } from "./use-carry";
import { type Drag, useDayDrag } from "./use-day-drag";
import { useDayKeys } from "./use-day-keys";

const rowGrid = "grid grid-cols-[13.5rem_repeat(7,minmax(0,1fr))] max-xl:grid-cols-[9rem_repeat(7,minmax(0,1fr))]";

const percent = (share: number) => `${Math.round(share * 1e4) / 100}%`;

function Trip({ bar: { entry, left, width, lane }, held }: { bar: TimeBar<Shown>; held: boolean }) {
  const { open, chosen } = useBoard();
  const words = useEntryWords();
  const selected = entry.id === chosen;
  const style = { left: percent(left), width: percent(width), "--lane": lane } as CSSProperties;
  return (
    <button
      type="button"
      className={weekBar({ state: barState(entry), vacant: entry.category === "vacancy", selected, held })}
      data-kind={signOf(entry)}
      style={style}
      aria-label={words.label(entry)}
      title={words.label(entry)}
      data-entry={entry.id}
      data-move={isMovable(entry) ? entry.id : undefined}
      onClick={() => open(entry)}
    >
      <span className="row-span-2 self-center">
        <EntrySign entry={entry} size={20} />
      </span>
      <b className="truncate font-sign text-[0.82rem]/[1.2] font-bold">
        {words.short(entry)}: {entry.title}
      </b>
      <span className="truncate">{[words.hour(entry.start), words.detail(entry)].filter(Boolean).join(", ")}</span>
    </button>
  );
}

type Row = Omit<BusChoice, "capacity" | "design"> & { capacity: number | null };
/** `takes`: in service, so that a trip can be put on it. */
type RowProps = { bus: Row | null; entries: readonly Shown[]; drag: Drag | null; takes: boolean; held: string | null };

function BusRow({ bus, entries, drag, takes, held }: RowProps) {
  const { days, today, zone, now } = useBoard();
  const t = useTranslations("calendar");
  const span = useMemo(() => spanOf(days, zone), [days, zone]);
  const { bars, lanes, hidden } = useMemo(() => layoutRow(span, entries), [span, entries]);
  const share = (now - span.from) / (span.to - span.from);
  const seats = bus?.capacity ? t("feed.seats", { count: bus.capacity }) : null;
  const facts = [bus?.name, seats].filter(Boolean).join(", ");
  const name = bus?.licenceplate ?? t("noBus");
  const here = drag !== null && (drag.row === undefined || drag.row === (bus?.id ?? ""));
  return (
    <section
      className={cn(rowGrid, "relative min-h-[calc(var(--lanes)*58px+18px)] border-b border-line last:border-b-0")}
      style={{ "--lanes": lanes } as CSSProperties}
      aria-label={name}
      data-bus={takes ? (bus?.id ?? "") : undefined}
    >
      <div className="grid content-center justify-items-start gap-1 px-3 py-[0.6rem] text-sm text-ink-2">
        {bus ? (
          <span className="rounded-chip border-control border-ink px-[0.4rem] font-plate text-md/[1.3] font-bold text-ink">
            {bus.licenceplate}
          </span>
        ) : (
          <b className="font-sign text-md/[1.2] font-bold text-ink">{t("noBus")}</b>
        )}
        <span>{bus ? facts : t("noBusText")}</span>
        {hidden > 0 && <span>{t("more", { count: hidden })}</span>}
      </div>
      {days.map((day) => {
        const dropped = here && day >= drag.first && day <= drag.last;
        return (
          <div
            key={day}
            data-day={day}
            className={cn("border-l border-line", dropped ? droppedDay : day === today && "bg-selected")}
          />
        );
      })}
      <div className="pointer-events-none absolute inset-y-0 right-0 left-54 max-xl:left-36">
        {bars.map((bar) => (
          <Trip key={bar.entry.id} bar={bar} held={bar.entry.id === held} />
        ))}
        {share >= 0 && share < 1 && (
          <span className="absolute top-0 -bottom-px w-0.5 bg-ink" style={{ left: percent(share) }} />
        )}
      </div>
    </section>
  );
}

function DayHeads() {
  const { days, today, selected, select } = useBoard();
  const t = useTranslations("calendar");
  const lng = useLocale() as Language;
  const head = (day: Day) => `${dayName(day, lng).slice(0, 2)} ${Number(day.slice(8))}.`;
  return (
    <div className={cn(rowGrid, "border-b-2 border-ink font-sign text-sm/[1.2] font-bold")}>
      <span className="px-3 py-[0.6rem]">{t("bus")}</span>
      {days.map((day) => (
        <span
          key={day}
          data-day={day}
          className={cn("border-l border-line p-[0.3rem]", day === today && "bg-brand text-on-brand")}
        >
          <button
            type="button"
            className={cn(
              dayButton,
              "font-[650]",
              day === today ? "hover:bg-brand-hover" : "hover:bg-hover",
              day === selected && "[box-shadow:inset_0_0_0_2px_currentColor]",
            )}
            data-day-button
            tabIndex={day === selected ? 0 : -1}
            aria-pressed={day === selected}
            aria-label={dayName(day, lng, "long")}
            onClick={() => select(day)}
          >
            {head(day)}
          </button>
        </span>
      ))}
    </div>
  );
}

/** The buses in service, and those out of it that are still booked. */
function rowsOf(buses: readonly BusChoice[], entries: readonly Shown[]): Row[] {
  const known = new Set(buses.map(({ id }) => id));
  const retired = new Map(entries.flatMap(({ bus }) => (bus && !known.has(bus.id) ? [[bus.id, bus] as const] : [])));
  return [...buses, ...[...retired.values()].map((bus) => ({ ...bus, name: null, capacity: null }))];
}

/** The dispatch board: a row a bus by the clock, what has none on top. */
export function WeekView({ buses }: { buses: readonly BusChoice[] }) {
  const { entries, days } = useBoard();
  const t = useTranslations("calendar");
  const { drag: dragged, handlers } = useDayDrag(buses);
  const { said, over, held, handlers: carrying } = useCarry(buses);
  const { onKeyDown: onDayKey, ref } = useDayKeys();
  const drag = dragged ?? over;
  const known = new Set(buses.map(({ id }) => id));
  const onKeyDown = (event: KeyboardEvent) => {
    carrying.onKeyDown(event);
    if (!event.defaultPrevented) onDayKey(event);
  };
  const [first = "", last = ""] = [days[0], days.at(-1)];
  const here = entries.filter((entry) => entry.first <= last && entry.last >= first);
  const rows = rowsOf(buses, here);
  return (
    <div className="max-lg:hidden" data-week-board>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the bars and days inside are buttons, their keys meet here */}
      <div className={frame} {...handlers} {...carrying} onKeyDown={onKeyDown} ref={ref}>
        <DayHeads />
        <BusRow bus={null} entries={here.filter(({ bus }) => !bus)} takes drag={drag} held={held} />
        {rows.map((bus) => (
          <BusRow
            key={bus.id}
            bus={bus}
            entries={here.filter((entry) => entry.bus?.id === bus.id)}
            takes={known.has(bus.id)}
            drag={drag}
            held={held}
          />
        ))}
      </div>
      <p className="text-xs text-ink-3" aria-live="assertive">
        {said}
      </p>
      <p className="text-xs text-ink-3">{t("weekHint")}</p>
    </div>
  );
}
