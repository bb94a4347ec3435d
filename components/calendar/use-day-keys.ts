"use client";
import { useRouter } from "next/navigation";
import { type KeyboardEvent, useEffect, useRef } from "react";
import { movedDay } from "@/components/form/month";
import { useBoard } from "./board-context";

/** Arrows move by day and week, PgUp/PgDn by month, Home/End in the week; beyond the days shown the page turns. */
export function useDayKeys() {
  const { selected, select, startsOn, days, entries, add, hrefOf } = useBoard();
  const router = useRouter();
  const box = useRef<HTMLDivElement>(null);
  const walked = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the day is found among the days that are shown now
  useEffect(() => {
    if (!walked.current) return;
    const button = box.current?.querySelector<HTMLElement>(`[data-day="${selected}"] button`);
    if (button) walked.current = false;
    button?.focus();
  }, [selected, days]);
  function openDay() {
    const some = entries.some(({ first, last }) => first <= selected && last >= selected);
    const rows = some ? [...document.querySelectorAll<HTMLElement>("[data-day-list] [data-day-entry]")] : [];
    // The phone's list is there too, but not to be seen.
    const row = rows.find((one) => one.offsetParent !== null);
    if (row) row.focus();
    else add(null, { first: selected, last: selected });
  }
  function onKeyDown(event: KeyboardEvent) {
    const onDay = event.target instanceof Element && event.target.matches("[data-day-button]");
    if (event.ctrlKey || event.metaKey || event.altKey || !onDay) return;
    const next = movedDay(selected, event.key, startsOn);
    if (!next && event.key !== "Enter") return;
    event.preventDefault();
    if (!next) return openDay();
    walked.current = true;
    if (days.includes(next)) select(next);
    else router.push(hrefOf(next), { scroll: false });
  }
  return { onKeyDown, ref: box };
}
