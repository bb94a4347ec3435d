import { useTranslations } from "next-intl";
import { ApplyingSelect } from "@/components/form/applying-select";
import { Button } from "@/components/ui/button";
import { noScriptButton } from "@/components/ui/button-class";
import { Icon } from "@/components/ui/icon";
import type { PriceRecord } from "@/lib/features/subscription/schema/subscription";
import { countryChoices } from "@/lib/i18n/countries";
import type { Language } from "@/lib/i18n/routing";
import { Amounts } from "./amounts";

type Line = { name: string; price: PriceRecord };
type Props = { lng: Language; path: string; country: string; lines: readonly Line[] };

/** What is due in a country: the country is a plain form, so that it stands in the address. */
export function PricePanel({ lng, path, country, lines }: Props) {
  const t = useTranslations("subscription.prices");
  const [first] = lines;
  return (
    <section
      className="bg-surface border border-line rounded-card grid grid-cols-1 gap-[0.9rem] content-start py-[1.3rem] px-5"
      aria-labelledby="pay-title"
    >
      <h2 className="text-xl" id="pay-title">
        {t("panel")}
      </h2>
      {/* The answer stands far below the top of a phone. */}
      <form action={`${path}#pay-title`} method="get" className="flex items-end gap-3">
        {first && <input type="hidden" name="interval" value={first.price.interval} />}
        <div className="field flex-1">
          <label htmlFor="pay-country">{t("country")}</label>
          <span className="input-box">
            <ApplyingSelect id="pay-country" name="country" defaultValue={country} autoComplete="country">
              {countryChoices(lng).map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </ApplyingSelect>
            <Icon of="chevron-down" size={16} />
          </span>
        </div>
        <Button type="submit" wraps className={noScriptButton}>
          {t("show")}
        </Button>
      </form>
      {lines.map((line) => (
        <Amounts key={line.price.plan} lng={lng} {...line} total={t("total")} />
      ))}
      <p className="text-xs text-ink-3">{t("euHint")}</p>
      <p className="text-xs text-ink-3">{t("payHint")}</p>
    </section>
  );
}
