"use client";
import { RetryNotice } from "@/components/ui/retry-notice";
import { useLocale, useTranslations } from "next-intl";
import { invoiceTones } from "@/components/subscription/invoice-tones";
import { Badge } from "@/components/ui/badge";
import type { AdvertiserRecord } from "@/lib/features/advertiser/schema/admin";
import type { InvoiceRecord } from "@/lib/features/subscription/schema/subscription";
import { api } from "@/lib/http/client";
import { formatDate, formatMoney } from "@/lib/i18n/formats";
import type { Language } from "@/lib/i18n/routing";
import { useQuery } from "@/lib/http/queries";
import { InvoiceActions } from "./invoice-actions";

type Props = { row: AdvertiserRecord; now: number; refresh: () => Promise<void> };

/** The newest hundred: more than eight years of monthly invoices. */
async function load(advertiser: string) {
  return (await api("GET /admin/invoices", { query: { take: 100, filter: { a: { advertiser } } } })).entity;
}

type RowProps = { invoice: InvoiceRecord; company: string; now: number; onDone: () => Promise<void> };

function InvoiceRow({ invoice, company, now, onDone }: RowProps) {
  const t = useTranslations("advertiser.admin.panel");
  const words = useTranslations("subscription.invoiceState");
  const late = useTranslations("advertiser.admin");
  const lng = useLocale() as Language;
  const { number, state, issuedAt, dueAt, paidAt, reminders } = invoice;
  return (
    <li className="grid gap-1.5 border-t border-line text-sm py-3 px-0">
      <div className="flex flex-wrap items-center gap-2">
        <b className="reference text-ink">{number}</b>
        <Badge tone={invoiceTones[state]}>{words(state)}</Badge>
        <b className="ml-auto">{formatMoney(invoice.gross, invoice.currency, lng)}</b>
      </div>
      <p className="text-ink-2">
        {[
          t("issued", { date: formatDate(issuedAt) }),
          paidAt === null ? t("due", { date: formatDate(dueAt) }) : t("paidOn", { date: formatDate(paidAt) }),
          ...(reminders > 0 ? [t("reminders", { count: reminders })] : []),
        ].join(", ")}
        {state === "open" && dueAt < now && <b className="text-danger"> {late("overdue")}</b>}
      </p>
      <InvoiceActions invoice={invoice} company={company} onDone={onDone} />
    </li>
  );
}

/** A travel service's invoices, newest first; an open one can be booked as paid or voided. */
export function AdvertiserInvoices({ row, now, refresh }: Props) {
  const t = useTranslations("advertiser.admin.panel");
  const { data, isError, refetch } = useQuery({
    queryKey: ["admin", "invoices", row.id],
    queryFn: () => load(row.id),
    staleTime: 0,
  });
  const onDone = async () => {
    await Promise.all([refetch(), refresh()]);
  };
  return (
    <section className="grid grid-cols-1 content-start gap-2" aria-labelledby="adv-invoices">
      <h3 id="adv-invoices">{t("invoices")}</h3>
      {isError && (
        <RetryNotice retry={t("retry")} onRetry={refetch}>
          {t("failed")}
        </RetryNotice>
      )}
      {!data && !isError && <p className="text-ink-2">{t("loading")}</p>}
      {data?.length === 0 && <p className="text-ink-2">{t("none")}</p>}
      <ul className="grid grid-cols-1 content-start gap-2">
        {data?.map((invoice) => (
          <InvoiceRow key={invoice.id} invoice={invoice} company={row.company.name} now={now} onDone={onDone} />
        ))}
      </ul>
    </section>
  );
}
