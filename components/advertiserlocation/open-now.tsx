"use client";
import { useTranslations } from "next-intl";
import { startTransition, useEffect, useState } from "react";
import { dayText } from "@/components/form/calendar";
import { cn } from "@/components/ui/cn";
import { type OpenState, openStateAt } from "@/lib/features/advertiserlocation/rules/opening";

const minute = 60_000;

const thisMinute = () => Math.floor(Date.now() / minute) * minute;

const readers = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

/** One clock for all: a hundred and fifty of them were a phone's longest task on a page of fifty rows. */
function everyMinute(tell: () => void) {
  readers.add(tell);
  timer ??= setInterval(() => {
    for (const reader of readers) reader();
  }, minute);
  return () => {
    readers.delete(tell);
    if (readers.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

/**
 * This minute in the browser (ms); null on the server, whose pages may be minutes old when they are read, and at first. As a transition: a page of fifty
 * rows learns it a piece at a time, not in one task.
 */
export function useNow() {
  const [now, setNow] = useState<number | null>(null);
  useEffect(() => {
    const tell = () => startTransition(() => setNow(thisMinute()));
    tell();
    return everyMinute(tell);
  }, []);
  return now;
}

function useOpenWords() {
  const t = useTranslations("recommendations");
  return (state: OpenState) => {
    if (state.open) return state.until ? t("openUntil", { time: state.until }) : t("openAlways");
    if ("closedTo" in state) return t("closedTo", { date: dayText(state.closedTo) });
    if (!state.next) return t("closed");
    const { inDays, day, at } = state.next;
    if (inDays === 0) return t("opensToday", { time: at });
    return inDays === 1 ? t("opensTomorrow", { time: at }) : t("opensOn", { day: t(`days.${day}`), time: at });
  };
}

/** "jetzt geöffnet bis 22:00", or when it opens; nothing where a place names no times. */
export function OpenNow({ times }: { times: Parameters<typeof openStateAt>[0] }) {
  const words = useOpenWords();
  const now = useNow();
  const state = now === null ? null : openStateAt(times, now);
  if (!state) return null;
  return (
    <small className={cn("block text-xs", state.open ? "font-medium text-success" : "text-ink-3")}>
      {words(state)}
    </small>
  );
}
