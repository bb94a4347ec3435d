import { isAdmin, isOwner } from "@/lib/access/rules";
import type { Admin, PlanOwner, TravelService, Viewer } from "@/lib/access/viewer";
import { prisma } from "@/lib/db/prisma";
import { notFound } from "@/lib/errors";
import { issuerOf } from "@/lib/payment/issuer";
import { currency, priceFor } from "@/lib/payment/prices";
import type { Prisma } from "@/prisma/generated/client";
import { advertiserSelect, invoiceSelect, toInvoice, toSubscription } from "./present";
import { intervals, locationLimit, orderPlans } from "./rules";
import type { InvoiceRecord, PriceRecord, SubscriptionRecord } from "./schema";

/** Prisma's form of rules.ts `shownSql`: paid for now. */
export const shownWhere = (now = new Date()) =>
  ({
    abonnement: "active",
    OR: [{ paidUntil: null }, { paidUntil: { gt: now } }],
  }) satisfies Prisma.AdvertiserWhereInput;

type Place = { country: string; vatId?: string | null };

/** What each plan costs a company of this country; the same for every reader. */
export async function listPrices(_viewer: Viewer, { country, vatId = null }: Place): Promise<PriceRecord[]> {
  const customer = { country, vatId: vatId || null };
  return orderPlans.flatMap((plan) =>
    intervals.map((interval) => {
      const amounts = priceFor(plan, interval, customer);
      return { plan, interval, ...amounts, currency, locations: locationLimit(plan) };
    }),
  );
}

/** GET /subscription: the viewer's company's own; its invoice is the owner's alone. */
export async function getSubscription(viewer: TravelService): Promise<SubscriptionRecord> {
  const companyId = viewer.company.id;
  const row = await prisma.advertiser.findUnique({ where: { companyId }, select: advertiserSelect });
  if (!row) throw notFound();
  const record = toSubscription(row);
  return isOwner(viewer) ? record : { ...record, openInvoice: null };
}

/** The plan that was chosen before there was an account, as an address names it; nothing once a plan was ordered. */
export async function wishedPlanOf(viewer: TravelService): Promise<{ plan?: string; interval?: string }> {
  const where = { companyId: viewer.company.id, abonnement: "none" } as const;
  const select = { wishedPlan: true, wishedInterval: true } as const;
  const row = await prisma.advertiser.findFirst({ where, select });
  return { plan: row?.wishedPlan ?? undefined, interval: row?.wishedInterval ?? undefined };
}

/** GET /subscription/invoices: newest first. */
export async function listOwnInvoices(viewer: PlanOwner): Promise<InvoiceRecord[]> {
  const rows = await prisma.invoice.findMany({
    where: { advertiser: { companyId: viewer.company.id } },
    select: invoiceSelect,
    orderBy: [{ issuedAt: "desc" }, { id: "desc" }],
    take: 100,
  });
  return rows.map(toInvoice);
}

/** One's own company's, or any for an admin, with who issued it. Throws NotFound for all others. */
export async function getInvoice(viewer: PlanOwner | Admin, id: string) {
  const own = isAdmin(viewer) ? {} : { advertiser: { companyId: viewer.company.id } };
  const row = await prisma.invoice.findFirst({ where: { id, ...own }, select: invoiceSelect });
  if (!row) throw notFound();
  return { invoice: toInvoice(row), issuer: issuerOf(row.recipient) };
}
