"use client";
import { type MouseEvent, type PointerEvent, useEffect, useRef, useState } from "react";
import { addDays, type Day } from "@/components/form/calendar";
import { useBoard } from "./board-context";
import type { Shown } from "./layout";

/** The days that a drag would take. */
export type Drag = { first: Day; last: Day };
type Hold = { from: Day; over: Day; entry: Shown | null };

const daysBetween = (from: Day, to: Day) => Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);

/** The day under the pointer; a bar may lie over several. */
function dayUnder({ clientX, clientY }: { clientX: number; clientY: number }): Day | null {
  const cell = document.elementsFromPoint(clientX, clientY).find((one) => one.matches("[data-day]"));
  return cell?.getAttribute("data-day") ?? null;
}

function taken({ from, over, entry }: Hold): Drag {
  if (!entry) return from < over ? { first: from, last: over } : { first: over, last: from };
  const days = daysBetween(from, over);
  return { first: addDays(entry.first, days), last: addDays(entry.last, days) };
}

type Ends = { onOver: (day: Day) => void; onDrop: (inside: boolean) => void; onCancel: () => void };

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
      const over = dayUnder(event);
      if (over) latest.current.onOver(over);
    };
    const onKey = (event: KeyboardEvent) => event.key === "Escape" && latest.current.onCancel();
    document.addEventListener("pointermove", onMove, { signal });
    document.addEventListener("pointerup", (event) => latest.current.onDrop(dayUnder(event) !== null), { signal });
    document.addEventListener("pointercancel", () => latest.current.onCancel(), { signal });
    document.addEventListener("keydown", onKey, { signal });
    return () => stop.abort();
  }, [active]);
}

/** Drags over empty days ask for a new entry, drags of a bar move it; a finger scrolls instead. */
export function useDayDrag() {
  const { entries, add, move } = useBoard();
  const [hold, setHold] = useState<Hold | null>(null);
  const dragged = useRef(false);
  useFollow(hold !== null, {
    onOver: (over) => setHold((last) => (last && last.over !== over ? { ...last, over } : last)),
    onCancel: () => setHold(null),
    onDrop: (inside) => {
      setHold(null);
      if (!hold || !inside) return;
      const days = daysBetween(hold.from, hold.over);
      if (!hold.entry) return add(null, taken(hold));
      dragged.current = days !== 0;
      if (days !== 0) move(hold.entry, days);
    },
  });
  function onPointerDown(event: PointerEvent) {
    dragged.current = false;
    if (event.button !== 0 || event.pointerType === "touch" || !(event.target instanceof Element)) return;
    const from = dayUnder(event);
    const id = event.target.closest("[data-move]")?.getAttribute("data-move");
    const entry = entries.find((one) => one.id === id) ?? null;
    if (!from || (!entry && event.target.closest("button, a"))) return;
    setHold({ from, over: from, entry });
  }
  /** The click that ends a drag opens nothing. */
  function onClickCapture(event: MouseEvent) {
    if (!dragged.current) return;
    dragged.current = false;
    event.preventDefault();
    event.stopPropagation();
  }
  const moved = hold !== null && (hold.entry === null || hold.over !== hold.from);
  return { drag: moved ? taken(hold) : null, handlers: { onPointerDown, onClickCapture } };
}
