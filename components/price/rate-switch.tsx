import { useTranslations } from "next-intl";
import type { GuideRates } from "./use-guide-rates";

/** Whose rates the guide beside it reckons with. */
export function RateSwitch({ rates, count }: { rates: GuideRates; count: number }) {
  const t = useTranslations("price.source");
  const { sources, source, choose } = rates;
  return (
    <div className="grid grid-cols-1 gap-2">
      <fieldset className="segments">
        <legend className="sr-only">{t("title")}</legend>
        {sources.map((value) => (
          <label key={value}>
            <input
              type="radio"
              name="guide-rates"
              value={value}
              checked={value === source}
              onChange={() => choose(value)}
            />
            <span>{t(value)}</span>
          </label>
        ))}
      </fieldset>
      {source === "offers" && <p className="text-xs text-ink-3">{t("fitted", { count })}</p>}
    </div>
  );
}
