import { queryOnce } from "@/lib/db/pool";
import { shownSql } from "@/lib/features/subscription/rules";
import { netOf } from "@/lib/payment/prices";
import { subscriptionsOf } from "../rules";
import type { PlanCount, StatsRecord } from "../schema";

const countersSql = `select
  (select count(*) from bus_request where category = 'emergency' and state = 'active' and "endedAt" is null
    and "endDate" > $1)::int as emergencies,
  (select count(*) from company where registered and "createdAt" > $1::timestamptz - interval '7 days')::int
    as "newCompanies",
  (select count(*) from advertiser where abonnement = 'active' and (plan = 'trial' or "endsAtPeriod")
    and "paidUntil" between $1 and $1::timestamptz + interval '7 days')::int as "endingPlans"`;

const companiesSql = `select "companyType", count(*) filter (where registered)::int as registered,
    count(*) filter (where not registered)::int as passive
  from company where active and "companyType" <> 'private' group by "companyType" order by "companyType"`;

const plansSql = `select a.abonnement as state, a.plan, a.interval, a.payment, (${shownSql("a")}) as shown,
    count(*)::int as total
  from advertiser a group by 1, 2, 3, 4, 5`;

const invoicesSql = `select count(*)::int as count, coalesce(sum(gross), 0)::int as gross,
  count(*) filter (where "dueAt" < $1)::int as overdue from invoice where state = 'open'`;

type Counters = Pick<StatsRecord, "emergencies" | "newCompanies" | "endingPlans">;
const none: Counters = { emergencies: 0, newCompanies: 0, endingPlans: 0 };

/** Companies, plans, invoices and the counters beside the queue. */
export async function readMarket(now: Date) {
  const [counters, companies, plans, invoices] = await Promise.all([
    queryOnce<Counters>(countersSql, [now]),
    queryOnce<StatsRecord["companies"][number]>(companiesSql),
    queryOnce<PlanCount>(plansSql),
    queryOnce<StatsRecord["subscriptions"]["open"]>(invoicesSql, [now]),
  ]);
  const open = invoices[0] ?? { count: 0, gross: 0, overdue: 0 };
  return { ...(counters[0] ?? none), companies, subscriptions: { ...subscriptionsOf(plans, netOf), open } };
}
