import { useTranslations } from "next-intl";
import type { PriceRecord } from "@/lib/features/subscription/schema";
import { formatMoney } from "@/lib/i18n/formats";
import type { Language } from "@/lib/i18n/routing";
import { percent } from "./money";

type Props = { lng: Language; name: string; price: PriceRecord; total: string };

/** Line, VAT, sum. */
export function Amounts({ lng, name, price, total }: Props) {
  const t = useTranslations("subscription.prices");
  const { interval, net, vat, gross, vatRate, currency } = price;
  const money = (cents: number) => formatMoney(cents, currency, lng);
  return (
    <dl className="pay-l">
      <div>
        <dt>{t(`line.${interval}`, { plan: name })}</dt>
        <dd>{money(net)}</dd>
      </div>
      <div>
        <dt>{vat > 0 ? t("vat", { rate: percent(vatRate, lng) }) : t(price.reverseCharge ? "reverse" : "noVat")}</dt>
        <dd>{money(vat)}</dd>
      </div>
      <div className="tot">
        <dt>{total}</dt>
        <dd>{money(gross)}</dd>
      </div>
    </dl>
  );
}
