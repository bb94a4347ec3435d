import { useLocale, useTranslations } from "next-intl";
import { formatMoney } from "@/lib/i18n/formats";
import type { Language } from "@/lib/i18n/routing";

type Sum = { amount: number; currency: string };
type Money = Sum & { net: boolean };

/** A sum that is paid as it is; one without tax says so, but nothing is nothing. */
export function useMoneyWords() {
  const t = useTranslations("common");
  const lng = useLocale() as Language;
  return ({ amount, currency, net }: Money) => {
    const price = formatMoney(amount, currency, lng);
    return net && amount !== 0 ? t("netPrice", { price }) : price;
  };
}

/** A sum with tax, where it is the first that is heard of it: nobody has seen yet what was asked for. */
export function useGrossWords() {
  const t = useTranslations("common");
  const lng = useLocale() as Language;
  return ({ amount, currency }: Sum) => t("grossPrice", { price: formatMoney(amount, currency, lng) });
}
