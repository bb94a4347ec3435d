import { subYears } from "date-fns";
import { query } from "@/lib/db/pool";
import { dayOf } from "../rules";

/** Counts are kept for three years. Returns how many rows went. */
export async function forgetOldCounts(now = new Date()) {
  const sql = `delete from location_day where day < $1::date returning 1`;
  return (await query("statistic.forget", sql, [dayOf(subYears(now, 3))])).length;
}
