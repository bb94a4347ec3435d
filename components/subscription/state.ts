import type { BadgeTone } from "@/components/ui/badge";
import { type Interval, type Plan, type Status, statusOf } from "@/lib/features/subscription/rules";
import type { SubscriptionRecord } from "@/lib/features/subscription/schema/subscription";

export const tones: Record<Status, BadgeTone> = {
  none: "off",
  pending: "pend",
  active: "live",
  lapsed: "off",
  pastdue: "no",
  cancelled: "off",
};

type Known = Pick<SubscriptionRecord, "state" | "plan" | "payment" | "endsAtPeriod" | "openInvoice" | "paidUntil">;

/** How it stands at a time, in milliseconds. */
export const toldOf = ({ state: abonnement, paidUntil }: Pick<Known, "state" | "paidUntil">, now: number) =>
  statusOf({ abonnement, paidUntil }, now);

/** Which sentence says how it stands. `allowed`: no admin has switched it off. */
export function sayingOf(record: Known, told: Status, allowed: boolean) {
  const { plan, payment, endsAtPeriod, openInvoice, paidUntil } = record;
  // Staff do not see the owner's open invoice.
  if (told === "pending") return payment === "stripe" && !openInvoice ? "checkout" : "ordered";
  if (told === "pastdue") return payment === "stripe" ? "unpaidCard" : "unpaidInvoice";
  if (told !== "active") return told;
  if (!allowed) return "hidden";
  if (plan === "trial") return "trial";
  if (paidUntil === null) return "granted";
  return endsAtPeriod ? "ending" : "active";
}

type Query = { plan: Plan; interval: Interval };

/** What a plan and interval is to its company: it runs, or is ordered and unpaid; else null. */
export function holdingOf({ state, plan, interval, openInvoice }: SubscriptionRecord, query: Query) {
  const runs = state === "active" && plan === query.plan && (plan === "trial" || interval === query.interval);
  if (runs) return "current";
  return openInvoice?.plan === query.plan && openInvoice.interval === query.interval ? "ordered" : null;
}

/** Ordering it again would be refused. */
export const isHeld = (record: SubscriptionRecord, query: Query) => holdingOf(record, query) !== null;

type Payer = Pick<SubscriptionRecord, "payment" | "state">;

/** Whose card pays now changes its plan on Stripe's page: a second checkout would charge twice. */
export const paysByCard = ({ payment, state }: Payer) =>
  payment === "stripe" && (state === "active" || state === "pastdue" || state === "pending");

/** Who has a plan or an order on invoice stays with invoices until it ends, whatever keys are set. */
export function ordersByCard(record: Payer & Pick<SubscriptionRecord, "cardPayment" | "openInvoice">) {
  const { cardPayment, openInvoice, payment, state } = record;
  const invoiced = payment === "invoice" && (state === "active" || state === "pastdue");
  return cardPayment && !invoiced && openInvoice === null;
}

/** What cancelling means now; null where there is nothing to cancel. */
export function cancelWords({ payment, endsAtPeriod, openInvoice }: SubscriptionRecord, told: Status) {
  if (told === "pending") return openInvoice || payment === "stripe" ? "withdraw" : null;
  if (told === "pastdue") return "end";
  if (told === "lapsed" && payment !== null && !endsAtPeriod) return "end";
  if (told !== "active" && told !== "lapsed") return null;
  // Nobody collects for a trial or a plan that was given.
  if (payment === null || endsAtPeriod) return openInvoice ? "withdraw" : null;
  return "cancel";
}

/** The plan that the page opens with: what the address says, what is ordered, what runs, the single one. */
export function chosenPlan(
  { openInvoice, plan }: Pick<SubscriptionRecord, "openInvoice" | "plan">,
  wanted: Plan | null,
) {
  if (wanted === "single" || wanted === "group") return wanted;
  const known = openInvoice?.plan ?? plan;
  return known === "group" ? "group" : "single";
}
