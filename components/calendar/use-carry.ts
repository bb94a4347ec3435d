"use client";
import { useLocale, useTranslations } from "next-intl";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { addDays } from "@/components/form/calendar";
import type { Language } from "@/lib/i18n/routing";
import { useBoard } from "./board-context";
import { dayName } from "./entry-words";
import type { Shown } from "./layout";
import { allowed, type EntryBus, nextBus, withinDays } from "./target";
import type { Drag } from "./use-day-drag";

type Carry = { id: string; days: number; bus: EntryBus };
const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 };
const rows: Record<string, 1 | -1> = { ArrowUp: -1, ArrowDown: 1 };

const barOf = (target: EventTarget) => (target instanceof Element ? target.closest<HTMLElement>("[data-move]") : null);

/** What is said of it, also to who does not see the board. */
function useSaid() {
  const t = useTranslations("calendar.carry");
  const words = useTranslations("calendar");
  const lng = useLocale() as Language;
  const place = (entry: Shown, { days, bus }: Carry) =>
    t("over", { day: dayName(addDays(entry.first, days), lng, "long"), bus: bus?.licenceplate ?? words("noBus") });
  return { t, place };
}

/** Where what was put down stands now, it keeps the focus. */
function useFocusAfter() {
  const { entries } = useBoard();
  const wanted = useRef<string | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the bar is found among those that are drawn now
  useEffect(() => {
    if (!wanted.current) return;
    document.querySelector<HTMLElement>(`[data-entry="${CSS.escape(wanted.current)}"]`)?.focus();
    wanted.current = null;
  }, [entries]);
  return wanted;
}

/** Space picks a bar up, arrows carry it over days and buses, Enter or Space puts it down, Esc lets it be. */
export function useCarry(buses: readonly NonNullable<EntryBus>[]) {
  const { entries, days, move } = useBoard();
  const [carry, setCarry] = useState<Carry | null>(null);
  const [said, setSaid] = useState("");
  const { t, place } = useSaid();
  const wanted = useFocusAfter();
  const entry = carry && entries.find(({ id }) => id === carry.id);

  function end(words: string) {
    setCarry(null);
    setSaid(words);
  }
  function drop(one: Shown, { days: count, bus }: Carry) {
    const target = { days: count, bus };
    if (count === 0 && bus?.id === one.bus?.id) return end(t("cancelled"));
    if (allowed(one, target)) wanted.current = one.id;
    end(t(allowed(one, target) ? "dropped" : "cancelled"));
    move(one, target);
  }
  function step(one: Shown, now: Carry, key: string) {
    const [far, by] = [steps[key], rows[key]];
    if (far !== undefined && !one.mayMove) return setSaid(t("dayStands"));
    const bus = by === undefined ? now.bus : nextBus(buses, now.bus, by);
    const next = { ...now, days: withinDays(one, days, now.days + (far ?? 0)), bus };
    setCarry(next);
    setSaid(place(one, next));
  }
  function take(id: string) {
    const one = entries.find((known) => known.id === id);
    if (!one) return;
    setCarry({ id, days: 0, bus: one.bus });
    setSaid(t("taken", { name: one.title }));
  }
  function onKeyDown(event: KeyboardEvent) {
    const bar = barOf(event.target);
    if (!bar || event.ctrlKey || event.metaKey || event.altKey) return;
    const { key } = event;
    if (!carry || !entry) {
      if (key !== " ") return;
      event.preventDefault();
      return take(bar.dataset.move ?? "");
    }
    if (key === "Tab") return;
    // Whatever is carried has all keys: none of them may open or add something meanwhile.
    event.preventDefault();
    event.stopPropagation();
    if (key === "Enter" || key === " ") drop(entry, carry);
    else if (key === "Escape") end(t("cancelled"));
    else if (key in steps || key in rows) step(entry, carry, key);
  }
  /** Firefox clicks a button when Space is let go. */
  const onKeyUp = (event: KeyboardEvent) => {
    if (event.key === " " && barOf(event.target)) event.preventDefault();
  };
  /** What was put down leaves its row, and with it the focus. */
  const onBlur = () => carry && !wanted.current && end(t("cancelled"));
  const over: Drag | null =
    carry && entry
      ? { first: addDays(entry.first, carry.days), last: addDays(entry.last, carry.days), row: carry.bus?.id ?? "" }
      : null;
  return { said, over, held: carry?.id ?? null, handlers: { onKeyDown, onKeyUp, onBlur } };
}
