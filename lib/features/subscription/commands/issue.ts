import type { Viewer } from "@/lib/access/viewer";
import { audit } from "@/lib/audit/audit";
import type { Transaction } from "@/lib/db/prisma";
import { validationFailed } from "@/lib/errors";
import { formatDate } from "@/lib/i18n/formats";
import { currentIssuer } from "@/lib/payment/issuer";
import { currency, priceFor } from "@/lib/payment/prices";
import { type Contact, type Notice, notify } from "../notify";
import { invoiceSelect } from "../present";
import type { Interval, OrderPlan } from "../rules";
import type { Recipient } from "../schema/subscription";
import type { customerOf } from "./reach";

type Customer = Awaited<ReturnType<typeof customerOf>>;
type Address = Partial<Record<"street" | "number" | "line2" | "city" | "postal_code" | "countryISO3166Code", string>>;

/** As the recipient of an invoice. Throws AddressMissing: without an address there is no invoice. */
export function recipientOf({ company, contact, person }: Customer, vatId: string | null): Recipient {
  const { street, number, line2, city, postal_code, countryISO3166Code } = company.address as Address;
  if (!street || !city || !countryISO3166Code) {
    throw validationFailed([{ path: "company.address", message: "AddressMissing" }]);
  }
  const lines = [[street, number], [line2], [postal_code, city]].map((parts) => parts.filter(Boolean).join(" "));
  const { email, language } = contact;
  const country = countryISO3166Code.toUpperCase();
  return { name: company.name, person, lines: lines.filter(Boolean), country, vatId, email, language };
}

export type Order = {
  plan: OrderPlan;
  interval: Interval;
  customer: Customer;
  vatId: string | null;
  dueAt: Date;
  /** Of a renewal alone. */
  period?: { start: Date; end: Date };
  now: Date;
};

/** What is written on the invoice. Throws AddressMissing. */
export function invoiceData({ plan, interval, customer, vatId, dueAt, period, now }: Order) {
  const recipient = recipientOf(customer, vatId);
  const amounts = priceFor(plan, interval, { country: recipient.country, vatId });
  const times = { issuedAt: now, dueAt, periodStart: period?.start, periodEnd: period?.end };
  const data = { plan, interval, ...amounts, ...times, currency };
  return { ...data, recipient: { ...recipient, issuer: currentIssuer() } };
}

export type InvoiceData = ReturnType<typeof invoiceData>;

const yearOf = (date: Date) => Number(formatDate(date).slice(-4));

/** The next number; the row stays locked until the commit and goes back with a rollback: no gaps. */
async function nextNumber(tx: Transaction, year: number) {
  const [row] = await tx.$queryRaw<{ last: number }[]>`insert into invoice_number (year, last) values (${year}, 1)
    on conflict (year) do update set last = invoice_number.last + 1 returning last`;
  return `CB-${year}-${String(row?.last).padStart(5, "0")}`;
}

type Issue = { data: InvoiceData; notice: Notice; to: Contact };

/** Issues an invoice to a locked advertiser, and its mail. */
export async function issue(tx: Transaction, viewer: Viewer | null, advertiserId: string, { data, notice, to }: Issue) {
  const number = await nextNumber(tx, yearOf(data.issuedAt));
  const row = await tx.invoice.create({ data: { ...data, number, advertiserId }, select: invoiceSelect });
  const { plan, interval, net, gross } = row;
  await audit(tx, viewer, {
    action: "issue",
    noun: "invoice",
    recordId: row.id,
    after: { number, plan, interval, net, gross },
  });
  await notify(tx, notice, to, { plan, interval, until: row.periodStart, invoice: row });
  return row;
}
