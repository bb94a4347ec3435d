import { useTranslations } from "next-intl";
import type { PriceRecord } from "@/lib/features/subscription/schema/subscription";
import { formatMoney } from "@/lib/i18n/formats";
import type { Language } from "@/lib/i18n/routing";
import { percent } from "./money";

type Props = { lng: Language; name: string; price: PriceRecord; total: string };

const line = "flex justify-between gap-4 text-sm text-ink-2";
const amount = "whitespace-nowrap tabular-nums";

/** Line, VAT, sum. */
export function Amounts({ lng, name, price, total }: Props) {
  const t = useTranslations("subscription.prices");
  const { interval, net, vat, gross, vatRate, currency } = price;
  const money = (cents: number) => formatMoney(cents, currency, lng);
  return (
    <dl className="grid gap-1.5 [dl+&]:mt-[0.6rem]">
      <div className={line}>
        <dt>{t(`line.${interval}`, { plan: name })}</dt>
        <dd className={amount}>{money(net)}</dd>
      </div>
      <div className={line}>
        <dt>{vat > 0 ? t("vat", { rate: percent(vatRate, lng) }) : t(price.reverseCharge ? "reverse" : "noVat")}</dt>
        <dd className={amount}>{money(vat)}</dd>
      </div>
      <div className="mt-1 flex items-baseline justify-between gap-4 border-t-2 border-ink pt-3 text-md font-medium">
        <dt>{total}</dt>
        <dd className="title-xl whitespace-nowrap">{money(gross)}</dd>
      </div>
    </dl>
  );
}
