import type { Viewer } from "@/lib/access/viewer";
import { memo } from "@/lib/cache/memo";
import { Values } from "@/lib/db/filter-sql";
import { queryOnce } from "@/lib/db/pool";
import type { CompanyFilter } from "../schema";
import { whereSql } from "./where";

/** Milliseconds that a count is remembered; every committed change forgets it at once. */
const countFor = 10_000;

export function countRows(where: string, values: unknown[]) {
  return memo(`company.count ${where} ${JSON.stringify(values)}`, "company", countFor, async () => {
    const sql = `select count(*)::int as total from company c where ${where}`;
    const rows = await queryOnce<{ total: number }>(sql, values);
    return rows[0]?.total ?? 0;
  });
}

/** How many companies with an account a viewer's list would hold. */
export function countRegistered(viewer: Viewer, filter: CompanyFilter | undefined) {
  const values = new Values();
  const { where } = whereSql(viewer, values, filter, true);
  return countRows(where, values.list);
}
