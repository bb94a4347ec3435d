import { useLocale, useTranslations } from "next-intl";
import type { Needs } from "@/lib/features/busrequest/rules/needs";
import { budgetGap } from "@/lib/features/offer/rules/offer";
import type { OfferRecord } from "@/lib/features/offer/schema";
import { formatMoney } from "@/lib/i18n/formats";
import type { Language } from "@/lib/i18n/routing";

/** How a price lies to the budget that its author gave, net to net or gross to gross. */
export function BudgetGap({ offer, budget }: { offer: OfferRecord; budget: Needs["budget"] }) {
  const t = useTranslations("offer.budget");
  const lng = useLocale() as Language;
  if (!budget) return null;
  const gap = budgetGap(offer, budget);
  const tax = t(budget.vatIncluded ? "gross" : "net");
  if (gap === null) return <span className="text-sm text-ink-2">{t("unknown", { tax })}</span>;
  const amount = formatMoney(Math.abs(gap), "EUR", lng);
  return (
    <span className="text-sm">{gap === 0 ? t("equal", { tax }) : t(gap > 0 ? "over" : "under", { amount, tax })}</span>
  );
}
