import { isOwner } from "@/lib/access/rules";
import type { SignedIn } from "@/lib/access/viewer";
import type { Transaction } from "@/lib/db/prisma";
import { exportSelect, presentDates, presentInvoice } from "../present/export";

/** More rows than a company ever has; bounds the answer. */
const take = 10_000;

/** What the owner's company has planned and ordered; to its staff it is the company's, not theirs. */
export async function companyWork(tx: Transaction, viewer: SignedIn) {
  const companyId = isOwner(viewer) ? viewer.company.id : undefined;
  if (!companyId) return { bookings: [], calendarFeeds: [], subscription: null, invoices: [] };
  const { booking, feed, subscription, invoice } = exportSelect;
  const where = { companyId };
  const bookings = await tx.booking.findMany({ where, select: booking, orderBy: { start: "desc" }, take });
  const feeds = await tx.calendarFeed.findMany({ where, select: feed, orderBy: { createdAt: "desc" }, take });
  const advertiser = await tx.advertiser.findUnique({ where, select: subscription });
  const own = { advertiser: where };
  const invoices = await tx.invoice.findMany({ where: own, select: invoice, orderBy: { issuedAt: "desc" }, take });
  return {
    bookings: bookings.map(presentDates),
    calendarFeeds: feeds.map(presentDates),
    subscription: advertiser && presentDates(advertiser),
    invoices: invoices.map(presentInvoice),
  };
}
