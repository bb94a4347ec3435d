"use client";
import { useLocale, useTranslations } from "next-intl";
import { type Course, nextStep } from "@/lib/features/driver/rules";
import type { ProgressRecord } from "@/lib/features/driver/schema/drive";
import { placeLine, placeName } from "@/lib/i18n/place-names";
import type { Place } from "@/lib/features/place/schema";
import { formatDayShort, formatTime } from "@/lib/i18n/formats";
import type { Language } from "@/lib/i18n/routing";
import { TimeLeft } from "./time-left";

export type NextOf = {
  /** It is on, or begins soon. */
  today: boolean;
  course: Course;
  from: Place;
  to: Place | null;
  people: number | null;
};
type Props = NextOf & { progress: ProgressRecord };

/** The next step and its place. */
function stepOf({ course, from, to, progress }: Props) {
  const next = nextStep(course, progress);
  const atStart = next.step === "departure" ? !next.isBack : next.leadsHome;
  return { next, place: atStart ? from : (to ?? from) };
}

/** The step's time; of a departure that is late the old one, too. */
function Time({ next, told }: { next: ReturnType<typeof nextStep>; told: number | null }) {
  const t = useTranslations("driver.drive");
  const { step, leaves, planned, arrives } = next;
  const at = step === "over" ? told : step === "arrival" ? arrives : leaves;
  if (at === null) return null;
  return (
    <>
      {step === "departure" && leaves !== planned && <s className="title-xl text-on-board-2">{formatTime(planned)}</s>}
      <time className="title-3xl text-brand tabular-nums" dateTime={new Date(at).toISOString()}>
        {step === "arrival" ? t("about", { time: formatTime(at) }) : formatTime(at)}
      </time>
    </>
  );
}

/** What the driver does next, when, where, and how long it is until then. */
export function NextCard(props: Props) {
  const { today, people, progress } = props;
  const t = useTranslations("driver.drive");
  const lng = useLocale() as Language;
  const { next, place } = stepOf(props);
  const { step, isBack, leaves, arrives } = next;
  const at = step === "departure" ? leaves : step === "arrival" ? arrives : null;
  const word = step === "over" ? "arrived" : step === "arrival" ? "arrival" : isBack ? "return" : "departure";
  const group = people === null || step === "over" ? "" : t("people", { count: people });
  return (
    <section className="rounded-card bg-board p-5 text-on-board" data-surface="board" aria-label={t("next")}>
      <p className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 text-sm text-on-board-2">
        <span>
          {t(step === "over" ? "last" : today ? "next" : "nextTrip")}, {formatDayShort(at ?? leaves, lng)}
        </span>
        {at !== null && <TimeLeft at={at} estimated={step === "arrival"} />}
      </p>
      <p className="flex flex-wrap items-baseline gap-x-3">
        <Time next={next} told={progress.arrivedAt} />
        <b className="title-xl break-words">
          {t(word)} {placeName(place, lng)}
        </b>
      </p>
      <p>{[placeLine(place, lng), group].filter(Boolean).join(", ")}</p>
    </section>
  );
}
