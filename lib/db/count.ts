import { memo } from "@/lib/cache/memo";
import { queryOnce } from "./pool";

/** Up to here a count is taken anew each time: it costs a few milliseconds. */
const cheap = 20_000;
/** Milliseconds that a longer one is remembered (decision 007). */
const keptFor = 10_000;

const read = async (sql: string, values: readonly unknown[]) => {
  const [row] = await queryOnce<{ total: number }>(sql, [...values]);
  return row?.total ?? 0;
};

/** Exact number of rows. `tag`: a change of it forgets what is remembered. */
export async function countOf(tag: string, from: string, where: string, values: readonly unknown[]) {
  const some = `select count(*)::int as total from (select 1 from ${from} where ${where} limit ${cheap + 1}) s`;
  const total = await read(some, values);
  if (total <= cheap) return total;
  const all = `select count(*)::int as total from ${from} where ${where}`;
  return memo(`count ${all} ${JSON.stringify(values)}`, tag, keptFor, () => read(all, values));
}
