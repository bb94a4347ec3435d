import { useLocale, useTranslations } from "next-intl";
import { tableNoteClass } from "@/components/ui/table";
import type { AdvertiserRecord } from "@/lib/features/advertiser/schema/admin";
import { formatDate, formatMoney } from "@/lib/i18n/formats";
import type { Language } from "@/lib/i18n/routing";

type Props = { invoice: NonNullable<AdvertiserRecord["openInvoice"]>; now: number };

/** Number, sum, day; said when the day is over. */
export function OpenInvoice({ invoice, now }: Props) {
  const t = useTranslations("advertiser.admin");
  const gross = formatMoney(invoice.gross, invoice.currency, useLocale() as Language);
  return (
    <>
      <span className="reference text-ink-2">{invoice.number}</span>
      <span className={tableNoteClass}>
        {t("dueOn", { gross, date: formatDate(invoice.dueAt) })}
        {invoice.dueAt < now && (
          <>
            {" "}
            <b className="text-danger">{t("overdue")}</b>
          </>
        )}
      </span>
    </>
  );
}
