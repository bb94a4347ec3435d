import { z } from "zod";
import { auditRecord } from "@/lib/features/audit/schema/audit";
import { kinds } from "@/lib/features/busrequest/rules/kinds";
import { type intervals, orderPlans, plans, type State, statuses } from "@/lib/features/subscription/rules";

const count = z.number().int();
const cents = z.number().int();
/** Milliseconds. */
const span = z.number().nullable();
const byKind = z.strictObject(Object.fromEntries(kinds.map((kind) => [kind, count])) as Record<Kind, typeof count>);
type Kind = (typeof kinds)[number];

/** From approval (of a request that needs none: from its arrival) to the first offer; `answered`: requests with one. */
const waits = z.strictObject({ median: span, p90: span, answered: count });
export type Waits = z.infer<typeof waits>;

/**
 * A week of the market's calendar by its Monday: requests posted by kind, offers made (and by the kind of their
 * request), waits of the requests posted in it.
 */
const week = byKind.extend({ day: z.iso.date(), offers: count, offersByKind: byKind, waits });
export type Week = z.infer<typeof week>;

export const ranges = ["4", "12", "26", "52"] as const;
export type Range = (typeof ranges)[number];
export const usualRange: Range = "12";

/** Of GET /admin/stats: the weeks that are told one by one. */
export const statsQuery = z.strictObject({ weeks: z.enum(ranges, "invalidValue").default(usualRange) });

/** The range of the dashboard's address; what is none counts as not given. */
export const rangeOf = (search: URLSearchParams) => ranges.find((range) => range === search.get("weeks")) ?? usualRange;

/** GET /admin/stats: what the market does, in one record. */
export const statsRecord = z
  .strictObject({
    at: z.number(),
    /** Oldest: since when the one that waits longest does. */
    waiting: z.strictObject({ total: count, oldest: z.number().nullable() }),
    /** Active emergencies. */
    emergencies: count,
    /** Companies that registered in the last seven days. */
    newCompanies: count,
    /** Plans that end within seven days: trials, and those that are cancelled. */
    endingPlans: count,
    /** As many as were asked for, oldest first. */
    weeks: z.array(week),
    /** As many weeks just before. */
    former: z.array(week),
    waits,
    companies: z.array(z.strictObject({ companyType: z.string(), registered: count, passive: count })),
    subscriptions: z.strictObject({
      /** As of `at`. */
      states: z.strictObject(Object.fromEntries(statuses.map((name) => [name, count])) as Record<Status, typeof count>),
      /** Running ones alone. */
      plans: z.strictObject(Object.fromEntries(plans.map((plan) => [plan, count])) as Record<Plan, typeof count>),
      /** Net cents a month of the running paid plans, by who collects. */
      monthly: z.strictObject({ invoice: cents, stripe: cents }),
      /** Unpaid invoices; gross cents. */
      open: z.strictObject({ count, gross: cents, overdue: count }),
    }),
    mails: z.strictObject({ queued: count, failed: count, sentToday: count, oldest: z.number().nullable() }),
    jobs: z.strictObject({
      worker: z.enum(["inline", "separate", "off"]),
      queues: z.array(z.strictObject({ name: z.string(), last: z.number().nullable(), failed: count, waiting: count })),
    }),
    /** Answers of this server process since it started; nothing older is kept. */
    errors: z.strictObject({ since: z.number(), answers: count, failed: count }),
    log: z.array(auditRecord),
  })
  .meta({ id: "MarketFigures" });
export type StatsRecord = z.infer<typeof statsRecord>;
type Status = (typeof statuses)[number];
type Plan = (typeof plans)[number];
export type PlanCount = {
  state: State;
  plan: Plan | null;
  interval: (typeof intervals)[number] | null;
  payment: "stripe" | "invoice" | null;
  shown: boolean;
  total: number;
};
export const isOrderPlan = (plan: Plan | null) => orderPlans.find((one) => one === plan) ?? null;
