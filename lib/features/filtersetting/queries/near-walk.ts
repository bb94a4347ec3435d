import type { Values } from "@/lib/db/filter-sql";
import { kindsSql, positionSql, publicReach } from "@/lib/features/busrequest/queries/where";
import type { Kind } from "@/lib/features/busrequest/rules/kinds";
import { mostCounted, type NearSort } from "../rules";

type Point = { longitude: number; latitude: number };
/** What a search asks of a `bus_request r`; `spots` that its distance is measured from, null where it is measured otherwise. */
export type Source = {
  /** `isApart`: what it is found by may come as several conditions, to be asked one after the other. */
  conditions: (values: Values, isApart?: boolean) => { from: string; where: string[]; apart?: string[] };
  /** `of`: what carries it once the rows are found. */
  distance: (values: Values, of?: string) => string;
  spots: readonly Point[] | null;
  /** Nothing narrows it that an index finds: no place, no text. */
  everywhere: boolean;
};
type Sort = NearSort | "latest";

/** Of rows that are all there. */
export const orders: Record<Sort, string> = {
  distance: "distance nulls last, id",
  date: '"startDate", id',
  newest: "since desc, id desc",
  latest: '"createdAt" desc, id desc',
  fits: 'fit nulls last, "startDate", id',
};

/** Of rows as an index hands them out. */
const indexed: Record<Exclude<Sort, "distance">, string> = {
  date: 'r."startDate", r.id',
  newest: 'coalesce(r."approvedAt", r."createdAt") desc, r.id desc',
  latest: 'r."createdAt" desc, r.id desc',
  fits: 'r."startDate", r.id',
};

type Walk = {
  source: Source;
  columns: () => string;
  join: string;
  /** SQL: an array of what the company has hidden. */
  hidden: string;
  sort: Sort;
  /** Rows that are wanted at most. */
  most: number;
  /** Kinds that stand before others. */
  parts: readonly (readonly Kind[])[];
  ids: readonly string[] | null;
};

const open = "not coalesce(m.hidden, false)";

/** A limit whose number the planner does not see, so that it reckons with a tenth of the rows: then none are sorted that an index hands out in order. */
const someOfThem = "limit (select 2147483647)";

/**
 * Reads an index from its beginning until enough rows match. The inner limit keeps the conditions out of the inner
 * statement: with them the planner would look up all that match, and sort it. It does the same where a table is joined
 * before the limit, so that what is hidden is a list, and marks come to the rows that are found.
 */
function inOrder(values: Values, walk: Walk, kinds: readonly Kind[], order: string, narrow: string[] = []) {
  const { source, columns, join, hidden, most } = walk;
  const { from, where } = source.conditions(values);
  const measured = source.spots === null ? ", d.km" : "";
  const found = `select r.*${measured} from (select * from bus_request r
      where ${publicReach} and ${kindsSql(kinds)} order by ${order} ${someOfThem}) r
    ${from} where ${[...where, `r.id <> all(${hidden})`, ...narrow].join(" and ")} limit ${most}`;
  return `select ${columns()}, r.nth as n from (select *, row_number() over () as nth from (${found}) f) r ${join}`;
}

/** No index knows how far a route passes a place: of more than can be told those that start soonest are sorted. */
function soonestByDistance(values: Values, walk: Walk, kinds: readonly Kind[]) {
  const soonest = inOrder(values, { ...walk, most: mostCounted + 1 }, kinds, indexed.date);
  return `select ${named}, row_number() over (order by distance, "startDate", id) as n from (${soonest}) s`;
}

/** The nearest to each spot, of empty rides also by where they end; those of all spots together hold the nearest of all. */
function byDistance(values: Values, walk: Walk, kinds: readonly Kind[]) {
  const { spots } = walk.source;
  if (spots === null) return soonestByDistance(values, walk, kinds);
  if (spots.length === 0) return inOrder(values, walk, kinds, "r.id");
  const around = (column: string, of: readonly Kind[]) =>
    spots.map((spot) =>
      inOrder(values, walk, of, `r."${column}" <-> ${positionSql(values, spot)}`, [`r."${column}" is not null`]),
    );
  const ends = kinds.includes("emptyride") ? around("endPos", ["emptyride"]) : [];
  const rows = [...around("startPos", kinds), ...ends].map(
    (sql, index) => `(select *, ${index} as of from (${sql}) t)`,
  );
  return `select s.*, row_number() over (order by distance, "of", n2, id) as n from (
    select distinct on (id) ${named}, n as n2, "of" from (${rows.join(" union all ")}) u order by id, "of", n) s`;
}

const named = `id, category, "wayKm", "wayMinutes", "waySource", "startDate", "createdAt", since, distance, hidden, note, "isNew"`;

function ofPart(values: Values, walk: Walk, kinds: readonly Kind[]) {
  const { sort, ids } = walk;
  if (sort === "distance") return [byDistance(values, walk, kinds)];
  if (sort !== "fits" || !ids || ids.length === 0) return [inOrder(values, walk, kinds, indexed[sort])];
  const { from, where } = walk.source.conditions(values);
  const fitting = `select ${walk.columns()}, b.n from unnest(${values.add(ids)}::uuid[]) with ordinality b(id, n)
    join bus_request r on r.id = b.id ${from} ${walk.join}
    where ${[publicReach, kindsSql(kinds), ...where, open].join(" and ")}`;
  return [fitting, inOrder(values, walk, kinds, indexed.fits, [`r.id <> all(${values.add(ids)}::uuid[])`])];
}

/** SQL of the first rows, with `part` and `n` to sort by. A part is not begun where those before it give enough. */
export function walkSql(values: Values, walk: Walk) {
  const parts = walk.parts.filter((kinds) => kinds.length > 0).flatMap((kinds) => ofPart(values, walk, kinds));
  const rows = parts.map((sql, part) => `(select ${named}, n, ${part} as part from (${sql}) t order by n)`);
  return `select * from (${rows.join(" union all ")}) a limit ${walk.most}`;
}
