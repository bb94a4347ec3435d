import { useLocale, useTranslations } from "next-intl";
import { Notice } from "@/components/ui/notice";
import type { TripRecord } from "@/lib/features/trip/schema/record";
import { formatDateTime, formatMoney } from "@/lib/i18n/formats";
import type { Language } from "@/lib/i18n/routing";

type Props = { trip: TripRecord; cancelled: NonNullable<TripRecord["cancelled"]> };

/** Who has called the trip off, when, why and at what price. */
export function CancelledNotice({ trip, cancelled }: Props) {
  const t = useTranslations("trip.cancelled");
  const reasons = useTranslations("trip.cancel.reasons");
  const lng = useLocale() as Language;
  const { by, reason, text, fee, at } = cancelled;
  const who = by === null ? "nobody" : by === trip.side ? "own" : by;
  const price = fee === null ? t("byTerms") : t("fee", { fee: formatMoney(fee, trip.price.currency, lng) });
  return (
    <Notice tone="warn" title={t(who, { date: formatDateTime(at), company: trip.companyName })}>
      {[reason && `${reasons(reason)}.`, by === "author" && price].filter(Boolean).join(" ")}
      {text && <span className="block whitespace-pre-line wrap-anywhere">{text}</span>}
    </Notice>
  );
}
