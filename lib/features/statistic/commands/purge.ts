import { env } from "@/env.mjs";
import { subYears } from "date-fns/subYears";
import { query } from "@/lib/db/pool";
import { dayOf } from "../rules";

/** Counts are kept for KEEP_YEARS. Returns how many rows went. */
export async function purgeOldCounts(now = new Date()) {
  const day = [dayOf(subYears(now, env.KEEP_YEARS))];
  const locations = await query("statistic.forget", "delete from location_day where day < $1::date returning 1", day);
  const entries = await query("statistic.purgeEntries", "delete from home_day where day < $1::date returning 1", day);
  return locations.length + entries.length;
}
