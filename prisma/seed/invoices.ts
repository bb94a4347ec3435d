import { formatDate } from "@/lib/i18n/formats";
import type { Transaction } from "@/lib/db/prisma";
import { currentIssuer } from "@/lib/payment/issuer";
import { currency, priceFor } from "@/lib/payment/prices";
import type { Prisma } from "@/prisma/generated/client";

const day = 86_400_000;
const select = {
  id: true,
  plan: true,
  abonnement: true,
  company: {
    select: { name: true, address: true, users: { select: { firstname: true, lastname: true, email: true } } },
  },
} satisfies Prisma.AdvertiserSelect;
type Customer = Prisma.AdvertiserGetPayload<{ select: typeof select }>;

function invoiceOf({ id, plan: ran, company: { name, address, users } }: Customer, at: number, last: number) {
  const { street, number, postal_code, city, countryISO3166Code } = address as Record<string, string>;
  const country = countryISO3166Code ?? "DE";
  const plan = ran === "group" ? ran : "single";
  const [owner] = users;
  const recipient = {
    name,
    country,
    vatId: null,
    language: "de",
    email: owner?.email ?? "",
    issuer: currentIssuer(),
    person: owner ? `${owner.firstname} ${owner.lastname}` : "",
    lines: [`${street} ${number}`.trim(), `${postal_code} ${city}`.trim()],
  };
  const year = formatDate(at).slice(-4);
  return {
    advertiserId: id,
    recipient,
    currency,
    number: `CB-${year}-${String(last).padStart(5, "0")}`,
    issuedAt: new Date(at),
    dueAt: new Date(at + 14 * day),
    ...priceFor(plan, "yearly", { country, vatId: null }),
    plan,
    interval: "yearly",
  };
}

async function seedInvoice(tx: Transaction, customer: Customer, number: number, issued: number, now: number) {
  const invoice = invoiceOf(customer, issued, number);
  if (customer.abonnement !== "active") return tx.invoice.create({ data: invoice });
  const paidAt = new Date(Math.min(now, issued + 4 * day));
  const periodEnd = new Date(paidAt);
  periodEnd.setUTCFullYear(paidAt.getUTCFullYear() + 1);
  const { plan, interval } = invoice;
  await tx.invoice.create({ data: { ...invoice, periodStart: paidAt, periodEnd, state: "paid", paidAt } });
  const runs = { plan, interval, payment: "invoice", periodStart: paidAt, paidUntil: periodEnd };
  return tx.advertiser.update({ where: { id: customer.id }, data: runs });
}

/** Each demo service that is shown has paid for its plan; one order waits for its payment. Returns how many. */
export async function seedInvoices(tx: Transaction, now: number) {
  const where: Prisma.AdvertiserWhereInput = { abonnement: { in: ["active", "pending"] } };
  const customers = await tx.advertiser.findMany({ where, select, orderBy: [{ abonnement: "desc" }, { id: "asc" }] });
  // In one year, whenever the demo starts: the numbers of a year have no gaps.
  const first = Math.max(now - 20 * day, Date.UTC(new Date(now).getUTCFullYear(), 0, 1));
  const year = Number(formatDate(first).slice(-4));
  for (const [index, customer] of customers.entries()) {
    await seedInvoice(tx, customer, index + 1, Math.min(now, first + index * 4 * day), now);
  }
  await tx.invoiceNumber.create({ data: { year, last: customers.length } });
  return customers.length;
}
