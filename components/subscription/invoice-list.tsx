"use client";
import { useTranslations } from "next-intl";
import { Badge } from "@/components/ui/badge";
import { Icon } from "@/components/ui/icon";
import { Table } from "@/components/ui/table";
import { invoiceHref } from "@/lib/features/subscription/client";
import type { Plan } from "@/lib/features/subscription/rules";
import type { InvoiceRecord } from "@/lib/features/subscription/schema/subscription";
import { formatDate, formatMoney } from "@/lib/i18n/formats";
import type { Language } from "@/lib/i18n/routing";
import { invoiceTones } from "./invoice-tones";

type Props = { lng: Language; invoices: readonly InvoiceRecord[]; names: Record<Plan, string>; card: boolean };

// On a phone the plan stands below the number, so that the state needs no scrolling.
const classes: Record<string, string | undefined> = { amount: "text-right", plan: "max-sm:hidden" };

/** All invoices of one's own, newest first, each with its PDF. */
export function InvoiceList({ lng, invoices, names, card }: Props) {
  const t = useTranslations("subscription");
  const columns = ["number", "date", "plan", "amount", "state"] as const;
  const planOf = ({ interval, plan }: InvoiceRecord) => t(`planOf.${interval}`, { plan: names[plan] });
  const head = columns.map((column) => (
    <th key={column} scope="col" className={classes[column]}>
      {t(`list.${column}`)}
    </th>
  ));
  return (
    <div className="grid grid-cols-1 content-start gap-2">
      <h2 className="text-xl">{t("list.title")}</h2>
      {card && <p className="text-ink-2">{t("list.card")}</p>}
      {invoices.length === 0 && <p className="text-ink-2">{t("list.none")}</p>}
      {invoices.length > 0 && (
        <div className="card p-0!">
          <Table caption={t("list.title")} head={head}>
            {invoices.map((invoice) => (
              <tr key={invoice.id}>
                <td className="whitespace-nowrap">
                  <a
                    className="flex flex-wrap items-center gap-2 max-lg:inline-flex max-lg:min-h-11 max-lg:items-center"
                    href={invoiceHref(invoice)}
                    download
                    aria-label={t("list.pdf", { number: invoice.number })}
                  >
                    <span className="max-sm:hidden">
                      <Icon of="file-text" size={16} />
                    </span>
                    {invoice.number}
                  </a>
                  <small className="text-ink-2 block sm:hidden">{planOf(invoice)}</small>
                </td>
                <td className="whitespace-nowrap">{formatDate(invoice.issuedAt)}</td>
                <td className={classes.plan}>{planOf(invoice)}</td>
                <td className="text-right whitespace-nowrap">{formatMoney(invoice.gross, invoice.currency, lng)}</td>
                <td className="whitespace-nowrap">
                  <Badge tone={invoiceTones[invoice.state]}>{t(`invoiceState.${invoice.state}`)}</Badge>
                </td>
              </tr>
            ))}
          </Table>
        </div>
      )}
    </div>
  );
}
