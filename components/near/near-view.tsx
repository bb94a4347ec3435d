"use client";
import Link from "next/link";
import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { useNow } from "@/components/moderation/use-now";
import { Pager } from "@/components/ui/pager";
import { take, writeNear } from "./near-address";
import { NearEmpty } from "./near-empty";
import { NearHead } from "./near-head";
import { NearMap } from "./near-map";
import type { NearPage } from "./near-page";
import { NearRow } from "./near-row";
import { useSeen } from "./use-seen";

type Props = NearPage & { now: number };

function HiddenLink({ list, filter, path }: NearPage) {
  const t = useTranslations("near");
  const to = `${path}${writeNear({ ...filter, page: 1, hidden: !filter.hidden })}`;
  if (!filter.hidden && list.hiddenTotal === 0) return null;
  return (
    <p className="nr-hidden">
      <Link href={to} prefetch={false}>
        {filter.hidden ? t("backToAll") : t("showHidden", { count: list.hiddenTotal })}
      </Link>
    </p>
  );
}

type ListProps = NearPage & {
  now: number;
  selected: string | null;
  marker: string | null;
  onSelect: (id: string | null) => void;
};

/** Emergencies are open, of the others one: the first, then the one that was asked for. */
function NearRows({ list, readOnly, now, selected, marker, onSelect }: ListProps) {
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
          {...{ row, now, readOnly, onSelect }}
          selected={row.id === selected}
          open={!readOnly && (row.id === opened || row.category === "emergency")}
          onOpen={() => setOpened(row.id === opened ? null : row.id)}
        />
      ))}
    </ul>
  );
}

/** List and map side by side; a row and its marker are selected together. */
export function NearView({ now: start, ...page }: Props) {
  const { list, filter, path, readOnly } = page;
  const t = useTranslations("near");
  const now = useNow(start);
  const [selected, setSelected] = useState<string | null>(null);
  const [isMapShown, setMapShown] = useState(false);
  const [marker, setMarker] = useState<string | null>(null);
  useSeen(start);
  function pick(id: string) {
    setSelected(id);
    setMarker(id);
  }
  return (
    <div className="nr" data-map={isMapShown}>
      <div className="nr-l">
        <NearHead {...page} isMapShown={isMapShown} onMap={() => setMapShown(!isMapShown)} />
        <div className="nr-s">
          {list.rows.length === 0 ? (
            <NearEmpty {...page} />
          ) : (
            <NearRows key={writeNear(filter)} {...{ ...page, now, selected, marker }} onSelect={setSelected} />
          )}
          <Pager
            page={filter.page}
            take={take}
            total={list.total}
            href={(number) => `${path}${writeNear({ ...filter, page: number })}`}
            order={t(`ordered.${filter.sort}`)}
          />
          {/* An empty list says itself how to leave it. */}
          {!readOnly && !(filter.hidden && list.rows.length === 0) && <HiddenLink {...page} />}
        </div>
      </div>
      <NearMap list={list} readOnly={readOnly} selected={selected} onSelect={pick} />
    </div>
  );
}
