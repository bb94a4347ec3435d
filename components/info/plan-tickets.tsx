import { Check } from "lucide-react";
import { getLocale, getTranslations } from "next-intl/server";
import { ButtonLink } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";

/** Net amounts in euros (PRODUCT.md section 2, plans). */
const plans = [
  { plan: "trial", month: 0, year: 0 },
  { plan: "single", month: 29, year: 290 },
  { plan: "group", month: 79, year: 790 },
] as const;

type Interval = "monthly" | "yearly";

/** The three plans as tickets; the one for a single house is the recommended one. */
export async function PlanTickets({ interval, level = 2 }: { interval: Interval; level?: 2 | 3 }) {
  const [t, locale] = await Promise.all([getTranslations("info.prices"), getLocale()]);
  const euros = new Intl.NumberFormat(locale, { style: "currency", currency: "EUR", maximumFractionDigits: 0 });
  const Title = level === 2 ? "h2" : "h3";
  return (
    <div className="fares">
      {plans.map(({ plan, month, year }) => (
        <article key={plan} className={plan === "single" ? "ticket down fare on" : "ticket down fare"}>
          <div className="ticket-in">
            <div className="ticket-main">
              <Title>{t(`${plan}.name`)}</Title>
              <p className="mut">{t(`${plan}.for`)}</p>
              <p className="fare-p">
                {plan === "trial" ? t("trial.price") : euros.format(interval === "yearly" ? year : month)}
                {plan !== "trial" && <small>{t(interval === "yearly" ? "perYear" : "perMonth")}</small>}
              </p>
              {plan !== "trial" && interval === "monthly" && (
                <p className="mut">{t("or", { price: euros.format(year) })}</p>
              )}
              <ul>
                {(["f1", "f2", "f3"] as const).map((feature) => (
                  <li key={feature}>
                    <Icon of={Check} />
                    {t(`${plan}.${feature}`)}
                  </li>
                ))}
              </ul>
            </div>
            <div className="ticket-stub">
              <ButtonLink variant={plan === "single" ? "ink" : "line"} wide href={`/${locale}/register/advertiser`}>
                {t(`${plan}.cta`)}
              </ButtonLink>
            </div>
          </div>
        </article>
      ))}
    </div>
  );
}
