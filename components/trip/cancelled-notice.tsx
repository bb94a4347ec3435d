import { useTranslations } from "next-intl";
import { useMoneyWords } from "@/components/ui/money-words";
import { Notice } from "@/components/ui/notice";
import type { TripRecord } from "@/lib/features/trip/schema/record";
import { formatDateTime } from "@/lib/i18n/formats";

type Props = { trip: TripRecord; cancelled: NonNullable<TripRecord["cancelled"]> };

/** Who has called the trip off, when, why and at what price. */
export function CancelledNotice({ trip, cancelled }: Props) {
  const t = useTranslations("trip.cancelled");
  const reasons = useTranslations("trip.cancel.reasons");
  const moneyOf = useMoneyWords();
  const { currency, gross } = trip.price;
  const { by, reason, text, fee, at } = cancelled;
  const who = by === null ? "nobody" : by === trip.side ? "own" : by;
  const price =
    fee === null ? t("byTerms") : t("fee", { fee: moneyOf({ amount: fee, currency, net: gross === null }) });
  return (
    <Notice tone="warn" title={t(who, { date: formatDateTime(at), company: trip.companyName })}>
      {[reason && `${reasons(reason)}.`, by === "author" && price].filter(Boolean).join(" ")}
      {text && <span className="block whitespace-pre-line wrap-anywhere">{text}</span>}
    </Notice>
  );
}
