import { searchTake } from "@/lib/search-text";
import { query, queryOnce } from "./pool";
import type { Values } from "./filter-sql";

/** One way to find rows: SQL that selects `id`, best first. */
export type Search<Name extends string> = { name: Name; sql: string };

/**
 * Ids found by several ways, the surest way first, each with the way that found it. The database works the ways off
 * one by one and stops where there are enough. `overlap`: several ways may find the same row.
 */
export async function firstFound<Name extends string>(
  searches: readonly Search<Name>[],
  values: Values,
  overlap = false,
) {
  if (searches.length === 0) return new Map<string, Name>();
  const parts = searches.map(
    ({ sql }, rank) => `(select id, ${rank} as rank from (${sql} limit ${searchTake}) w${rank})`,
  );
  const sql = `select id, rank from (${parts.join(" union all ")}) s limit ${overlap ? searchTake * 2 : searchTake}`;
  const rows = await queryOnce<{ id: string; rank: number }>(sql, values.list);
  const found = new Map<string, Name>();
  for (const { id, rank } of rows.sort((a, b) => a.rank - b.rank)) {
    const search = searches[rank];
    if (search && found.size < searchTake && !found.has(id)) found.set(id, search.name);
  }
  return found;
}

/** The rows of ids, in their order. `sql` takes the ids as $1; its text must be constant for a name. */
export async function rowsOf<Row extends { id: string }>(name: string, sql: string, ids: readonly string[]) {
  if (ids.length === 0) return [];
  const rows = new Map((await query<Row>(name, sql, [ids])).map((row) => [row.id, row]));
  return ids.flatMap((id) => rows.get(id) ?? []);
}
