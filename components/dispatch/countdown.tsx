"use client";
import { useTranslations } from "next-intl";
import type { DispatchRecord } from "@/lib/features/dispatch/schema/dispatch";
import { formatTime } from "@/lib/i18n/formats";
import { useMoment } from "./use-moment";

const minute = 60_000;
const two = (value: number) => String(value).padStart(2, "0");

/** Spoken where the ring changes, a minute before, and when somebody can come: the latest of them, not each second. */
export function SpokenRing({ dispatch, now }: { dispatch: DispatchRecord; now: number }) {
  const { dueAt, next, rings, asks } = dispatch;
  const t = useTranslations("dispatch");
  const moment = useMoment(now, 1_000);
  const left = dueAt === null ? 0 : dueAt - moment;
  const minuteAt = typeof next === "number" && left > 0 && left <= minute ? (dueAt ?? 0) - minute : null;
  const news = [
    ...rings.map(({ asked_at: at, asked, km }) => ({ at, text: t("history.asked", { count: asked, km }) })),
    { at: minuteAt, text: t("rings.spoken") },
    ...asks
      .filter(({ state }) => state === "can")
      .map(({ answered_at: at, companyName: company, arrivesAt }) => {
        return { at, text: t("history.can", { company, time: formatTime(arrivesAt ?? 0) }) };
      }),
  ].filter(({ at }) => at !== null);
  const last = news.reduce<(typeof news)[number] | null>((a, b) => (a && (a.at ?? 0) > (b.at ?? 0) ? a : b), null);
  return (
    <span className="sr-only" aria-live="polite">
      {last?.text}
    </span>
  );
}

/** Time until the next step comes by itself, or why none does. */
export function Countdown({ dispatch, now }: { dispatch: DispatchRecord; now: number }) {
  const t = useTranslations("dispatch.rings");
  const { dueAt, next, state, asks } = dispatch;
  const moment = useMoment(now, 1_000);
  const left = dueAt === null ? 0 : dueAt - moment;
  const held = asks.some((ask) => ask.state === "can");
  if (dueAt === null) {
    const word = state === "paused" ? "paused" : held ? "held" : "everyone";
    return <p className="text-sm text-ink-2">{t(word)}</p>;
  }
  const seconds = Math.max(0, Math.ceil(left / 1_000));
  return (
    <p className="flex items-center gap-2">
      <span className="text-sm text-ink-2">{t(typeof next === "number" ? "next" : (next ?? "next"))}</span>
      <time className="title-xl" role="timer">
        {seconds === 0 ? t("soon") : `${two(Math.floor(seconds / 60))}:${two(seconds % 60)}`}
      </time>
    </p>
  );
}
