"use client";
import { Link } from "@/components/ui/link";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useEffect, useMemo, useRef, useState } from "react";
import { useNow } from "@/components/moderation/use-now";
import { type AsText, ofText } from "@/components/ui/as-text";
import { Pager } from "@/components/ui/pager";
import { mostCounted } from "@/lib/features/filtersetting/rules";
import { api } from "@/lib/http/client";
import { fitLookOf, nearAddress, take } from "./near-address";
import { NearEmpty } from "./near-empty";
import { NearHead } from "./near-head";
import { NearKeys } from "./near-keys";
import { NearMap } from "./near-map";
import type { NearPage } from "./near-page";
import { NearRow } from "./near-row";

/** A visit shorter than this was none: a wrong click, or a component that is mounted twice. */
const least = 2_000;

/**
 * The visit is put on record when it ends, with the time at which it began: the marks of what is new stay through
 * it, and what came in meanwhile is new at the next one. The count in the menu goes with the news.
 */
function useSeen(now: number, isNews: boolean) {
  const router = useRouter();
  const [began, news] = [useRef(now), useRef(isNews)];
  useEffect(() => {
    const from = Date.now();
    let noted = false;
    const end = () => {
      if (noted || Date.now() - from < least) return;
      noted = true;
      // Whether it arrives changes nothing but which rows are marked as new.
      api("PUT /user/nearseen", { body: { at: began.current }, keepalive: true })
        .then(() => news.current && router.refresh())
        .catch(() => {});
    };
    window.addEventListener("pagehide", end);
    return () => {
      window.removeEventListener("pagehide", end);
      end();
    };
  }, [router, began, news]);
}

type Props = NearPage & { now: number };

function HiddenLink({ list, filter, path }: NearPage) {
  const t = useTranslations("near");
  const to = `${path}${nearAddress.write({ ...filter, page: 1, hidden: !filter.hidden })}`;
  if (!filter.hidden && list.hiddenTotal === 0) return null;
  return (
    <p className="px-5 pb-4 text-sm">
      <Link href={to}>{filter.hidden ? t("backToAll") : t("showHidden", { count: list.hiddenTotal })}</Link>
    </p>
  );
}

/** What the km and hours in the rows rest on; what is measured as the crow flies says so itself. */
function WaySources({ list: { rows } }: Pick<NearPage, "list">) {
  const t = useTranslations("near.waySource");
  const sources = rows.flatMap(({ way }) => (way && way.source !== "factor" ? [way.source] : []));
  const words = new Set(sources.map((source) => t(source === "network" ? "network" : "service")));
  return [...words].map((word) => (
    <p key={word} className="px-5 pt-3 text-xs text-ink-3">
      {word}
    </p>
  ));
}

type ListProps = NearPage & {
  now: number;
  selected: string | null;
  marker: string | null;
  onSelect: (id: string | null) => void;
};

/** Emergencies are open, of the others one: the first, then the one that was asked for. */
function NearRows({ list, filter, readOnly, now, selected, marker, onSelect }: ListProps) {
  const t = useTranslations("near");
  const [opened, setOpened] = useState(list.rows[0]?.id ?? null);
  const box = useRef<HTMLUListElement>(null);
  useEffect(() => {
    if (!marker) return;
    setOpened(marker);
    box.current?.querySelector(`[data-near="${CSS.escape(marker)}"]`)?.scrollIntoView({ block: "nearest" });
  }, [marker]);
  return (
    <ul aria-label={t("list")} ref={box} onMouseLeave={() => onSelect(null)}>
      {list.rows.map((row) => (
        <NearRow
          key={row.id}
          row={row}
          look={fitLookOf(filter)}
          now={now}
          readOnly={readOnly}
          onSelect={onSelect}
          selected={row.id === selected}
          open={!readOnly && (row.id === opened || row.category === "emergency")}
          onOpen={() => setOpened(row.id === opened ? null : row.id)}
        />
      ))}
    </ul>
  );
}

/** List and map side by side; a row and its marker are selected together. */
export function NearView({ now: start, list: text, ...rest }: Omit<Props, "list"> & { list: AsText<Props["list"]> }) {
  const list = useMemo(() => ofText(text), [text]);
  const page = { ...rest, list };
  const { filter, path, readOnly } = page;
  const t = useTranslations("near");
  const now = useNow(start);
  const [selected, setSelected] = useState<string | null>(null);
  const [marker, setMarker] = useState<string | null>(null);
  useSeen(start, list.fresh > 0);
  function pick(id: string) {
    setSelected(id);
    setMarker(id);
  }
  return (
    <div
      className="relative grid h-[calc(100vh-var(--frame-h))] min-h-120 grid-cols-[36rem_minmax(0,1fr)] max-xl:grid-cols-[27rem_minmax(0,1fr)] max-lg:flex max-lg:h-auto max-lg:min-h-0 max-lg:flex-col"
      data-bleed
    >
      <div className="flex min-h-0 flex-col border-r border-line bg-surface max-lg:border-0" data-near-list>
        <NearHead {...page} />
        <div className="relative flex-1 overflow-auto max-lg:flex-none max-lg:overflow-visible max-lg:bg-surface">
          {list.rows.length === 0 ? (
            <NearEmpty {...page} />
          ) : (
            <NearRows
              key={nearAddress.write(filter)}
              {...page}
              now={now}
              selected={selected}
              marker={marker}
              onSelect={setSelected}
            />
          )}
          <WaySources list={list} />
          <Pager
            className="px-5! py-3!"
            page={filter.page}
            take={take}
            total={Math.min(list.total, mostCounted)}
            capped={list.total > mostCounted}
            href={(number) => `${path}${nearAddress.write({ ...filter, page: number })}`}
            order={t(`ordered.${filter.sort}`)}
          />
          {/* An empty list says itself how to leave it. */}
          {!readOnly && !(filter.hidden && list.rows.length === 0) && <HiddenLink {...page} />}
        </div>
        {list.rows.length > 0 && <NearKeys />}
      </div>
      <NearMap {...page} made={start} selected={selected} onSelect={pick} />
    </div>
  );
}
