"use client";
import { Link } from "@/components/ui/link";
import { useLocale, useTranslations } from "next-intl";
import { AdminList } from "@/components/admin/admin-list";
import { type Fact, Facts } from "@/components/admin/facts";
import type { ListStart } from "@/components/admin/types";
import { invoiceTones } from "@/components/subscription/invoice-tones";
import { Badge } from "@/components/ui/badge";
import { plainInvoiceList } from "@/lib/features/subscription/schema/admin-list";
import type { InvoiceRecord } from "@/lib/features/subscription/schema/subscription";
import { api } from "@/lib/http/client";
import { countryName } from "@/lib/i18n/countries";
import { formatDate, formatMoney } from "@/lib/i18n/formats";
import type { Language } from "@/lib/i18n/routing";
import { InvoiceActions } from "./invoice-actions";

type Now = { now: number };

/** Day by which it is to be paid; said in red when that is over. */
function Due({ invoice: { dueAt, state }, now }: { invoice: InvoiceRecord } & Now) {
  const t = useTranslations("advertiser.admin");
  return (
    <>
      {formatDate(dueAt)} {state === "open" && dueAt < now && <b className="text-danger">{t("overdue")}</b>}
    </>
  );
}

function useInvoiceWords() {
  const lng = useLocale() as Language;
  const t = useTranslations("advertiser.admin");
  return {
    money: (cents: number, { currency }: InvoiceRecord) => formatMoney(cents, currency, lng),
    country: (code: string) => countryName(code, lng),
    plan: ({ plan, interval }: InvoiceRecord) => `${t(`plan.${plan}`)}, ${t(`interval.${interval}`)}`,
    interval: ({ interval }: InvoiceRecord) => t(`interval.${interval}`),
    yes: (on: boolean) => t(on ? "filter.yes" : "filter.no"),
    lng,
  };
}

type PanelProps = { invoice: InvoiceRecord; refresh: () => Promise<void> } & Now;

function InvoicePanel({ invoice, now, refresh }: PanelProps) {
  const t = useTranslations("advertiser.invoices");
  const { money, plan, country, lng } = useInvoiceWords();
  const { recipient, periodStart, periodEnd, paidAt, reminders } = invoice;
  const period = periodStart !== null && periodEnd !== null && `${formatDate(periodStart)} – ${formatDate(periodEnd)}`;
  const facts: Fact[] = [
    [t("column.issuedAt"), formatDate(invoice.issuedAt)],
    [t("column.dueAt"), <Due key="due" invoice={invoice} now={now} />],
    [t("column.paidAt"), paidAt !== null && formatDate(paidAt)],
    [t("column.reminders"), reminders > 0 && reminders],
    [t("column.plan"), plan(invoice)],
    [t("period"), period],
    [t("column.net"), money(invoice.net, invoice)],
    [t("vatOf", { rate: invoice.vatRate }), money(invoice.vat, invoice)],
    [t("column.gross"), <b key="gross">{money(invoice.gross, invoice)}</b>],
    [t("column.company"), recipient.name],
    [t("column.address"), [...recipient.lines, country(recipient.country)].join(", ")],
    [t("column.vatId"), recipient.vatId],
    [t("column.email"), recipient.email],
  ];
  return (
    <div className="grid grid-cols-1 content-start gap-4">
      <Facts facts={facts} />
      <InvoiceActions invoice={invoice} company={recipient.name} onDone={refresh} />
      <p>
        <Link href={`/${lng}/adminpanel/advertisers?q=${invoice.number}`}>{t("toAdvertiser")}</Link>
      </p>
    </div>
  );
}

/** All invoices: what is open is booked here, and what the bookkeeper needs leaves as a file. */
export function InvoiceAdminList({ now, ...start }: ListStart<InvoiceRecord> & Now) {
  const states = useTranslations("subscription.invoiceState");
  const { money, plan, interval, yes, country } = useInvoiceWords();
  return (
    <AdminList
      {...start}
      list={plainInvoiceList}
      load={(query, signal) => api("GET /admin/invoices", { query, signal })}
      loadOne={async (id) => (await api("GET /admin/invoices/{id}", { params: { id } })).first}
      nameOf={({ number }) => number}
      cells={{
        number: ({ number }) => <span className="reference text-ink-2">{number}</span>,
        company: ({ recipient }) => <b>{recipient.name}</b>,
        state: ({ state }) => <Badge tone={invoiceTones[state]}>{states(state)}</Badge>,
        dueAt: (invoice) => <Due invoice={invoice} now={now} />,
        net: (row) => money(row.net, row),
        vat: (row) => money(row.vat, row),
        gross: (row) => money(row.gross, row),
        reverseCharge: ({ reverseCharge }) => yes(reverseCharge),
        plan,
        interval,
        country: ({ recipient }) => country(recipient.country),
      }}
      options={{ state: (state) => states(state), overdue: (value) => yes(value === "yes") }}
      detail={(invoice, { refresh }) => <InvoicePanel invoice={invoice} now={now} refresh={refresh} />}
    />
  );
}
