import { useTimeZone, useTranslations } from "next-intl";
import type { TripHoursRecord } from "@/lib/features/drivinghours/schema";
import { formatTime } from "@/lib/i18n/formats";
import { clock } from "./clock";
import { type TracePiece, traceHours, tracePieces } from "./trace-pieces";

type Type = TracePiece["type"];

/** The height tells what is done, so that it reads without colours. */
const heights: Record<Type, string> = {
  driving: "3.5rem",
  work: "2rem",
  break: "0.6rem",
  available: "0.6rem",
  rest: "0.35rem",
};
const looks: Record<Type, string> = {
  driving: "bg-ink",
  work: "bg-ink-3",
  break: "border border-ink bg-brand",
  available: "border border-line-strong bg-surface-2",
  rest: "border border-line-strong bg-surface",
};
const hatched = "repeating-linear-gradient(-45deg, var(--danger) 0 5px, var(--surface) 5px 8px)";

type Props = {
  hours: Pick<TripHoursRecord, "activities" | "begin" | "breaks">;
  /** The minute from which one driver may no longer, and what that limit is. */
  limit?: { at: number; name: string; ofDuty: boolean } | null;
};

function Piece({ piece }: { piece: TracePiece }) {
  const { type, minutes, left, width, over } = piece;
  const at = { left: `${left}%`, width: `${width}%` };
  const told = minutes >= 30 && width >= 9 && type !== "work";
  return (
    <>
      <span
        className={`absolute bottom-0 ${over ? "border border-danger" : looks[type]}`}
        style={{ ...at, height: heights[type], ...(over ? { background: hatched } : {}) }}
      />
      {told && !over && (
        <span
          className={`absolute text-center sign-2xs ${type === "driving" ? "text-page" : "text-ink"}`}
          style={{ ...at, bottom: type === "driving" ? "2.2rem" : "0.8rem" }}
        >
          {clock(minutes)}
        </span>
      )}
    </>
  );
}

/** Where the 45 minutes may lie: below the line, as wide as the law leaves it. */
function Windows({ hours, minutes }: { hours: Props["hours"]; minutes: number }) {
  const share = (moment: number) => ((moment - hours.begin) / 60_000 / minutes) * 100;
  return hours.breaks.map(({ from, to }) => (
    <span
      key={from}
      className="absolute border border-ink bg-brand"
      style={{
        left: `${share(from)}%`,
        width: `${Math.max(1, share(to) - share(from))}%`,
        top: "100%",
        height: "0.35rem",
      }}
    />
  ));
}

/** The course of a duty as a tachograph draws it; the sentences beside it say the same. */
export function TachoTrace({ hours, limit = null }: Props) {
  const t = useTranslations("drivinghours");
  const zone = useTimeZone();
  const { activities, begin } = hours;
  const { pieces, minutes, exact } = tracePieces(activities, limit?.at ?? null);
  const timeAt = (minute: number) => formatTime(begin + minute * 60_000, zone);
  const words = pieces.map(({ type, from, minutes: some }) =>
    t("tracePart", { from: timeAt(from), to: timeAt(from + some), what: t(`activity.${type}`) }),
  );
  const late = pieces.reduce((sum, piece) => sum + (piece.over ? piece.minutes : 0), 0);
  const limitAt = limit && pieces.find(({ over }) => over)?.left;
  return (
    <figure className="m-0">
      <div
        className="relative border-b-2 border-ink"
        style={{ height: limitAt === undefined || limitAt === null ? "3.6rem" : "5.2rem" }}
        role="img"
        aria-label={`${t("trace")}: ${words.join(", ")}`}
      >
        {pieces.map((piece) => (
          <Piece key={piece.from} piece={piece} />
        ))}
        {exact && <Windows hours={hours} minutes={minutes} />}
        {limit && typeof limitAt === "number" && (
          <>
            <span
              className="absolute top-0 bottom-0"
              style={{ left: `${limitAt}%`, borderLeft: "2px dashed var(--danger)" }}
            />
            <span
              className="absolute top-0 sign-2xs text-danger whitespace-nowrap"
              style={
                limitAt > 50 ? { right: `calc(${100 - limitAt}% + 0.3rem)` } : { left: `calc(${limitAt}% + 0.3rem)` }
              }
            >
              {limit.name}
              {limit.ofDuty && `, ${t("over", { time: clock(late) })}`}
            </span>
          </>
        )}
      </div>
      {exact && (
        <div className="relative mt-2 text-2xs text-ink-3" style={{ height: "1rem" }} aria-hidden="true">
          {traceHours(begin, minutes).map((at) => (
            <span
              key={at}
              className="absolute"
              style={{ left: `${(at / minutes) * 100}%`, transform: "translateX(-50%)" }}
            >
              {timeAt(at).slice(0, 2)}
            </span>
          ))}
        </div>
      )}
      <Legend types={[...new Set(activities.map(({ type }) => type))]} windows={exact && hours.breaks.length > 0} />
    </figure>
  );
}

function Legend({ types, windows }: { types: readonly Type[]; windows: boolean }) {
  const t = useTranslations("drivinghours");
  return (
    <figcaption className="mt-2 flex flex-wrap gap-3 text-xs text-ink-2">
      {types.map((type) => (
        <span key={type} className="inline-flex items-end gap-1">
          <span
            className={`w-3 ${looks[type]}`}
            style={{ height: `calc(${heights[type]} / 4 + 0.15rem)` }}
            aria-hidden="true"
          />
          {t(`activity.${type}`)}
        </span>
      ))}
      {windows && (
        <span className="inline-flex items-center gap-1">
          <span className="w-4 border border-ink bg-brand" style={{ height: "0.35rem" }} aria-hidden="true" />
          {t("breakPossible")}
        </span>
      )}
    </figcaption>
  );
}
