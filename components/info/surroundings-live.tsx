"use client";

import { type ReactNode, useMemo, useState } from "react";
import { DepartureBoard } from "@/components/busrequest/departure-board";
import { type RequestFilter, wholeFilter } from "@/components/busrequest/filter-address";
import { LiveMap, onMap } from "@/components/home/live-map";
import type { LineRequest } from "@/lib/features/busrequest/rules/line";

type Props = {
  label: string;
  title: string;
  place: RequestFilter["place"];
  rows: readonly LineRequest[];
  asOf: number;
  /** Over the map; on phones above it. */
  card: ReactNode;
  empty: ReactNode;
  foot: ReactNode;
};

/** Map and board of what starts around a place, or of the whole market. */
export function SurroundingsLive({ label, place, card, ...board }: Props) {
  const [selected, setSelected] = useState<string | null>(null);
  const rows = useMemo(() => onMap(board.rows), [board.rows]);
  return (
    <section
      className="grid grid-cols-[minmax(0,1fr)_27rem] border-y border-line max-xl:grid-cols-[minmax(0,1fr)_22rem] max-lg:grid-cols-1"
      aria-label={label}
    >
      <div className="relative flex flex-col overflow-hidden bg-(--map-land-abroad) min-h-105">
        {card}
        <div className="relative flex-1">
          <LiveMap
            filter={{ ...wholeFilter, place }}
            selected={selected}
            rows={rows}
            onSelect={setSelected}
            onView={() => undefined}
          />
        </div>
      </div>
      <DepartureBoard
        {...board}
        emergencies={[]}
        moreEmergencies={0}
        emergenciesHref=""
        selected={selected}
        onSelect={setSelected}
      />
    </section>
  );
}
