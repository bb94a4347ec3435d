"use client";

import { useLocale, useTranslations } from "next-intl";
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from "react";
import { Button } from "@/components/ui/button";
import { DetailsSummary } from "@/components/ui/details-summary";
import { Skeleton } from "@/components/ui/skeleton";
import type { LineRequest } from "@/lib/features/busrequest/rules/line";
import { formatDateTime } from "@/lib/i18n/formats";
import { DepartureBoardRow } from "./departure-board-row";

type Props = {
  /** Instead of the usual one. */
  title?: string;
  /** `null` while nothing is there yet. */
  rows: readonly LineRequest[] | null;
  /** The first is pinned above the rows, the others are folded under it. */
  emergencies: readonly LineRequest[];
  /** How many there are besides the pinned one, and where all of them stand. */
  moreEmergencies: number;
  emergenciesHref: string;
  asOf: number;
  busy?: boolean;
  failed?: boolean;
  retry?: () => void;
  selected?: string | null;
  onSelect?: (id: string | null) => void;
  /** What stands between head and rows, instead of the rows where there are none, and at the foot. */
  note?: ReactNode;
  empty: ReactNode;
  foot: ReactNode;
};

/** ↑ and ↓ go from row to row; Enter opens, as with every link. */
function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const step = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
  if (step === 0) return;
  const all = [...event.currentTarget.querySelectorAll<HTMLElement>("[data-request]")];
  const rows = all.filter((row) => row.checkVisibility());
  const next = rows[rows.indexOf(document.activeElement as HTMLElement) + step];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

function Failed({ retry }: Pick<Props, "retry">) {
  const t = useTranslations("busrequest.board");
  return (
    <div className="grid justify-items-center gap-[0.6rem] px-5 py-9 text-center" role="alert">
      <p>{t("failed")}</p>
      <Button small onClick={retry}>
        {t("retry")}
      </Button>
    </div>
  );
}

function Waiting() {
  const t = useTranslations("busrequest.board");
  return (
    <div className="grid gap-3 border-t border-board-line px-[1.1rem] py-4" aria-busy="true">
      <span className="sr-only">{t("loading")}</span>
      {Array.from({ length: 7 }, (_, row) => (
        <Skeleton key={`row-${String(row)}`} height="2.4rem" />
      ))}
    </div>
  );
}

type RowsProps = Props & { rows: readonly LineRequest[] };

/** The other emergencies, out of the way until somebody looks for them. */
function Folded({ emergencies, moreEmergencies, emergenciesHref, asOf, selected, onSelect }: RowsProps) {
  const t = useTranslations("busrequest.board");
  const folded = emergencies.slice(1);
  if (folded.length === 0) return null;
  return (
    <li className="border-t border-board-line text-sm">
      <details>
        <DetailsSummary className="px-[1.1rem] max-md:px-4 sign-sm">
          {t("moreEmergencies", { count: moreEmergencies })}
        </DetailsSummary>
        <ul>
          {folded.map((request) => (
            <li key={request.id}>
              <DepartureBoardRow request={request} now={asOf} selected={request.id === selected} onSelect={onSelect} />
            </li>
          ))}
        </ul>
        {moreEmergencies > folded.length ? (
          <p className="border-t border-board-line px-[1.1rem] py-3 max-md:px-4">
            <a href={emergenciesHref}>{t("allEmergencies", { count: moreEmergencies + 1 })}</a>
          </p>
        ) : null}
      </details>
    </li>
  );
}

function Rows(props: RowsProps) {
  const { rows, emergencies, asOf, busy, selected, onSelect } = props;
  const [pinned] = emergencies;
  const t = useTranslations("busrequest.board");
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const row = selected ? list.current?.querySelector(`[data-request="${CSS.escape(selected)}"]`) : null;
    if (row && !row.matches(":hover, :focus")) row.scrollIntoView({ block: "nearest", inline: "nearest" });
  }, [selected]);
  return (
    <ul
      className="aria-busy:opacity-55"
      ref={list}
      aria-label={t("list")}
      aria-busy={busy}
      onKeyDown={moveFocus}
      // A row that the keyboard is on keeps its mark.
      onMouseLeave={({ currentTarget }) => {
        onSelect?.(currentTarget.querySelector<HTMLElement>(":focus-visible")?.dataset.request ?? null);
      }}
    >
      {pinned ? (
        <li>
          <DepartureBoardRow request={pinned} now={asOf} selected={pinned.id === selected} onSelect={onSelect} />
        </li>
      ) : null}
      <Folded {...props} />
      {rows.map((request) => (
        <li key={request.id}>
          <DepartureBoardRow request={request} now={asOf} selected={request.id === selected} onSelect={onSelect} />
        </li>
      ))}
    </ul>
  );
}

/** The list beside the map, and its accessible equivalent: the next emergency on top, all else by its start. */
export function DepartureBoard(props: Props) {
  const { title, rows, emergencies, asOf, failed, retry, note, empty, foot } = props;
  const none = rows?.length === 0 && emergencies.length === 0;
  const t = useTranslations("busrequest.board");
  const lng = useLocale();
  return (
    <section
      className="flex flex-col bg-board text-on-board [font-variant-numeric:tabular-nums_lining-nums]"
      data-surface="board"
      aria-labelledby="board-title"
      lang={lng}
    >
      <div className="flex items-baseline gap-3 px-[1.1rem] pt-4 pb-3 max-md:px-4">
        <h2 className="text-xl" id="board-title">
          {title ?? t("title")}
        </h2>
        <span className="ml-auto text-xs text-ink-3">{t("asOf", { time: formatDateTime(asOf) })}</span>
      </div>
      {note}
      {failed ? <Failed retry={retry} /> : null}
      {!failed && rows === null ? <Waiting /> : null}
      {!failed && none ? empty : null}
      {!failed && rows && !none ? <Rows {...props} rows={rows} /> : null}
      <div className="mt-auto flex justify-between border-t border-board-line px-[1.1rem] py-3 sign-sm normal-nums">
        {foot}
      </div>
    </section>
  );
}
