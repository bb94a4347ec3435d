import type { BadgeTone } from "@/components/ui/badge";
import type { Interval, Plan, State } from "@/lib/features/subscription/rules";
import type { SubscriptionRecord } from "@/lib/features/subscription/schema";

export const tones: Record<State, BadgeTone> = {
  none: "off",
  pending: "pend",
  active: "live",
  pastdue: "no",
  cancelled: "off",
};

type Known = Pick<SubscriptionRecord, "state" | "plan" | "payment" | "endsAtPeriod" | "openInvoice" | "paidUntil">;

/** Which sentence says how it stands. `paid`: by rules.ts isShown; `shown`: really public, which an admin can end. */
export function sayingOf(record: Known, paid: boolean, shown: boolean) {
  const { state, plan, payment, endsAtPeriod, openInvoice, paidUntil } = record;
  // Staff do not see the owner's open invoice.
  if (state === "pending") return payment === "stripe" && !openInvoice ? "checkout" : "ordered";
  if (state === "pastdue") return payment === "stripe" ? "unpaidCard" : "unpaidInvoice";
  if (state !== "active") return state;
  if (!paid) return "lapsed";
  if (!shown) return "hidden";
  if (plan === "trial") return "trial";
  if (paidUntil === null) return "granted";
  return endsAtPeriod ? "ending" : "active";
}

type Wish = { plan: Plan; interval: Interval };

/** What a plan and interval is to its company: it runs, or is ordered and unpaid; else null. */
export function holdingOf({ state, plan, interval, openInvoice }: SubscriptionRecord, wish: Wish) {
  const runs = state === "active" && plan === wish.plan && (plan === "trial" || interval === wish.interval);
  if (runs) return "current";
  return openInvoice?.plan === wish.plan && openInvoice.interval === wish.interval ? "ordered" : null;
}

/** Ordering it again would be refused. */
export const isHeld = (record: SubscriptionRecord, wish: Wish) => holdingOf(record, wish) !== null;

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
export function cancelWords({ state, payment, endsAtPeriod, openInvoice }: SubscriptionRecord) {
  if (state === "pending") return openInvoice || payment === "stripe" ? "withdraw" : null;
  if (state === "pastdue") return "end";
  if (state !== "active") return null;
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
