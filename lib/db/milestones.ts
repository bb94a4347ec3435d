import { memo } from "@/lib/cache/memo";
import { queryOnce } from "./pool";

/** Rows between two remembered places of a list. */
const stride = 1_000;

type Key = { sorted: string; id: string };
type List = {
  /** Tag whose change moves the list. */
  tag: string;
  from: string;
  where: string;
  values: readonly unknown[];
  /** Column of time that the list is sorted by, ties by id of the same row. */
  column: string;
  id: string;
  descending: boolean;
  /** Milliseconds that the places are remembered. */
  ms: number;
};

/** Sort keys of every thousandth row: one pass over an index, then any depth of the list costs the same. */
function milestones({ tag, from, where, values, column, id, descending, ms }: List) {
  const way = descending ? "desc" : "asc";
  const sql = `select sorted, id from (
    select ${column}::text as sorted, ${id} as id, row_number() over (order by ${column} ${way}, ${id} ${way}) as n
    from ${from} where ${where}) s where n % ${stride} = 1 order by n`;
  const key = `milestones ${sql} ${JSON.stringify(values)}`;
  return memo(key, tag, ms, () => queryOnce<Key>(sql, [...values]));
}

/**
 * Where a page begins: a condition that leads to the milestone before it (its values are appended to `values`)
 * and the rows to skip from there. The first thousand rows need none.
 */
export async function seek(list: List, skip: number) {
  if (skip < stride) return { condition: "true", values: [...list.values], offset: skip };
  const places = await milestones(list);
  const place = places[Math.floor(skip / stride)];
  if (!place) return { condition: "false", values: [...list.values], offset: 0 };
  const next = list.values.length + 1;
  const compare = list.descending ? "<=" : ">=";
  const condition = `(${list.column}, ${list.id}) ${compare} ($${next}::timestamptz, $${next + 1}::uuid)`;
  return { condition, values: [...list.values, place.sorted, place.id], offset: skip % stride };
}
