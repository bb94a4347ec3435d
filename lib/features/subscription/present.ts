import { z } from "zod";
import { hasCardPayment } from "@/lib/payment/payment";
import type { Prisma } from "@/prisma/generated/client";
import { intervals, locationLimit, nextState, orderPlans, planInForce, plans } from "./rules";
import { type InvoiceRecord, recipient, type SubscriptionRecord } from "./schema/subscription";

export const invoiceSelect = {
  id: true,
  number: true,
  advertiserId: true,
  plan: true,
  interval: true,
  recipient: true,
  net: true,
  vat: true,
  gross: true,
  currency: true,
  vatRate: true,
  reverseCharge: true,
  periodStart: true,
  periodEnd: true,
  state: true,
  issuedAt: true,
  dueAt: true,
  paidAt: true,
  reminders: true,
  version: true,
} satisfies Prisma.InvoiceSelect;
export type InvoiceRow = Prisma.InvoiceGetPayload<{ select: typeof invoiceSelect }>;

export const advertiserSelect = {
  id: true,
  companyId: true,
  abonnement: true,
  plan: true,
  interval: true,
  payment: true,
  periodStart: true,
  paidUntil: true,
  endsAtPeriod: true,
  trialUsedAt: true,
  vatId: true,
  stripeCustomerId: true,
  stripeSubscriptionId: true,
  stripeSessionId: true,
  version: true,
  invoices: { where: { state: "open" }, select: invoiceSelect, orderBy: { issuedAt: "desc" }, take: 1 },
} satisfies Prisma.AdvertiserSelect;
export type AdvertiserRow = Prisma.AdvertiserGetPayload<{ select: typeof advertiserSelect }>;

const time = (date: Date | null) => date?.getTime() ?? null;
const known = <T extends string>(list: readonly T[], value: string | null) => list.find((one) => one === value) ?? null;

/** Beside the recipient the row keeps who issued it: an invoice stays as it was sent. */
const recipientOf = (value: unknown) => z.object(recipient.shape).parse(value);

export function toInvoice(row: InvoiceRow): InvoiceRecord {
  const { id, number, net, vat, gross, currency, reverseCharge, state, reminders, version } = row;
  return {
    id,
    number,
    net,
    vat,
    gross,
    currency,
    reverseCharge,
    state,
    reminders,
    version,
    plan: z.enum(orderPlans).parse(row.plan),
    interval: z.enum(intervals).parse(row.interval),
    vatRate: Number(row.vatRate),
    issuedAt: row.issuedAt.getTime(),
    dueAt: row.dueAt.getTime(),
    paidAt: time(row.paidAt),
    periodStart: time(row.periodStart),
    periodEnd: time(row.periodEnd),
    recipient: recipientOf(row.recipient),
  };
}

export function toSubscription(row: AdvertiserRow): SubscriptionRecord {
  const [open] = row.invoices;
  return {
    state: row.abonnement,
    plan: known(plans, row.plan),
    interval: known(intervals, row.interval),
    payment: known(["stripe", "invoice"] as const, row.payment),
    periodStart: time(row.periodStart),
    paidUntil: time(row.paidUntil),
    endsAtPeriod: row.endsAtPeriod,
    trialAvailable: row.trialUsedAt === null && nextState(row.abonnement, "trial") !== null,
    cardPayment: hasCardPayment,
    locationLimit: locationLimit(planInForce(row)),
    vatId: row.vatId,
    openInvoice: open ? toInvoice(open) : null,
    version: row.version,
  };
}
