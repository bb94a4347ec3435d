import { useLocale, useTranslations } from "next-intl";
import { ChangeTable } from "@/components/ui/change-table";
import { useMoneyWords } from "@/components/ui/money-words";
import { changedPrice, type TripPart, tripParts } from "@/lib/features/trip/rules";
import type { Language } from "@/lib/i18n/routing";
import type { Proposal } from "./asked-by";
import { formatMoneyChange } from "./money-change";
import { usePartWords } from "./part-words";

/** Before and after the change, with tax where that is known; else they say that they are without. `more` null: it stays. */
export function useNewPrice({ trip, change }: Proposal) {
  const lng = useLocale() as Language;
  const wordsOf = useMoneyWords();
  const { currency } = trip.price;
  const { before, after, delta, net } = changedPrice(trip.price, change.delta);
  return {
    before: wordsOf({ amount: before, currency, net }),
    sum: wordsOf({ amount: after, currency, net }),
    more: delta === 0 ? null : formatMoneyChange(delta, currency, lng),
  };
}

/** A date breaks between day and time alone. */
const cellOf = (part: TripPart) => (part === "start" || part === "end" ? "wrap-normal!" : undefined);

/** Old and new beside each other, one line a part, the price last. */
export function ChangeParts({ trip, change }: Proposal) {
  const t = useTranslations("trip");
  const wordsOf = usePartWords();
  const { before, sum, more } = useNewPrice({ trip, change });
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
        <td>{before}</td>
        <td>
          <b>{sum}</b> {more && <span className="whitespace-nowrap text-ink-2">({more})</span>}
        </td>
      </tr>
    </ChangeTable>
  );
}
