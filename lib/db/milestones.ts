import { memo } from "@/lib/cache/memo";
import { queryOnce } from "./pool";

/** Rows between two remembered places of a list. */
const stride = 250;
/** Milliseconds that the places are remembered, as long as a count (decision 007). */
const keptFor = 10_000;

/** A column or expression that a list is sorted by, never null, and its type. */
export type SortKey = { sql: string; type: "timestamptz" | "uuid" | "text" | "int" };
export type Direction = "asc" | "desc";

/** Keys in the order in which they decide; together they are unique, and an index holds them so. */
export const timeThenId = (column: string, id: string): SortKey[] => [
  { sql: column, type: "timestamptz" },
  { sql: id, type: "uuid" },
];
export const textThenId = (texts: readonly string[], id: string): SortKey[] => [
  ...texts.map((sql) => ({ sql, type: "text" as const })),
  { sql: id, type: "uuid" },
];
export const orderSql = (keys: readonly SortKey[], direction: Direction) =>
  keys.map(({ sql }) => `${sql} ${direction}`).join(", ");

type List = {
  /** Tag whose change moves the list. */
  tag: string;
  from: string;
  where: string;
  values: readonly unknown[];
  keys: readonly SortKey[];
  direction: Direction;
};

/** Sort keys of every 250th row: one pass over an index, then any depth of the list costs the same. */
function milestones({ tag, from, where, values, keys, direction }: List) {
  const order = orderSql(keys, direction);
  const place = keys.map(({ sql }) => `${sql}::text`).join(", ");
  const sql = `select place from (
    select array[${place}] as place, row_number() over (order by ${order}) as n from ${from} where ${where}) s
    where n % ${stride} = 1 order by n`;
  const key = `milestones ${sql} ${JSON.stringify(values)}`;
  return memo(key, tag, keptFor, () => queryOnce<{ place: string[] }>(sql, [...values]));
}

/**
 * Where a page begins: a condition that leads to the milestone before it (its values are appended to `values`)
 * and the rows to skip from there. The first rows need none.
 */
export async function seek(list: List, skip: number) {
  if (skip < stride) return { condition: "true", values: [...list.values], offset: skip };
  const places = await milestones(list);
  const found = places[Math.floor(skip / stride)];
  if (!found) return { condition: "false", values: [...list.values], offset: 0 };
  const next = list.values.length + 1;
  const columns = list.keys.map(({ sql }) => sql).join(", ");
  const begin = list.keys.map(({ type }, i) => `$${next + i}::${type}`).join(", ");
  const condition = `(${columns}) ${list.direction === "desc" ? "<=" : ">="} (${begin})`;
  return { condition, values: [...list.values, ...found.place], offset: skip % stride };
}
