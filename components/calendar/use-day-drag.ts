"use client";
import { type MouseEvent, type PointerEvent, useEffect, useRef, useState } from "react";
import { addDays, type Day } from "@/components/form/calendar";
import { useBoard } from "./board-context";
import type { Shown } from "./layout";
import { allowed, type EntryBus, type Target } from "./target";

/** The days that a drag would take; `row`: the bus's alone, "" the one of what has none. */
export type Drag = { first: Day; last: Day; row?: string };
/** `row` is undefined where there are no rows of buses, or over one that takes nothing. */
type Spot = { day: Day; row: string | undefined };
type Hold = { from: Day; over: Spot; entry: Shown | null };

const daysBetween = (from: Day, to: Day) => Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);

/** The day and the bus under the pointer; a bar may lie over several days. */
function spotUnder({ clientX, clientY }: { clientX: number; clientY: number }): Spot | null {
  const cell = document.elementsFromPoint(clientX, clientY).find((one) => one.matches("[data-day]"));
  const day = cell?.getAttribute("data-day");
  return day ? { day, row: cell?.closest("[data-bus]")?.getAttribute("data-bus") ?? undefined } : null;
}

type EntryHold = Hold & { entry: Shown };
const isOfEntry = (hold: Hold): hold is EntryHold => hold.entry !== null;

/** Where the pointer would have it, whether or not it may go there. */
function wantedOf({ from, over }: Hold, buses: readonly NonNullable<EntryBus>[]): Target {
  const bus = over.row === "" ? null : buses.find(({ id }) => id === over.row);
  return { days: daysBetween(from, over.day), bus };
}

const stays = ({ days, bus }: Target, { bus: now }: Shown) => days === 0 && (bus === undefined || bus?.id === now?.id);

function taken(hold: Hold, buses: readonly NonNullable<EntryBus>[]): Drag | null {
  const { from, over } = hold;
  if (!isOfEntry(hold)) return from < over.day ? { first: from, last: over.day } : { first: over.day, last: from };
  const { entry } = hold;
  const target = allowed(entry, wantedOf(hold, buses));
  if (!target) return null;
  const bus = target.bus === undefined ? entry.bus : target.bus;
  return { first: addDays(entry.first, target.days), last: addDays(entry.last, target.days), row: bus?.id ?? "" };
}

type Ends = { onOver: (spot: Spot) => void; onDrop: (inside: boolean) => void; onCancel: () => void };

/** Follows the pointer while something is held, wherever it goes; Esc lets go. */
function useFollow(active: boolean, ends: Ends) {
  const latest = useRef(ends);
  useEffect(() => {
    latest.current = ends;
  });
  useEffect(() => {
    if (!active) return;
    const stop = new AbortController();
    const { signal } = stop;
    const onMove = (event: globalThis.PointerEvent) => {
      const over = spotUnder(event);
      if (over) latest.current.onOver(over);
    };
    const onKey = (event: KeyboardEvent) => event.key === "Escape" && latest.current.onCancel();
    document.addEventListener("pointermove", onMove, { signal });
    document.addEventListener("pointerup", (event) => latest.current.onDrop(spotUnder(event) !== null), { signal });
    document.addEventListener("pointercancel", () => latest.current.onCancel(), { signal });
    document.addEventListener("keydown", onKey, { signal });
    return () => stop.abort();
  }, [active]);
}

/** Drags over empty days ask for a new entry, drags of a bar move it; a finger scrolls instead. */
export function useDayDrag(buses: readonly NonNullable<EntryBus>[] = []) {
  const { entries, add, move } = useBoard();
  const [hold, setHold] = useState<Hold | null>(null);
  const dragged = useRef(false);
  useFollow(hold !== null, {
    onOver: (over) =>
      setHold((last) =>
        last && (last.over.day !== over.day || last.over.row !== over.row) ? { ...last, over } : last,
      ),
    onCancel: () => setHold(null),
    onDrop: (inside) => {
      setHold(null);
      if (!hold || !inside) return;
      if (!isOfEntry(hold)) return add(null, taken(hold, buses) ?? undefined);
      const wanted = wantedOf(hold, buses);
      dragged.current = !stays(wanted, hold.entry);
      if (dragged.current) move(hold.entry, wanted);
    },
  });
  function onPointerDown(event: PointerEvent) {
    dragged.current = false;
    if (event.button !== 0 || event.pointerType === "touch" || !(event.target instanceof Element)) return;
    const over = spotUnder(event);
    const id = event.target.closest("[data-move]")?.getAttribute("data-move");
    const entry = entries.find((one) => one.id === id) ?? null;
    if (!over || (!entry && event.target.closest("button, a"))) return;
    setHold({ from: over.day, over, entry });
  }
  /** The click that ends a drag opens nothing; it never comes where the bar has left for another row. */
  function onClickCapture(event: MouseEvent) {
    const endsDrag = dragged.current && event.detail > 0;
    dragged.current = false;
    if (!endsDrag) return;
    event.preventDefault();
    event.stopPropagation();
  }
  return { drag: hold && taken(hold, buses), handlers: { onPointerDown, onClickCapture } };
}
