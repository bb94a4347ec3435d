import { env } from "@/env.mjs";
import type { Admin } from "@/lib/access/viewer";
import { memo } from "@/lib/cache/memo";
import { lastDeeds } from "@/lib/features/audit/queries";
import { jobHealth } from "@/lib/jobs/health";
import { failuresOf } from "@/lib/metrics/counters";
import { queryOnce } from "@/lib/db/pool";
import { freshSql, providerReach } from "@/lib/features/provider/rules/reach";
import { endingSql, shownSql } from "@/lib/features/subscription/rules";
import { netOf } from "@/lib/payment/prices";
import { type PlanCount, type Range, type StatsRecord, usualRange } from "../schema";
import { readWeeks } from "./weeks";
import { readMails, readQueue } from "./work";
import { subscriptionsOf } from "../rules";

// Each says the same as the list that it leads to.
const countersSql = `select
  (select count(*) from bus_request where category = 'emergency' and state = 'active' and "endedAt" is null)::int
    as emergencies,
  (select count(*) from company c where ${providerReach} and c.registered and ${freshSql})::int as "newCompanies",
  (select count(*) from advertiser a where ${endingSql()})::int as "endingPlans"`;

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
async function readMarket(now: Date) {
  const [counters, companies, plans, invoices] = await Promise.all([
    queryOnce<Counters>(countersSql),
    queryOnce<StatsRecord["companies"][number]>(companiesSql),
    queryOnce<PlanCount>(plansSql),
    queryOnce<StatsRecord["subscriptions"]["open"]>(invoicesSql, [now]),
  ]);
  const open = invoices[0] ?? { count: 0, gross: 0, overdue: 0 };
  return { ...(counters[0] ?? none), companies, subscriptions: { ...subscriptionsOf(plans, netOf), open } };
}

/** Milliseconds that the sums over many rows are remembered. */
const keptFor = 60_000;
/** A change of it forgets them. */
export const statsTag = "stats";

const kept = <T>(name: string, read: () => Promise<T>) => memo(`stats ${name}`, statsTag, keptFor, read);

type Query = { weeks: Range; now?: Date };

/** GET /admin/stats. Queue, outbox and log are as of now, sums a minute old at most. */
export async function getStats(viewer: Admin, query: Query = { weeks: usualRange }): Promise<StatsRecord> {
  const { now = new Date() } = query;
  const range = Number(query.weeks);
  const [weeks, former, market, queues, waiting, mails, log] = await Promise.all([
    kept(`weeks ${query.weeks}`, () => readWeeks(now, range)),
    kept(`former ${query.weeks}`, async () => (await readWeeks(now, range, range)).weeks),
    kept("market", () => readMarket(now)),
    kept("jobs", jobHealth),
    readQueue(),
    readMails(),
    lastDeeds(viewer, 8),
  ]);
  return {
    at: now.getTime(),
    waiting,
    ...weeks,
    former,
    ...market,
    mails,
    jobs: { worker: env.WORKER, queues },
    errors: failuresOf(),
    log,
  };
}
