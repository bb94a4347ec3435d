"use client";
import { Plate } from "@/components/bus/plate";
import { RouteInline } from "@/components/busrequest/route-inline";
import { useTranslations } from "next-intl";
import { type CSSProperties, useMemo } from "react";
import { cn } from "@/components/ui/cn";
import { Icon } from "@/components/ui/icon";
import type { BusChoice } from "@/lib/features/calendar/schema";
import { spanOf } from "./address";
import { useBoard } from "./board-context";
import { EntrySign, signOf, useEntryWords } from "./entry-words";
import { GapButton } from "./gap-button";
import { clearOf, layoutGaps, layoutRow, type Shown, type TimeBar } from "./layout";
import { barState, boardBox, boardHours, droppedDay, hatched } from "./looks";
import type { Drag } from "./use-day-drag";

/** The bus, and a column a day (--days). */
export const rowGrid =
  "grid grid-cols-[13.5rem_repeat(var(--days),minmax(0,1fr))] max-xl:grid-cols-[9rem_repeat(var(--days),minmax(0,1fr))]";

const percent = (share: number) => `${Math.round(share * 1e4) / 100}%`;
/** Pixels of a row with one lane of bars. */
const rowHeight = 44;

type TripProps = { bar: TimeBar<Shown>; held: boolean; onBus: boolean };

/** As long as its hours; sign, time and place run on over free cells. */
function Trip({ bar, held, onBus }: TripProps) {
  const { entry, left, width, lead, share, room, lane } = bar;
  const { open, chosen, now } = useBoard();
  const t = useTranslations("calendar");
  const words = useEntryWords();
  const clash = onBus && bar.clash;
  const vacant = entry.category === "vacancy";
  const detail = [clash ? t("clashWord") : "", words.size(entry), entry.reference].filter(Boolean).join(", ");
  const name = [words.label(entry), clash ? t("clashWord") : ""].filter(Boolean).join(", ");
  return (
    <button
      type="button"
      className={boardBox({ selected: entry.id === chosen, held })}
      data-kind={signOf(entry)}
      style={{ left: percent(left), width: percent(width), top: lane * rowHeight + 3 }}
      aria-label={name}
      title={name}
      data-entry={entry.id}
      data-move={entry.kind === "external" ? undefined : entry.id}
      onClick={(event) => open(entry, event.currentTarget)}
    >
      <span
        className={boardHours({ state: barState(entry, now), vacant, clash })}
        style={{ left: percent(lead), width: percent(share) }}
      />
      <span
        className="pointer-events-none absolute inset-y-0 left-0 flex items-center gap-1.5 pl-0.75"
        style={{ width: percent(room / width) }}
      >
        <EntrySign entry={entry} size={18} />
        <span className="grid min-w-0 font-stretch-dense">
          <b className="truncate sign-sm">
            {words.hour(entry.start)} <RouteInline route={entry.title} />
          </b>
          {detail && <span className={cn("truncate", clash ? "text-danger" : "text-ink-2")}>{detail}</span>}
        </span>
      </span>
    </button>
  );
}

export type Row = Pick<BusChoice, "id" | "licenceplate" | "name" | "country"> & { capacity: number | null };

function BusName({ bus, hidden }: { bus: Row; hidden: number }) {
  const t = useTranslations("calendar");
  return (
    <div className="flex min-w-0 items-center gap-2 px-2 text-sm text-ink-2">
      <span className="flex-none">
        <Plate plate={bus.licenceplate} country={bus.country ?? ""} size="sm" />
      </span>
      <span className="truncate font-stretch-dense max-xl:hidden">{bus.name}</span>
      {hidden > 0 && <span className="text-xs whitespace-nowrap">{t("more", { count: hidden })}</span>}
      {bus.capacity !== null && (
        <b className="ml-auto text-ink" title={t("feed.seats", { count: bus.capacity })}>
          {bus.capacity}
        </b>
      )}
    </div>
  );
}

type LooseRow = "noBus" | "ordered";
type FoldProps = { of: LooseRow; count: number; folded: boolean; onFold: () => void };

function Unassigned({ of, count, folded, onFold }: FoldProps) {
  const t = useTranslations("calendar");
  const misses = of === "noBus" && count > 0;
  return (
    <button
      type="button"
      className={cn("flex items-center gap-2 px-2 text-left sign-sm", misses ? "text-danger" : "text-ink-2")}
      aria-expanded={!folded}
      title={t(of === "noBus" ? "unfold" : "unfoldOrdered")}
      onClick={onFold}
    >
      <Icon of={folded ? "chevron-right" : "chevron-down"} size={16} />
      {t(of === "noBus" ? "unassigned" : "ordered", { count })}
    </button>
  );
}

/** `takes`: in service, so that a trip can be put on it. `fold`: of a row of what has no bus of the company. */
type RowProps = {
  bus: Row | null;
  entries: readonly Shown[];
  drag: Drag | null;
  takes: boolean;
  held: string | null;
  fold?: Omit<FoldProps, "count">;
};

const most = 12;

export function BusRow({ bus, entries, drag, takes, held, fold }: RowProps) {
  const { days, today, zone, gaps } = useBoard();
  const t = useTranslations("calendar");
  const span = useMemo(() => spanOf(days, zone), [days, zone]);
  const limits = useMemo(
    () => ({ least: days.length === 1 ? 0.12 : 0.1, most: fold?.folded ? 1 : most }),
    [days, fold?.folded],
  );
  const { bars, lanes, hidden } = useMemo(() => layoutRow(span, entries, limits), [span, entries, limits]);
  const boxes = useMemo(
    () =>
      bus
        ? layoutGaps(
            span,
            gaps.filter((gap) => gap.bus === bus.id && gap.to > span.from),
            bars,
          )
        : [],
    [span, gaps, bars, bus],
  );
  const loose = fold?.of ?? null;
  const here = drag !== null && loose !== "ordered" && (drag.row === undefined || drag.row === (bus?.id ?? ""));
  return (
    <section
      className={cn(
        rowGrid,
        "relative border-b border-line last:border-b-0",
        loose === "noBus" && entries.length > 0 && "bg-danger-tint",
      )}
      style={{ "--days": days.length, minHeight: lanes * rowHeight } as CSSProperties}
      aria-label={bus?.licenceplate ?? t(loose === "ordered" ? "orderedRow" : "noBus")}
      data-bus={takes ? (bus?.id ?? "") : undefined}
    >
      {bus ? <BusName bus={bus} hidden={hidden} /> : fold && <Unassigned {...fold} count={entries.length} />}
      {days.map((day) => {
        const dropped = here && day >= drag.first && day <= drag.last;
        const ground = day < today ? hatched : day === today && bus && "bg-selected";
        return <div key={day} data-day={day} className={cn("border-l border-line", dropped ? droppedDay : ground)} />;
      })}
      <div className="pointer-events-none absolute inset-y-0 right-0 left-54 max-xl:left-36">
        {boxes.map(({ gap, left, width }) => (
          <GapButton
            key={gap.id}
            gap={gap}
            plate={bus?.licenceplate ?? ""}
            width={width}
            className="pointer-events-auto absolute top-1 bottom-1 z-1"
            style={{ left: percent(left), width: percent(width) }}
          />
        ))}
        {clearOf(bars, boxes).map((bar) => (
          <Trip key={bar.entry.id} bar={bar} held={bar.entry.id === held} onBus={bus !== null} />
        ))}
      </div>
    </section>
  );
}
