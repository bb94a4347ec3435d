import { type RequestFilter, requestAddress } from "@/components/busrequest/filter-address";
import { type Kind, kinds } from "@/lib/features/busrequest/rules/kinds";
import type { LineRequest } from "@/lib/features/busrequest/rules/line";
import { tableSettings } from "@/lib/state/table-settings";

/** Rows a page. */
export const boardSize = tableSettings.requests.take;
/** The next emergency stands above them, so many more are folded below it. */
export const emergenciesAtMost = 6;

/** Names a page of a filter, then, after #, the filter that the kinds' counts belong to. */
export function listKey(filter: RequestFilter, page: number | null) {
  return `${requestAddress.search(filter)}&page=${page}#${requestAddress.search({ ...filter, kinds })}`;
}

type Plan = {
  /** Kinds of the rows below the pinned emergency. */
  listed: readonly Kind[];
  pins: boolean;
  /** No kind may push the others off the board. */
  mixes: boolean;
};

/** What the board shows: without a page the overview, with one the plain list, next start first. */
export function boardPlan({ kinds: on }: RequestFilter, page: number | null, visitor: boolean): Plan {
  if (page !== null || on.length < 2) return { listed: on, pins: false, mixes: false };
  const listed = on.filter((kind) => kind !== "emergency");
  return { listed, pins: listed.length < on.length, mixes: visitor && listed.length > 1 };
}

/** Of each kind in turn, then by their start. */
export function mixed(byKind: readonly (readonly LineRequest[])[]) {
  const ranks = Array.from({ length: boardSize }, (_, rank) => byKind.flatMap((rows) => rows[rank] ?? []));
  const rows = ranks.flat().slice(0, boardSize);
  return rows.sort((a, b) => a.date - b.date || (a.id < b.id ? -1 : 1));
}

/** How many requests of the kinds there are; 0 while nobody has counted. */
export function countOf(on: readonly Kind[], counts: Partial<Record<Kind, number>>) {
  return on.reduce((sum, kind) => sum + (counts[kind] ?? 0), 0);
}

export type KindCounts = Partial<Record<Kind, number>>;
/** What the server rendered, and for which filter and page. */
export type RenderedList = {
  key: string;
  rows: LineRequest[];
  /** The next one is pinned. */
  emergencies: LineRequest[];
  counts: KindCounts;
  at: number;
  /** Nobody is signed in. */
  visitor: boolean;
};

/** What the board shows, and for which filter and page. */
export type Board = {
  key: string;
  rows: LineRequest[] | null;
  emergencies: LineRequest[];
  counts: KindCounts;
  total: number;
  asOf: number;
  busy: boolean;
  failed: boolean;
  retry: () => void;
};

/** The server's rows; `busy` once the filter has moved away from them. */
export function renderedBoard(rendered: RenderedList, filter: RequestFilter, page: number | null): Board {
  const { rows, emergencies, counts, at } = rendered;
  const key = listKey(filter, page);
  const same = key === rendered.key;
  const pins = !same || boardPlan(filter, page, rendered.visitor).pins;
  return {
    key,
    rows,
    emergencies: pins ? emergencies : [],
    counts,
    total: countOf(filter.kinds, counts),
    asOf: at,
    busy: !same,
    failed: false,
    retry: () => undefined,
  };
}

/** Whether two boards show the same; how to try again is no part of that. */
export function showsSame(one: Board, other: Board) {
  const parts = ["key", "rows", "emergencies", "total", "asOf", "busy", "failed"] as const;
  return (
    parts.every((part) => one[part] === other[part]) && kinds.every((kind) => one.counts[kind] === other.counts[kind])
  );
}
