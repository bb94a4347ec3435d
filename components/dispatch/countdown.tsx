"use client";
import { useTranslations } from "next-intl";
import type { DispatchRecord } from "@/lib/features/dispatch/schema/dispatch";
import { useMoment } from "./use-moment";

const minute = 60_000;
const two = (value: number) => String(value).padStart(2, "0");

/** Spoken where the ring changes and a minute before, not each second. */
export function SpokenRing({ dispatch: { dueAt, next, rings }, now }: { dispatch: DispatchRecord; now: number }) {
  const t = useTranslations("dispatch");
  const moment = useMoment(now, 1_000);
  const left = dueAt === null ? 0 : dueAt - moment;
  const last = typeof next === "number" && left > 0 && left <= minute;
  const ring = rings.findLast(({ asked_at }) => asked_at !== null);
  const said = ring ? t("history.asked", { count: ring.asked, km: ring.km }) : "";
  return (
    <span className="sr-only" aria-live="polite">
      {last ? t("rings.spoken") : said}
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
