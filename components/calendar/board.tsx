"use client";
import { useRouter } from "next/navigation";
import { useLocale } from "next-intl";
import { type ComponentProps, useEffect, useMemo, useState } from "react";
import type { Day } from "@/components/form/calendar";
import { ZoneNote } from "@/components/form/zone-note";
import { cn } from "@/components/ui/cn";
import { useLazy } from "@/components/ui/use-lazy";
import { useShortcuts } from "@/components/ui/use-shortcuts";
import type { Kind } from "@/lib/features/busrequest/rules/kinds";
import type { BusChoice, CalendarEntry } from "@/lib/features/calendar/schema";
import { type Language, weekStartsOn } from "@/lib/i18n/routing";
import { type CalendarAddress, daysOf, calendarAddress, isBoard } from "./address";
import { type Board, BoardProvider, type Range } from "./board-context";
import type { BoardDialogs, Open } from "./board-dialogs";
import { CalendarHead } from "./calendar-head";
import { DayColumns } from "./day-columns";
import { Agenda, SideList } from "./day-lists";
import { shown } from "./layout";
import { MonthView } from "./month-view";
import { QuickNew, quickKeys } from "./quick-new";
import { useAssign } from "./use-assign";
import { useEntryDialogs } from "./use-entry-dialogs";
import { useGaps } from "./use-gaps";
import { useMove } from "./use-move";
import type { Sender } from "./values";
import { WeekView } from "./week-view";

type Props = {
  entries: readonly CalendarEntry[];
  address: CalendarAddress;
  today: Day;
  zone: string;
  now: number;
  path: string;
  company: string;
  buses: readonly BusChoice[];
  sender: Sender;
  /** The form of an own entry stands open at once. */
  isAdding: boolean;
  /** So do the calendars of elsewhere and the private addresses of this one. */
  isConnecting: boolean;
};

/** The selected day follows the address where that moves. */
function useSelected(date: Day) {
  const [chosen, setChosen] = useState({ day: date, of: date });
  if (chosen.of !== date) setChosen({ day: date, of: date });
  return [chosen.of === date ? chosen.day : date, (day: Day) => setChosen({ day, of: date })] as const;
}

function Views({ address, buses }: Pick<Props, "address" | "buses">) {
  const { view, date } = address;
  const month = (
    <div
      className={cn(
        "grid grid-cols-[minmax(0,1fr)_22rem] items-start gap-4 max-xl:grid-cols-1",
        !view && "max-lg:hidden",
      )}
    >
      <MonthView date={date} />
      <SideList />
    </div>
  );
  if (view === "agenda") return <Agenda />;
  if (view === "month") return month;
  if (isBoard(view)) {
    return (
      <>
        <WeekView buses={buses} byHours={view === "day"} />
        <DayColumns buses={buses} />
      </>
    );
  }
  return (
    <>
      {month}
      <div className="lg:hidden">
        <Agenda />
      </div>
    </>
  );
}

/** What stands over the calendar comes with the first press that wants it. */
function Dialogs(props: ComponentProps<typeof BoardDialogs>) {
  const { open, setOpen, edits } = props;
  const isWanted = open !== null || edits.request !== null || edits.booking !== null;
  const drop = () => {
    setOpen(null);
    edits.close();
  };
  const Fetched = useLazy(() => import("./board-dialogs").then((part) => part.BoardDialogs), isWanted, drop);
  return Fetched && <Fetched {...props} />;
}

/** A company's calendar: month, week and agenda with everything that can be done in them. */
export function CalendarBoard(props: Props) {
  const { address, today, zone, now, path, company, buses, sender } = props;
  const router = useRouter();
  const startsOn = weekStartsOn(useLocale() as Language);
  const [selected, select] = useSelected(address.date);
  const [open, setOpen] = useState<Open>(props.isConnecting ? { what: "feeds" } : null);
  const edits = useEntryDialogs({ sender, buses, zone });
  const { move, withMoves, patches } = useMove(buses, zone);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `withMoves` changes with the moves alone
  const entries = useMemo(
    () => withMoves(props.entries).map((entry) => shown(entry, zone)),
    [props.entries, patches, zone],
  );
  const { assign, refused } = useAssign({ buses, entries, now, move });
  const days = useMemo(() => daysOf(address, startsOn), [address, startsOn]);
  const add = (kind: Kind | "booking" | null, range: Range = { first: selected, last: selected }) => {
    setOpen(kind ? null : { what: "kind", range });
    if (kind) edits.add(kind, range);
  };
  const hrefOf = (date: Day) => `${path}${calendarAddress.write({ ...address, date }, { date: today })}`;
  const entry = open && "id" in open ? entries.find(({ id }) => id === open.id) : undefined;
  const board: Board = {
    today,
    zone,
    now,
    startsOn,
    days,
    entries,
    selected,
    select,
    add,
    hrefOf,
    chosen: entry?.id ?? null,
    open: ({ id }, at) => setOpen({ what: "entry", id, at }),
    gaps: useGaps({ company, days, zone, entries: props.entries }),
    plateOf: (bus) => buses.find(({ id }) => id === bus)?.licenceplate ?? "",
    openGap: (gap, at) => setOpen({ what: "gap", gap, at }),
    move: (one, target) => void assign(one, target),
    refused,
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked for by the address that the page was opened with
  useEffect(() => {
    if (props.isAdding) add("booking");
  }, []);
  useShortcuts({
    ...Object.fromEntries(Object.entries(quickKeys).map(([key, kind]) => [key, () => add(kind)])),
    t: () => (days.includes(today) ? select(today) : router.push(hrefOf(today), { scroll: false })),
    "?": () => setOpen({ what: "help" }),
  });
  return (
    <BoardProvider value={board}>
      <CalendarHead
        address={address}
        today={today}
        path={path}
        onFeeds={() => setOpen({ what: "feeds" })}
        onHelp={() => setOpen({ what: "help" })}
      />
      <QuickNew onAdd={add} />
      <ZoneNote className="mb-2" />
      <Views address={address} buses={buses} />
      <Dialogs
        open={open}
        entry={entry}
        edits={edits}
        add={add}
        move={assign}
        company={company}
        buses={buses}
        setOpen={setOpen}
      />
    </BoardProvider>
  );
}
