import type { PlanOwner, Viewer } from "@/lib/access/viewer";
import type { Transaction } from "@/lib/db/prisma";
import { transaction } from "@/lib/db/transaction";
import { conflict } from "@/lib/errors";
import { type AdvertiserRow, type InvoiceRow, toSubscription } from "../present";
import { day, dueDays, type Interval, type OrderPlan, planInForce } from "../rules";
import type { CheckoutRecord } from "../schema/subscription";
import { type InvoiceData, invoiceData, issue } from "./issue";
import { move, voidOpen } from "./move";
import { type customerOf, lockOwn } from "./reach";

export type PlanOrder = {
  plan: OrderPlan;
  interval: Interval;
  vatId: string | null;
  customer: Awaited<ReturnType<typeof customerOf>>;
  /** Of the one who orders. */
  language: string;
};

/** Nothing differs that is printed: the invoice that is open stands for the order. */
function isSame(open: InvoiceRow, data: InvoiceData) {
  const recipient = open.recipient as { vatId?: string | null; country?: string };
  const { vatId, country } = data.recipient;
  return (
    open.plan === data.plan &&
    open.interval === data.interval &&
    open.gross === data.gross &&
    recipient.vatId === vatId &&
    recipient.country === country
  );
}

function refuseRunning(row: AdvertiserRow, { plan, interval }: PlanOrder) {
  const runs = row.abonnement === "active" && planInForce(row) === plan && row.interval === interval;
  if (runs) throw conflict([{ path: "plan", message: "planRuns" }]);
}

async function place(tx: Transaction, viewer: Viewer, companyId: string, order: PlanOrder, data: InvoiceData) {
  const row = await lockOwn(tx, companyId);
  const [open] = row.invoices;
  if (open && isSame(open, data)) return row;
  refuseRunning(row, order);
  await voidOpen(tx, viewer, row);
  const invoice = await issue(tx, viewer, row.id, { data, notice: "planOrdered", to: order.customer.contact });
  const after = await move(tx, viewer, row, "order", { vatId: order.vatId });
  return { ...after, invoices: [invoice] };
}

/** The same plan twice is one invoice; another plan takes the open order's place. Active once an admin books it. */
export async function orderOnInvoice(viewer: PlanOwner, companyId: string, order: PlanOrder): Promise<CheckoutRecord> {
  const now = new Date();
  const dueAt = new Date(now.getTime() + dueDays * day);
  const data = invoiceData({ ...order, dueAt, now });
  const row = await transaction((tx) => place(tx, viewer, companyId, order, data));
  return { url: null, clientSecret: null, subscription: toSubscription(row) };
}
