"use client";
import { useTranslations } from "next-intl";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import type { StandbyRecord, StandbyWindow } from "@/lib/features/standby/schema";
import { type Carry, carried, stepped, weekSpan } from "./plan";
import { useWindowWords } from "./window-words";

const idOf = (target: EventTarget) =>
  target instanceof Element ? (target.closest<HTMLElement>("[data-window]")?.dataset.window ?? null) : null;

/** The bar beside, above or below the one that has the focus. */
function walk(id: string, key: string, { windows, bases }: StandbyRecord) {
  const here = windows.find((one) => one.id === id);
  if (!here) return null;
  const inRow = (base: string) => windows.filter((one) => one.base === base);
  const step = { ArrowLeft: -1, ArrowRight: 1 }[key];
  const row = inRow(here.base);
  if (step !== undefined) return row[row.indexOf(here) + step] ?? null;
  const by = { ArrowUp: -1, ArrowDown: 1 }[key] ?? 0;
  const keys = bases.map((base) => base.key).filter((base) => inRow(base).length > 0);
  const next = inRow(keys[keys.indexOf(here.base) + by] ?? "");
  return next.toSorted((a, b) => Math.abs(a.start - here.start) - Math.abs(b.start - here.start))[0] ?? null;
}

/**
 * Arrows walk from bar to bar; Space picks one up, arrows then move it by hours and bases, Space or Enter puts it down,
 * Esc lets it be.
 */
export function useCarryWindow(plan: StandbyRecord, onMove: (window: StandbyWindow) => void) {
  const t = useTranslations("standby.carry");
  const words = useWindowWords(plan);
  const [carry, setCarry] = useState<Carry | null>(null);
  const [said, setSaid] = useState("");
  const wanted = useRef<{ base: string; start: number } | null>(null);
  const box = useRef<HTMLDivElement>(null);
  const held = plan.windows.find(({ id }) => id === carry?.id) ?? null;
  const windows = plan.windows.map((one) => (carry && one.id === carry.id ? carried(one, carry) : one));
  const focus = (id: string) => box.current?.querySelector<HTMLElement>(`[data-window="${id}"]`)?.focus();

  // What was put down is a new row after saving: where it stands now it keeps the focus.
  useEffect(() => {
    const at = wanted.current;
    const found = at && plan.windows.find(({ base, start }) => base === at.base && start === at.start);
    if (!found) return;
    wanted.current = null;
    box.current?.querySelector<HTMLElement>(`[data-window="${found.id}"]`)?.focus();
  }, [plan.windows]);

  function drop(one: StandbyWindow, now: Carry) {
    setCarry(null);
    const next = carried(one, now);
    if (next.start === one.start && next.base === one.base) return setSaid(t("left"));
    wanted.current = next;
    setSaid(t("dropped", { window: words.label(next) }));
    onMove(next);
  }
  function move(one: StandbyWindow, now: Carry, key: string) {
    const bases = plan.bases.map((base) => base.key);
    const next = stepped(now, key, { window: one, bases, shown: weekSpan(plan) });
    if (!next) return;
    setCarry(next);
    setSaid(words.label(carried(one, next)));
    // In another row the bar is drawn anew.
    setTimeout(() => focus(one.id));
  }
  function onCarried(event: KeyboardEvent, one: StandbyWindow, now: Carry) {
    if (event.key === "Tab") return setCarry(null);
    // Whatever is carried has all keys.
    event.preventDefault();
    event.stopPropagation();
    if (event.key === " " || event.key === "Enter") drop(one, now);
    else if (event.key === "Escape") {
      setCarry(null);
      setSaid(t("left"));
      // Back in its own row the bar is drawn anew.
      setTimeout(() => focus(one.id));
    } else move(one, now, event.key);
  }
  function onKeyDown(event: KeyboardEvent) {
    const id = idOf(event.target);
    if (id === null || event.ctrlKey || event.metaKey || event.altKey) return;
    if (carry && held) return onCarried(event, held, carry);
    const next = event.key.startsWith("Arrow") ? walk(id, event.key, plan) : null;
    if (next) {
      event.preventDefault();
      focus(next.id);
    }
    if (event.key !== " ") return;
    event.preventDefault();
    const one = plan.windows.find((known) => known.id === id);
    if (!one) return;
    setCarry({ id, hours: 0, base: one.base });
    setSaid(t("taken", { window: words.label(one) }));
  }
  /** Firefox clicks a button when Space is let go. */
  const onKeyUp = (event: KeyboardEvent) => {
    if (event.key === " " && idOf(event.target) !== null) event.preventDefault();
  };
  return { windows, heldId: carry?.id ?? null, said, box, handlers: { onKeyDown, onKeyUp } };
}
