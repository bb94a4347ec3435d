"use client";
import { useTranslations } from "next-intl";
import { useDeferredValue, useSyncExternalStore } from "react";
import { dayText } from "@/components/form/calendar";
import { cn } from "@/components/ui/cn";
import { type OpenState, openStateAt } from "@/lib/features/advertiserlocation/rules/opening";

const minute = 60_000;

function everyMinute(changed: () => void) {
  const timer = setInterval(changed, minute);
  return () => clearInterval(timer);
}

/** This minute in the browser; null on the server, whose pages may be minutes old when they are read. */
export function useNow() {
  return useSyncExternalStore(
    everyMinute,
    () => Math.floor(Date.now() / minute) * minute,
    () => null,
  );
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
  // A page of fifty rows learns its minute at once: not in one task.
  const now = useDeferredValue(useNow());
  const state = now === null ? null : openStateAt(times, now);
  if (!state) return null;
  return (
    <small className={cn("block text-xs", state.open ? "font-medium text-success" : "text-ink-3")}>
      {words(state)}
    </small>
  );
}
