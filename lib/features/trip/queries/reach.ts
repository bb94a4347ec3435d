import type { SignedIn } from "@/lib/access/viewer";

/** Whose trips are asked for. `ids`: SQL of their ids, whose own values come from `$first` on. */
export type Reach = { of: "viewer" | "request"; ids: (first: number) => string; values: readonly (string | null)[] };

const ordered = `select o.id from bus_request r join trip o on o."requestId" = r.id`;

/**
 * What the viewer's company drives, what it has ordered, and what the person has; an admin's own alone. Each is found
 * from its own end: one condition over all three goes through every trip of the market.
 */
export const reachOf = ({ id, company }: SignedIn): Reach => ({
  of: "viewer",
  ids: (first) => `select o.id from trip o where o."companyId" = $${first}::uuid
    union all ${ordered} where r."authorCompanyId" = $${first}::uuid
    union all ${ordered} where r."authorCompanyId" is null and r."authorUserId" = $${first + 1}::uuid`,
  values: [company?.id ?? null, id],
});

export const reachOfRequest = (requestId: string): Reach => ({
  of: "request",
  ids: (first) => `select o.id from trip o where o."requestId" = $${first}::uuid`,
  values: [requestId],
});

/** SQL: the same as `overAt` (rules.ts) of a trip `t` and its booking `b`, at a moment. */
export const overSql = (moment: string) => `(t."end" <= ${moment}
  and (t."transferType" <> 'transfertwoway' or b.id is null or b."end" <= ${moment}))`;

/** SQL: a reach's trips as `t`, each with its booking `b`; more conditions may follow. */
export const tripsIn = ({ ids }: Reach, first: number) =>
  `trip t left join booking b on b.id = t."bookingId" where t.id in (${ids(first)})`;
