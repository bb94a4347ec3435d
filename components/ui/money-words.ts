import { useLocale, useTranslations } from "next-intl";
import { formatMoney } from "@/lib/i18n/formats";
import type { Language } from "@/lib/i18n/routing";

type Money = { amount: number; currency: string; net: boolean };

/** A sum that is paid as it is; one without tax says so. */
export function useMoneyWords() {
  const t = useTranslations("common");
  const lng = useLocale() as Language;
  return ({ amount, currency, net }: Money) => {
    const price = formatMoney(amount, currency, lng);
    return net ? t("netPrice", { price }) : price;
  };
}
