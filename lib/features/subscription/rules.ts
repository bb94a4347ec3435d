export const states = ["none", "pending", "active", "pastdue", "cancelled"] as const;
export type State = (typeof states)[number];

export const plans = ["trial", "single", "group"] as const;
export type Plan = (typeof plans)[number];
/** What can be ordered; the trial is asked for on its own. */
export const orderPlans = ["single", "group"] as const;
export type OrderPlan = (typeof orderPlans)[number];
export const intervals = ["monthly", "yearly"] as const;
export type Interval = (typeof intervals)[number];

const limits: Record<Plan, number> = { trial: 1, single: 1, group: 20 };

/** How many locations may be switched on; without a plan one, so that it can be prepared. */
export function locationLimit(plan: string | null) {
  const known = plans.find((one) => one === plan);
  return known ? limits[known] : limits.single;
}

/** The plan in force; what ran last counts no more. */
export function planInForce({ abonnement, plan }: { abonnement: State; plan: string | null }) {
  return abonnement === "active" || abonnement === "pastdue" ? plan : null;
}

/**
 * Actions: `trial` and `order` by the owner; `pay` a payment booked; `fail` unpaid at the period's end; `wait` a trial
 * is over and its order unpaid; `withdraw` an order is taken back; `end` the period or the patience is over.
 */
export const actions = ["trial", "order", "pay", "fail", "wait", "withdraw", "end"] as const;
export type Action = (typeof actions)[number];

const transitions: Record<State, Partial<Record<Action, State>>> = {
  none: { trial: "active", order: "pending" },
  pending: { order: "pending", pay: "active", withdraw: "none", end: "cancelled" },
  active: { order: "active", pay: "active", fail: "pastdue", wait: "pending", withdraw: "active", end: "cancelled" },
  pastdue: { order: "pastdue", pay: "active", end: "cancelled" },
  cancelled: { trial: "active", order: "pending" },
};

/** Where a action leads; null where it is not allowed. */
export function nextState(state: State, action: Action): State | null {
  return transitions[state][action] ?? null;
}

/** Who is paying, or owes, has a contract: that ends before the company or its kind does. */
export const isBound = (state: State) => state === "pending" || state === "active" || state === "pastdue";

/** What the public sees of a travel service: locations, recommendations, home page entry, all or nothing. */
export const shows: Record<State, boolean> = {
  none: false,
  pending: false,
  active: true,
  pastdue: false,
  cancelled: false,
};

type Paid = { abonnement: State; paidUntil: Date | number | null };

/** Shown now: by its state, and no minute longer than paid. */
export function isShown({ abonnement, paidUntil }: Paid, now: Date | number) {
  return shows[abonnement] && (paidUntil === null || Number(paidUntil) > Number(now));
}

/** The same as a condition in SQL on the advertiser's alias. */
export const shownSql = (alias = "a") =>
  `(${alias}.abonnement = 'active' and (${alias}."paidUntil" is null or ${alias}."paidUntil" > now()))`;

/**
 * How a plan stands as people are told: `lapsed` is stored as active, but its time is over; the clock's job, which runs
 * every few minutes, moves it on.
 */
export const statuses = ["none", "pending", "active", "lapsed", "pastdue", "cancelled"] as const;
export type Status = (typeof statuses)[number];

/** `paid`: what isShown or shownSql say of it. */
export const status = (state: State, paid: boolean): Status => (state === "active" && !paid ? "lapsed" : state);
export const statusOf = (row: Paid, now: Date | number) => status(row.abonnement, isShown(row, now));

/** Who stands so, as a condition in SQL on the advertiser's alias. */
export function standsSql(wanted: Status, alias = "a") {
  if (wanted === "active") return shownSql(alias);
  if (wanted === "lapsed") return `(${alias}.abonnement = 'active' and not ${shownSql(alias)})`;
  return `${alias}.abonnement = '${wanted}'`;
}

/** Runs out within seven days: a trial, or what was cancelled; as a condition in SQL on the advertiser's alias. */
export const endingSql = (alias = "a") =>
  `(${alias}.abonnement = 'active' and (${alias}.plan = 'trial' or ${alias}."endsAtPeriod")
    and coalesce(${alias}."paidUntil" between now() and now() + interval '7 days', false))`;

/** What Stripe says of a subscription, as our state; the rest is read anew, never pieced together. */
export function stateOfStripe(status: string): State {
  if (status === "active" || status === "trialing") return "active";
  if (status === "past_due" || status === "unpaid" || status === "paused") return "pastdue";
  return status === "incomplete" ? "pending" : "cancelled";
}

export const day = 24 * 60 * 60 * 1000;
/** After a card's period ended, for the web hook of the next payment to arrive: it is shown so much longer, in ms. */
export const cardGrace = 2 * day;

type Ends = { payment: string | null; state: Status; paidUntil: number | null };

/** Until when a plan is paid, as people are told: `paidUntil` of one that runs by card has the grace in it. */
export function paidEnd({ payment, state, paidUntil }: Ends) {
  const runsByCard = payment === "stripe" && (state === "active" || state === "lapsed");
  return runsByCard && paidUntil !== null ? paidUntil - cardGrace : paidUntil;
}

export const trialDays = 30;
export const dueDays = 14;
/** Before the period's end the next one is invoiced. */
export const renewalDays = 14;
export const trialNoticeDays = 5;
/** After the due day: the reminders, and the end of patience. */
export const reminderDays: readonly number[] = [7, 14];
export const patienceDays = 21;

/** One month or year later at the same time of day (UTC); the 31st becomes the month's last day. */
export function periodEnd(start: Date, interval: Interval) {
  const months = start.getUTCMonth() + (interval === "yearly" ? 12 : 1);
  const last = new Date(Date.UTC(start.getUTCFullYear(), months + 1, 0)).getUTCDate();
  const end = new Date(start);
  end.setUTCFullYear(start.getUTCFullYear(), months, Math.min(start.getUTCDate(), last));
  return end;
}

type Price = { net: number; interval: Interval };
const perDay = ({ net, interval }: Price) => net / (interval === "yearly" ? 365 : 30);

/** What is left of a paid period, as time of the new plan of the same worth: a change of plan loses no money. */
export function carriedOver(left: number, from: Price, to: Price) {
  return left > 0 ? Math.round((left * perDay(from)) / perDay(to)) : 0;
}

export const invoiceStates = ["open", "paid", "cancelled"] as const;
export type InvoiceState = (typeof invoiceStates)[number];
