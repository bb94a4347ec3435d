"use client";
import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { ConfirmAction } from "@/components/subscription/confirm-action";
import { Button } from "@/components/ui/button";
import { buttonClass } from "@/components/ui/button-class";
import { toast } from "@/components/ui/toast-store";
import { invoiceHref } from "@/lib/features/subscription/client";
import type { InvoiceRecord } from "@/lib/features/subscription/schema/subscription";
import { api } from "@/lib/http/client";
import { formatMoney } from "@/lib/i18n/formats";
import type { Language } from "@/lib/i18n/routing";

type Action = "book" | "void";
type Props = { invoice: InvoiceRecord; company: string; onDone: () => Promise<unknown> };

function Ask({ invoice, company, onDone, action, onClose }: Props & { action: Action; onClose: () => void }) {
  const t = useTranslations("advertiser.admin");
  const gross = formatMoney(invoice.gross, invoice.currency, useLocale() as Language);
  const words = { number: invoice.number, gross };
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

/** What can be done with an invoice: an open one is booked as paid or voided, each has its PDF. */
export function InvoiceActions(props: Props) {
  const t = useTranslations("advertiser.admin.panel");
  const [asking, setAsking] = useState<Action | null>(null);
  const { number, state } = props.invoice;
  return (
    <div className="flex flex-wrap items-center gap-2">
      {state === "open" && (
        <>
          <Button variant="pri" small aria-label={t("bookOf", { number })} onClick={() => setAsking("book")}>
            {t("book")}
          </Button>
          <Button small aria-label={t("voidOf", { number })} onClick={() => setAsking("void")}>
            {t("void")}
          </Button>
        </>
      )}
      <a
        className={buttonClass({ small: true })}
        href={invoiceHref(props.invoice)}
        download
        aria-label={t("pdfOf", { number })}
      >
        {t("pdf")}
      </a>
      {asking && <Ask {...props} action={asking} onClose={() => setAsking(null)} />}
    </div>
  );
}
