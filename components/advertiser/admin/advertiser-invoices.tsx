"use client";
import { RetryNotice } from "@/components/ui/retry-notice";
import { useQuery } from "@tanstack/react-query";
import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { ConfirmAction } from "@/components/subscription/confirm-action";
import { invoiceTones } from "@/components/subscription/invoice-tones";
import { Badge } from "@/components/ui/badge";
import { Button, buttonClass } from "@/components/ui/button";
import { toast } from "@/components/ui/toast-store";
import type { AdvertiserRecord } from "@/lib/features/advertiser/schema/admin";
import { invoiceHref } from "@/lib/features/subscription/client";
import type { InvoiceRecord } from "@/lib/features/subscription/schema";
import { api } from "@/lib/http/client";
import { formatDate, formatMoney } from "@/lib/i18n/formats";
import type { Language } from "@/lib/i18n/routing";

type Action = "book" | "void";
type Props = { row: AdvertiserRecord; now: number; refresh: () => Promise<void> };

/** The newest hundred: more than eight years of monthly invoices. */
async function load(advertiser: string) {
  return (await api("GET /admin/invoices", { query: { take: 100, filter: { advertiser } } })).entity;
}

function useWords(invoice: InvoiceRecord) {
  const lng = useLocale() as Language;
  const gross = formatMoney(invoice.gross, invoice.currency, lng);
  return { number: invoice.number, gross };
}

type RowProps = { invoice: InvoiceRecord; now: number; onAsk: (action: Action) => void };

function InvoiceRow({ invoice, now, onAsk }: RowProps) {
  const t = useTranslations("advertiser.admin.panel");
  const words = useTranslations("subscription.invoiceState");
  const late = useTranslations("advertiser.admin");
  const { number, gross } = useWords(invoice);
  const { state, issuedAt, dueAt, paidAt, reminders } = invoice;
  return (
    <li className="grid gap-[0.4rem] border-t border-line text-sm py-3 px-0">
      <div className="flex flex-wrap items-center gap-2">
        <b className="font-plate text-[0.92em] tracking-[-0.02em] whitespace-nowrap text-ink">{number}</b>
        <Badge tone={invoiceTones[state]}>{words(state)}</Badge>
        <b className="ml-auto">{gross}</b>
      </div>
      <p className="text-ink-2">
        {[
          t("issued", { date: formatDate(issuedAt) }),
          paidAt === null ? t("due", { date: formatDate(dueAt) }) : t("paidOn", { date: formatDate(paidAt) }),
          ...(reminders > 0 ? [t("reminders", { count: reminders })] : []),
        ].join(", ")}
        {state === "open" && dueAt < now && <b className="text-danger"> {late("overdue")}</b>}
      </p>
      <div className="flex flex-wrap items-center gap-2">
        {state === "open" && (
          <>
            <Button variant="pri" small aria-label={t("bookOf", { number })} onClick={() => onAsk("book")}>
              {t("book")}
            </Button>
            <Button small aria-label={t("voidOf", { number })} onClick={() => onAsk("void")}>
              {t("void")}
            </Button>
          </>
        )}
        <a
          className={buttonClass({ small: true })}
          href={invoiceHref(invoice)}
          download
          aria-label={t("pdfOf", { number })}
        >
          {t("pdf")}
        </a>
      </div>
    </li>
  );
}

type AskProps = {
  invoice: InvoiceRecord;
  action: Action;
  company: string;
  onClose: () => void;
  onDone: () => Promise<void>;
};

function Ask({ invoice, action, company, onClose, onDone }: AskProps) {
  const t = useTranslations("advertiser.admin");
  const words = useWords(invoice);
  async function run() {
    const call = action === "book" ? "POST /admin/invoices/{id}/paid" : "POST /admin/invoices/{id}/cancel";
    await api(call, { params: { id: invoice.id } }).finally(onDone);
    toast({ title: t(`${action}.done`, words) });
  }
  return (
    <ConfirmAction
      danger={action === "void"}
      title={t(`${action}.title`, words)}
      text={t(`${action}.text`, { ...words, company })}
      keep={t(`${action}.keep`)}
      label={t(`${action}.do`, words)}
      onClose={onClose}
      onConfirm={run}
    />
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
  const [asking, setAsking] = useState<{ invoice: InvoiceRecord; action: Action } | null>(null);
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
          <InvoiceRow key={invoice.id} invoice={invoice} now={now} onAsk={(action) => setAsking({ invoice, action })} />
        ))}
      </ul>
      {asking && <Ask {...asking} company={row.company.name} onClose={() => setAsking(null)} onDone={onDone} />}
    </section>
  );
}
