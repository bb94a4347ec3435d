import { securedSql } from "@/lib/auth/factor-need";
import { openSessionSql } from "@/lib/auth/session-life";
import type { AdminUserRecord } from "../schema/admin";

const ms = (column: string) => `(extract(epoch from ${column}) * 1000)::float8`;

/** What the row `u` of an account with its company `c` and advertiser `d` says of its state. */
const stateSql = `case when u."closedAt" is not null then 'closed' when u."deleteAfter" is not null then 'leaving'
  when u."confirmedAt" is null then 'unconfirmed' else 'active' end`;

export const adminUserJoins = `left join company c on c.id = u."companyId" left join advertiser d on d."companyId" = c.id
  left join lateral (select count(*)::int as open, max(s."lastSeenAt") as seen from session s
    where s."userId" = u.id and ${openSessionSql}) n on true`;

export const adminUserSql = `u.id, u.email, u."userName", u.firstname, u.lastname, u.phone, u.role::text as role,
  u.language::text as language, u."companyId" as company, c."companyType"::text as "companyType", u.owner, u."singleKeys",
  coalesce(d.abonnement::text, 'none') as subscription, u.version, c.name as "companyName", ${stateSql} as state,
  n.open as sessions, ${ms('u."createdAt"')} as created_at, ${ms('u."confirmedAt"')} as confirmed_at,
  ${ms('u."closedAt"')} as closed_at, ${ms('u."deleteAfter"')} as "deleteAfter", ${ms("n.seen")} as "lastSeenAt",
  ${securedSql} as "secondFactor"`;

/** A registration that waits for its link, in the same shape; its id is that of the link's row. */
export const waitingSql = `t.id, t.data ->> 'email' as email, t.data ->> 'userName' as "userName",
  t.data ->> 'firstname' as firstname, t.data ->> 'lastname' as lastname, nullif(t.data ->> 'phone', '') as phone,
  'user' as role, coalesce(t.data ->> 'language', 'en') as language, null::uuid as company,
  t.data ->> 'companyType' as "companyType", true as owner, true as "singleKeys", 'none' as subscription, 0 as version,
  t.data -> 'company' ->> 'name' as "companyName", 'waiting' as state, 0 as sessions,
  ${ms('t."createdAt"')} as created_at, null::float8 as confirmed_at, null::float8 as closed_at,
  null::float8 as "deleteAfter", null::float8 as "lastSeenAt", false as "secondFactor"`;

/** Rows of these selections are records already; the columns stand above, a new one is invisible until listed. */
export const presentAdminUser = (row: AdminUserRecord): AdminUserRecord => row;
