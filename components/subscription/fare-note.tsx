import { useTranslations } from "next-intl";
import type { PriceRecord } from "@/lib/features/subscription/schema/subscription";
import type { Language } from "@/lib/i18n/routing";
import { percent, priceTag } from "./money";

/** Below the net amount: what it comes to with VAT. */
export function FareNote({ price, lng }: { price: PriceRecord; lng: Language }) {
  const t = useTranslations("subscription.prices");
  if (price.reverseCharge) return t("reverse");
  if (price.vat === 0) return t("noVat");
  const gross = priceTag(price.gross, price.currency, lng);
  return t("withVat", { gross, rate: percent(price.vatRate, lng) });
}
