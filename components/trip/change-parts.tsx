import { useLocale, useTranslations } from "next-intl";
import { ChangeTable } from "@/components/ui/change-table";
import { type TripPart, tripParts } from "@/lib/features/trip/rules";
import { formatMoney } from "@/lib/i18n/formats";
import type { Language } from "@/lib/i18n/routing";
import type { Proposal } from "./asked-by";
import { formatMoneyChange } from "./money-change";
import { usePartWords } from "./part-words";

/** Cents after the change, with tax where that is known. */
export function useNewPrice({ trip, change }: Proposal) {
  const lng = useLocale() as Language;
  const { amount, currency } = trip.price;
  const { delta } = change;
  return { sum: formatMoney(amount + delta, currency, lng), delta: formatMoneyChange(delta, currency, lng) };
}

/** A date breaks between day and time alone. */
const cellOf = (part: TripPart) => (part === "start" || part === "end" ? "wrap-normal!" : undefined);

/** Old and new beside each other, one line a part, the price last. */
export function ChangeParts({ trip, change }: Proposal) {
  const t = useTranslations("trip");
  const wordsOf = usePartWords();
  const { sum, delta } = useNewPrice({ trip, change });
  const lng = useLocale() as Language;
  const parts = tripParts.filter((part) => part in change.after);
  const nameOf = (part: (typeof parts)[number]) =>
    t(part === "end" && trip.transferType === "transfertwoway" ? "parts.return" : `parts.${part}`);
  return (
    <ChangeTable
      caption={<caption className="sr-only">{t("change.table")}</caption>}
      head={{ what: t("change.what"), before: t("change.before"), after: t("change.after") }}
    >
      {parts.map((part) => (
        <tr key={part}>
          <td className="hyphens-auto min-[23rem]:wrap-normal!">{nameOf(part)}</td>
          <td className={cellOf(part)}>
            <s className="text-ink-3">{wordsOf(part, change.before)}</s>
          </td>
          <td className={cellOf(part)}>
            <b>{wordsOf(part, change.after)}</b>
          </td>
        </tr>
      ))}
      <tr>
        <td>{t("parts.price")}</td>
        <td>{formatMoney(trip.price.amount, trip.price.currency, lng)}</td>
        <td>
          <b>{sum}</b> {change.delta !== 0 && <span className="whitespace-nowrap text-ink-2">({delta})</span>}
        </td>
      </tr>
    </ChangeTable>
  );
}
