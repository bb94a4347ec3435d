import type { Admin } from "@/lib/access/viewer";
import { audit } from "@/lib/audit/audit";
import type { Transaction } from "@/lib/db/prisma";
import { transaction } from "@/lib/db/transaction";
import { conflict, notFound } from "@/lib/errors";
import { netOf } from "@/lib/payment/prices";
import { notify } from "../notify";
import { type AdvertiserRow, type InvoiceRow, invoiceSelect, toInvoice } from "../present";
import { carriedOver, type Interval, type OrderPlan, orderPlans, periodEnd } from "../rules";
import type { InvoiceRecord } from "../schema/subscription";
import { move, voidInvoice, write } from "./move";
import { customerOf, lockAdvertiser } from "./reach";

/** Locks an open invoice, its advertiser first. Throws NotFound, and Conflict for one that is settled. */
async function lockOpen(tx: Transaction, id: string) {
  const found = await tx.invoice.findUnique({ where: { id }, select: { advertiserId: true } });
  if (!found) throw notFound();
  const row = found.advertiserId ? await lockAdvertiser(tx, found.advertiserId) : null;
  await tx.$queryRaw`select id from invoice where id = ${id}::uuid for update`;
  const invoice = await tx.invoice.findUniqueOrThrow({ where: { id }, select: invoiceSelect });
  if (invoice.state !== "open") throw conflict([{ path: "state", message: "invoiceSettled" }]);
  return { row, invoice };
}

type Priced = { plan: OrderPlan; interval: Interval };
const priceOf = ({ plan, interval }: Priced) => ({ net: netOf(plan, interval), interval });

/** What is left of the plan that runs, as time of the new one. */
function leftOver(row: AdvertiserRow, to: Priced, now: Date) {
  const plan = orderPlans.find((one) => one === row.plan);
  if (row.abonnement !== "active" || row.payment !== "invoice" || !plan || !row.paidUntil) return 0;
  const from = { plan, interval: row.interval as Interval };
  return carriedOver(row.paidUntil.getTime() - now.getTime(), priceOf(from), priceOf(to));
}

/** A renewal follows the period before; an order starts now. */
function periodOf(row: AdvertiserRow | null, invoice: InvoiceRow, now: Date) {
  const { periodStart, periodEnd: end } = invoice;
  if (periodStart && end) return { periodStart, periodEnd: end };
  const paid = { plan: invoice.plan as OrderPlan, interval: invoice.interval as Interval };
  const left = row ? leftOver(row, paid, now) : 0;
  return { periodStart: now, periodEnd: new Date(periodEnd(now, paid.interval).getTime() + left) };
}

async function activate(tx: Transaction, viewer: Admin, row: AdvertiserRow, invoice: InvoiceRow) {
  const { plan, interval, periodStart, periodEnd: paidUntil } = invoice;
  const bought = { plan, interval, payment: "invoice", endsAtPeriod: false };
  const after = await move(tx, viewer, row, "pay", { ...bought, periodStart, paidUntil });
  const { contact } = await customerOf(tx, row.companyId);
  await notify(tx, "planActive", contact, { ...after, until: paidUntil });
}

/** POST /admin/invoices/{id}/paid: the plan it is for becomes active. Throws Conflict the second time. */
export async function bookPayment(viewer: Admin, id: string, now = new Date()): Promise<InvoiceRecord> {
  const paid = await transaction(async (tx) => {
    const { row, invoice } = await lockOpen(tx, id);
    const data = { state: "paid", paidAt: now, ...periodOf(row, invoice, now), version: { increment: 1 } } as const;
    const booked = await tx.invoice.update({ where: { id }, data, select: invoiceSelect });
    const { number, gross } = booked;
    await audit(tx, viewer, { action: "paid", noun: "invoice", recordId: id, after: { number, gross } });
    if (row) await activate(tx, viewer, row, booked);
    return booked;
  });
  return toInvoice(paid);
}

/**
 * POST /admin/invoices/{id}/cancel: the order is void. Where it was the renewal, the plan ends with its period; in
 * arrears it ends now. Throws Conflict for one that is settled.
 */
export async function cancelInvoice(viewer: Admin, id: string): Promise<InvoiceRecord> {
  const cancelled = await transaction(async (tx) => {
    const { row, invoice } = await lockOpen(tx, id);
    const voided = await voidInvoice(tx, viewer, invoice);
    if (!row) return voided;
    const renewal = invoice.periodStart !== null && row.abonnement === "active";
    if (renewal) await write(tx, viewer, row, "endAtPeriod", { endsAtPeriod: true });
    else await move(tx, viewer, row, row.abonnement === "pastdue" ? "end" : "withdraw");
    const { contact } = await customerOf(tx, row.companyId);
    await notify(tx, "planOrderCancelled", contact, { ...invoice, until: row.paidUntil, invoice });
    return voided;
  });
  return toInvoice(cancelled);
}
