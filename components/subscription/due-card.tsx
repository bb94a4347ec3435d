"use client";
import { buttonClass } from "@/components/ui/button-class";
import { useTranslations } from "next-intl";
import { Icon } from "@/components/ui/icon";
import { invoiceHref } from "@/lib/features/subscription/client";
import type { InvoiceRecord } from "@/lib/features/subscription/schema/subscription";
import { formatDate, formatMoney } from "@/lib/i18n/formats";
import type { Language } from "@/lib/i18n/routing";
import { type Fact, Facts } from "./facts";

export type Bank = { holder: string; bank: string; iban: string; bic: string };
type Props = { lng: Language; invoice: InvoiceRecord; bank: Bank; overdue: boolean };

/** The invoice that waits: what to transfer where, and the PDF. */
export function DueCard({ lng, invoice, bank, overdue }: Props) {
  const t = useTranslations("subscription.due");
  const gross = formatMoney(invoice.gross, invoice.currency, lng);
  const facts: Fact[] = [
    [t("holder"), bank.holder],
    [
      t("iban"),
      <span key="iban" className="reference text-ink">
        {bank.iban}
      </span>,
    ],
    [
      t("bic"),
      <span key="bic" className="reference text-ink">
        {bank.bic}
      </span>,
    ],
    [t("bank"), bank.bank],
    [t("amount"), gross],
    [
      t("reference"),
      <span key="reference" className="reference text-ink">
        {invoice.number}
      </span>,
    ],
  ];
  return (
    <section
      className="card max-w-none grid grid-cols-[minmax(0,1fr)_minmax(0,24rem)] gap-y-5 gap-x-10 items-start border-2 border-ink max-lg:grid-cols-1"
      aria-labelledby="due-title"
    >
      <div className="grid grid-cols-1 content-start gap-2">
        <h2 className="text-xl" id="due-title" tabIndex={-1}>
          {t("title", { number: invoice.number })}
        </h2>
        {overdue && <p>{t("overdue", { gross, date: formatDate(invoice.dueAt) })}</p>}
        {!overdue && <p>{t("text", { gross, date: formatDate(invoice.dueAt) })}</p>}
        <p>
          <a className={buttonClass({})} href={invoiceHref(invoice)} download>
            <Icon of="file-text" />
            {t("pdf")}
          </a>
        </p>
      </div>
      <Facts facts={facts} />
    </section>
  );
}
