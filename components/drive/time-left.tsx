"use client";
import { useTranslations } from "next-intl";
import { useMinute } from "./use-minute";

const minute = 60_000;
const [hour, day] = [60, 24 * 60];
/** Minutes before a departure at which it is spoken of; not each. */
const spoken: readonly number[] = [60, 30, 15, 5, 1];

/** Whole minutes until then, as a clock without seconds shows both. */
const minutesUntil = (at: number, now: number) => Math.floor(at / minute) - Math.floor(now / minute);

function useWords() {
  const t = useTranslations("driver.drive.left");
  return (minutes: number) => {
    const far = Math.abs(minutes);
    if (minutes === 0) return t("now");
    if (minutes > 2 * day) return t("days", { count: Math.floor(minutes / day) });
    const time =
      far < hour ? t("minutes", { count: far }) : t("hours", { count: Math.floor(far / hour), more: far % hour });
    return t(minutes > 0 ? "in" : "since", { time });
  };
}

type Props = {
  at: number;
  /** An estimate is no appointment: once it has passed, nothing is said of it. */
  estimated?: boolean;
};

/** The time left until a step, by the telephone's own clock, so that it holds without a network, too. Its place is there before it. */
export function TimeLeft({ at, estimated = false }: Props) {
  const t = useTranslations("driver.drive.left");
  const words = useWords();
  const now = useMinute();
  const left = now === null ? null : minutesUntil(at, now);
  const shown = left !== null && (left >= 0 || !estimated);
  return (
    <>
      <b className="min-w-30 text-right whitespace-nowrap text-brand tabular-nums" data-testid="time-left">
        {shown && words(left)}
      </b>
      <span className="sr-only" aria-live="polite">
        {left !== null && !estimated && spoken.includes(left) && t("spoken", { count: left })}
      </span>
    </>
  );
}
