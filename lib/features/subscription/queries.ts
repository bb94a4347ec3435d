import { isAdmin, isOwner } from "@/lib/access/rules";
import type { Admin, PlanOwner, TravelService, Viewer } from "@/lib/access/viewer";
import { inBatches } from "@/lib/db/batches";
import { countOf } from "@/lib/db/count";
import { conditionsSql, dayStartSql, holdsFolded, Values, type Writers } from "@/lib/db/filter-sql";
import { orderSql, type SortKey, seek, timeThenId } from "@/lib/db/milestones";
import { queryOnce } from "@/lib/db/pool";
import { prisma } from "@/lib/db/prisma";
import { notFound } from "@/lib/errors";
import type { SortedPage } from "@/lib/http/admin-query";
import { issuerOf } from "@/lib/payment/issuer";
import { currency, priceFor } from "@/lib/payment/prices";
import type { Prisma } from "@/prisma/generated/client";
import { advertiserSelect, invoiceSelect, toInvoice, toSubscription } from "./present";
import { intervals, locationLimit, orderPlans } from "./rules";
import type { InvoiceFilter, InvoiceSort, InvoiceTerms } from "./schema/admin-call";
import type { InvoiceRecord, PriceRecord, SubscriptionRecord } from "./schema/subscription";

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

const from = "invoice i";
const late = `(i.state = 'open' and i."dueAt" < now())`;

const writers: Writers<InvoiceTerms> = {
  state: (values, state) => `i.state = ${values.add(state)}::"InvoiceState"`,
  overdue: (_values, wanted) => (wanted ? late : `not ${late}`),
  issued: (values, span) => {
    const begin = span.from ? `i."issuedAt" >= ${dayStartSql(values, span.from, 0)}` : "true";
    return span.to ? `(${begin} and i."issuedAt" < ${dayStartSql(values, span.to, 1)})` : begin;
  },
  advertiser: (values, id) => `i."advertiserId" = ${values.add(id)}::uuid`,
  text: (values, text) => holdsFolded(values, 'i."searchWords"', text),
};

const orders: Record<InvoiceSort, readonly SortKey[]> = {
  issuedAt: timeThenId('i."issuedAt"', "i.id"),
  dueAt: timeThenId('i."dueAt"', "i.id"),
  number: [{ sql: "i.number", type: "text" }],
};

const whereOf = (values: Values, filter: InvoiceFilter | undefined) =>
  ["true", ...conditionsSql(writers, values, filter)].join(" and ");

async function recordsOf(ids: readonly { id: string }[]) {
  const rows = await prisma.invoice.findMany({ where: { id: { in: ids.map(({ id }) => id) } }, select: invoiceSelect });
  const known = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap(({ id }) => known.get(id) ?? []).map(toInvoice);
}

type Query = SortedPage<InvoiceSort> & { filter?: InvoiceFilter };

/** GET /admin/invoices: newest first unless told, with the exact number that matches. */
export async function listInvoices(_viewer: Admin, { sort, filter, dir: direction = "desc", take, skip }: Query) {
  const values = new Values();
  const where = whereOf(values, filter);
  const total = await countOf("advertiser", from, where, values.list);
  const keys = orders[sort];
  const begin = await seek({ tag: "advertiser", from, where, values: values.list, keys, direction }, skip);
  const sql = `select i.id from ${from} where ${where} and ${begin.condition}
    order by ${orderSql(keys, direction)} limit ${take} offset ${begin.offset}`;
  return { rows: await recordsOf(await queryOnce<{ id: string }>(sql, begin.values)), total };
}

/** One of them. Throws NotFound. */
export async function readInvoice(_viewer: Admin, id: string) {
  const [record] = await recordsOf([{ id }]);
  if (!record) throw notFound();
  return record;
}

/** For the CSV: by id, batch after batch. */
export function exportInvoices(_viewer: Admin, { ids, filter }: { ids?: readonly string[]; filter?: InvoiceFilter }) {
  return inBatches(async (after, take) => {
    const values = new Values();
    const terms = [whereOf(values, filter)];
    if (ids) terms.push(`i.id = any(${values.add(ids)}::uuid[])`);
    if (after) terms.push(`i.id > ${values.add(after)}::uuid`);
    const sql = `select i.id from ${from} where ${terms.join(" and ")} order by i.id limit ${take}`;
    return recordsOf(await queryOnce<{ id: string }>(sql, values.list));
  });
}
