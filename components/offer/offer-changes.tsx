import { useLocale, useTranslations } from "next-intl";
import { ChangeTable } from "@/components/ui/change-table";
import { DetailsSummary } from "@/components/ui/details-summary";
import { isExtra } from "@/lib/features/offer/rules/offer";
import type { OfferRecord } from "@/lib/features/offer/schema";
import { changedParts, type OfferPart } from "@/lib/features/offerversion/rules";
import type { OfferContent } from "@/lib/features/offerversion/schema";
import { formatDateTime, formatMoney } from "@/lib/i18n/formats";
import type { Language } from "@/lib/i18n/routing";
import { useVehicleWords } from "./bus-words";

/** Each part of an offer in words. */
function usePartWords() {
  const t = useTranslations("offer");
  const designs = useTranslations("busrequest.vehicleTypes");
  const needs = useTranslations("needs.form");
  const lng = useLocale() as Language;
  const vehicleWords = useVehicleWords();
  const listed = (items: readonly string[]) =>
    items.map((item) => (isExtra(item) ? t(`extras.${item}`) : item)).join(", ");
  const tax = ({ vatIncluded, vatRate }: OfferContent) => {
    const word = vatIncluded ? ("vatIn" as const) : ("vatOn" as const);
    return vatRate === null ? t(`facts.${word}`) : t(`facts.${word}Rate`, { rate: vatRate });
  };
  const busWords = ({ name, design, capacity }: NonNullable<OfferContent["bus"]>) =>
    [name, designs(design), t("facts.seats", { count: capacity })].filter(Boolean).join(", ");
  const words: Record<OfferPart, (offer: OfferContent) => string> = {
    price: (offer) => `${formatMoney(offer.price.amount, offer.price.currency, lng)} ${tax(offer)}`,
    vehicle: ({ bus, more, vehicle }) => (bus ? [bus, ...more].map(busWords).join("; ") : vehicleWords(vehicle)),
    alternative: ({ alternative }) =>
      alternative ? `${formatDateTime(alternative.start)} – ${formatDateTime(alternative.end)}` : "",
    reason: ({ reason }) => reason,
    included: ({ included }) => listed(included),
    notIncluded: ({ notIncluded }) => listed(notIncluded),
    confirms: ({ confirms }) => confirms.map((need) => needs(need)).join(", "),
    cancellation: ({ cancellation }) => cancellation,
    validUntil: ({ validUntil }) => formatDateTime(validUntil),
    description: ({ description }) => description,
  };
  return (part: OfferPart, offer: OfferContent) => words[part](offer) || t("facts.none");
}

const contentOf = ({ busDetails, bus, moreBuses, moreDetails, ...offer }: OfferRecord): OfferContent => ({
  ...offer,
  bus: bus && busDetails ? { ...busDetails, id: bus } : null,
  more: moreBuses.flatMap((id, at) => {
    const details = moreDetails[at];
    return id && details ? [{ ...details, id }] : [];
  }),
});

/** What its bidder has changed since it was made, the newest first. */
export function OfferChanges({ offer }: { offer: OfferRecord }) {
  const t = useTranslations("offer");
  const wordsOf = usePartWords();
  const { earlier } = offer;
  if (earlier.length === 0) return null;
  const now = offer.busOffered ? { ...offer, busDetails: offer.busOffered } : offer;
  const states: OfferContent[] = [...earlier, contentOf(now)];
  // Another bus that comes after the acceptance is no change of what was offered.
  const isTold = (part: OfferPart, before: OfferContent, after: OfferContent) =>
    part !== "vehicle" || !offer.busChanged || wordsOf(part, before) !== wordsOf(part, after);
  const head = { what: t("change.what"), before: t("change.before"), after: t("change.after") };
  const steps = earlier.map((before, at) => ({ before, after: states[at + 1] ?? before })).reverse();
  return (
    <details>
      <DetailsSummary>{t("change.history", { count: earlier.length })}</DetailsSummary>
      {steps.map(({ before, after }) => (
        <ChangeTable
          key={before.version}
          caption={
            <caption className="text-xs text-ink-3">{t("change.at", { date: formatDateTime(before.until) })}</caption>
          }
          head={head}
        >
          {changedParts(before, after)
            .filter((part) => isTold(part, before, after))
            .map((part) => (
              <tr key={part}>
                <td>{t(`facts.${part}`)}</td>
                <td>
                  <s className="text-ink-3 wrap-anywhere">{wordsOf(part, before)}</s>
                </td>
                <td>
                  <b className="wrap-anywhere">{wordsOf(part, after)}</b>
                </td>
              </tr>
            ))}
        </ChangeTable>
      ))}
    </details>
  );
}
