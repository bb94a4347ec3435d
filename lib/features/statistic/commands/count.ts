import { createHmac } from "node:crypto";
import { env } from "@/env.mjs";
import { isAdmin } from "@/lib/access/rules";
import type { Viewer } from "@/lib/access/viewer";
import { query } from "@/lib/db/pool";
import { shownSql } from "@/lib/features/subscription/rules";
import { marketTimeZone } from "@/lib/i18n/formats";
import type { CountEvent } from "../schema";

/** Milliseconds in which the same action from the same source counts once. */
const pause = 10 * 60 * 1000;

/** Of the actions told those whose key is not in its pause ($5 now, $6 its end). */
const first = `first as (
    insert into rate_limit (key, points, expire) select key, 1, $6::bigint from counted order by key
    on conflict (key) do update set points = 1, expire = excluded.expire where rate_limit.expire <= $5::bigint
    returning key)`;
const today = `($7::timestamptz at time zone $8)::date`;
const times = (action: string) => `count(*) filter (where action = '${action}')`;

/**
 * In one statement: of the actions told ($1 id, $2 action, $3 key) those at a location that is shown and not of the
 * reader's own company ($4), then the first of each, then the day's counts ($7 now, $8 zone). Rows are locked in the
 * order of their keys and ids, so that calls at once wait and never block one another for good; an id that is none
 * leaves no trace.
 */
const locationSql = `with counted as (
    select l.id, e.action, e.key from unnest($1::uuid[], $2::text[], $3::text[]) e(id, action, key)
    join advertiser_location l on l.id = e.id and l.active
    join company c on c.id = l."companyId" and c.active
    join advertiser a on a."companyId" = c.id and a.active and ${shownSql("a")}
    where l."companyId" is distinct from $4::uuid for key share of l),
  ${first}
  insert into location_day ("locationId", day, shown, opened, "clickedWeb", "clickedPhone")
  select id, ${today}, ${times("shown")}, ${times("opened")}, ${times("web")}, ${times("phone")}
  from counted join first using (key) group by id order by id
  on conflict ("locationId", day) do update set shown = location_day.shown + excluded.shown,
    opened = location_day.opened + excluded.opened, "clickedWeb" = location_day."clickedWeb" + excluded."clickedWeb",
    "clickedPhone" = location_day."clickedPhone" + excluded."clickedPhone"`;

/** The same for entries of the home page. */
const entrySql = `with counted as (
    select a.id, e.action, e.key from unnest($1::uuid[], $2::text[], $3::text[]) e(id, action, key)
    join advertiser a on a.id = e.id and a.active and a."homeActive" and ${shownSql("a")}
    join company c on c.id = a."companyId" and c.active
    where a."companyId" is distinct from $4::uuid for key share of a),
  ${first}
  insert into home_day ("advertiserId", day, shown, opened)
  select id, ${today}, ${times("shown")}, ${times("opened")}
  from counted join first using (key) group by id order by id
  on conflict ("advertiserId", day) do update set shown = home_day.shown + excluded.shown,
    opened = home_day.opened + excluded.opened`;

type Counted = { id: string; action: string };

/** Who looks is not stored: a keyed hash that cannot be led back to an address, gone with its pause. */
function keyOf(ip: string, { id, action }: Counted) {
  const digest = createHmac("sha256", env.NEXTAUTH_SECRET).update(`${ip} ${id} ${action}`).digest("base64url");
  return `location-count-once:${digest}`;
}

/** Counts what a visitor saw and did. Says nothing of what counted: the answer must not tell whether an id exists. */
export async function countActions(viewer: Viewer, events: readonly CountEvent[], now = new Date()) {
  const own = viewer.kind === "user" ? (viewer.company?.id ?? null) : null;
  if (isAdmin(viewer)) return;
  const at = now.getTime();
  const count = async (name: string, sql: string, given: readonly Counted[]) => {
    if (given.length === 0) return;
    const byKey = new Map(given.map((one) => [keyOf(viewer.ip, one), one]));
    const counted = [...byKey.values()];
    const columns = [counted.map(({ id }) => id), counted.map(({ action }) => action), [...byKey.keys()]];
    await query(name, sql, [...columns, own, at, at + pause, now, marketTimeZone]);
  };
  const locations = events.flatMap((event) =>
    "location" in event ? { id: event.location, action: event.action } : [],
  );
  const entries = events.flatMap((event) => ("entry" in event ? { id: event.entry, action: event.action } : []));
  await count("statistic.count", locationSql, locations);
  await count("statistic.countEntries", entrySql, entries);
}
