import { isAdmin } from "@/lib/access/rules";
import type { Viewer } from "@/lib/access/viewer";
import { memo } from "@/lib/cache/memo";
import { Values } from "@/lib/db/filter-sql";
import { query, queryOnce } from "@/lib/db/pool";
import { routeName } from "@/lib/i18n/place-names";
import type { Place } from "@/lib/features/place/schema";
import type { Language } from "@/lib/i18n/routing";
import type { Kind } from "../rules/kinds";
import { signsOnSpot } from "../rules/map";
import type { MapRecord } from "../schema/map";
import type { BusRequestFilter } from "../schema/filter";
import { narrowedSql, reachSql } from "./where";

type View = {
  bbox: readonly [number, number, number, number];
  zoom: number;
  filter?: BusRequestFilter;
  /** Of the titles. */
  lng?: Language;
};
type Cell = {
  longitude: number;
  latitude: number;
  count: number;
  kinds: Record<Kind, number>;
  bbox: [number, number, number, number];
  /** The requests of a cell that holds few. */
  signs: Array<Omit<MapRecord["points"][number], "title"> & { from: Place; to: Place | null }> | null;
};

/** Rows of a view that are looked at; past it the counts are of this many (named in the answer's size, not hidden). */
const most = 50_000;

const kindCounts = ["grouprequest", "vacancy", "emptyride", "emergency"]
  .map((kind) => `'${kind}', coalesce(sum(n) filter (where category = '${kind}'), 0)`)
  .join(", ");

/** Markers closer than about 64 px on a 512 px tile become one cluster. */
function cellDegrees(zoom: number) {
  return 360 / 2 ** Math.round(zoom) / 8;
}

const point = `json_build_object('id', r.id, 'category', r.category,
  'longitude', r."startLongitude", 'latitude', r."startLatitude", 'from', r."startPlace", 'to', r."endPlace",
  'end', case when r."endLongitude" is null then null
    else json_build_object('longitude', r."endLongitude", 'latitude', r."endLatitude") end)`;

const at = 'point(r."startLongitude", r."startLatitude")';

/**
 * Many requests begin on one spot, so that these are counted first and cells made of them. Only cells of few requests are
 * read further, by their own box: neither a point nor an id is kept for each of up to 50,000 rows.
 */
function mapSql(where: string, cell: string, few: string) {
  const seen = `select r.category, r."startLongitude", r."startLatitude" from bus_request r
    where ${where} limit ${most}`;
  const spots = `select "startLongitude" as x, "startLatitude" as y, category, count(*)::int as n
    from (${seen}) s group by 1, 2, 3`;
  const square = `floor(x / ${cell}), floor(y / ${cell})`;
  const cells = `select sum(x * n) / sum(n) as longitude, sum(y * n) / sum(n) as latitude, sum(n)::int as count,
    json_build_object(${kindCounts}) as kinds, min(x) as west, min(y) as south, max(x) as east, max(y) as north
    from (${spots}) s group by ${square} order by ${square}`;
  const own = `select * from bus_request r
    where ${where} and ${at} <@ box(point(g.west, g.south), point(g.east, g.north)) limit ${few}`;
  return `select g.longitude, g.latitude, g.count, g.kinds, json_build_array(g.west, g.south, g.east, g.north) as bbox,
      case when g.count <= ${few} then (select json_agg(${point} order by r.id) from (${own}) r) end as signs
    from (${cells}) g`;
}

function toRecord(cells: Cell[], language: Language): MapRecord {
  return {
    points: cells.flatMap(({ signs }) =>
      (signs ?? []).map(({ from, to, ...point }) => ({ ...point, title: routeName(from, to, language) })),
    ),
    clusters: cells.flatMap(({ signs, ...cluster }) => (signs ? [] : [cluster])),
  };
}

/** Square degrees, about those of a large country, from which a view is not looked for by its box where its index lacks what is filtered by. */
const wide = 50;

/** Whether the index `bus_request_view` has all that a filter asks for. */
const isHeld = ({ a, o }: BusRequestFilter = {}) =>
  Object.entries({ ...a, ...o }).every(([key, value]) => value === undefined || key === "category");

/**
 * PostgreSQL takes a thousandth of all rows to lie in any box. In a wide view it would read nearly all of them from the
 * table for a rare filter, where plain bounds leave it to the filter's own index or to one that holds what is filtered by.
 */
function inViewSql(values: Values, [west, south, east, north]: View["bbox"], filter: BusRequestFilter | undefined) {
  const [x1, y1, x2, y2] = [west, south, east, north].map((degrees) => `${values.add(degrees)}::float8`);
  if ((east - west) * (north - south) > wide && !isHeld(filter)) {
    return `r."startLongitude" between ${x1} and ${x2} and r."startLatitude" between ${y1} and ${y2}`;
  }
  return `${at} <@ box(point(${x1}, ${y1}), point(${x2}, ${y2}))`;
}

/** Clusters and single points of a view; box in degrees: west, south, east, north. */
export async function mapBusRequests(viewer: Viewer, { bbox, zoom, filter, lng }: View): Promise<MapRecord> {
  const values = new Values();
  const [west, , east] = bbox;
  const narrowed = narrowedSql(viewer, values, filter);
  const inView = inViewSql(values, bbox, filter);
  const where = [...reachSql(viewer, filter), inView, ...narrowed].join(" and ");
  const cell = `${values.add(Math.max(cellDegrees(zoom), (east - west) / 64, 1e-6))}::float8`;
  const sql = mapSql(where, cell, `${values.add(signsOnSpot(zoom))}::int`);
  const cells = await memo(`busrequest.map ${sql} ${JSON.stringify(values.list)}`, "busrequest", 10_000, () =>
    // Its text is the same for each view of the whole market.
    narrowed.length > 0
      ? queryOnce<Cell>(sql, values.list)
      : query<Cell>(`busrequest.map.${isAdmin(viewer) ? "all" : "public"}`, sql, values.list),
  );
  return toRecord(cells, lng ?? viewer.language);
}
