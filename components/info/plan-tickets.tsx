import { useTranslations } from "next-intl";
import { writeChoice } from "@/components/subscription/choice";
import { FareNote } from "@/components/subscription/fare-note";
import { FareTicket } from "@/components/subscription/fare-ticket";
import { ButtonLink } from "@/components/ui/button";
import type { PlanText } from "@/lib/features/mediadata/schema";
import { type Interval, type Plan, plans } from "@/lib/features/subscription/rules";
import type { PriceRecord } from "@/lib/features/subscription/schema";
import type { Language } from "@/lib/i18n/routing";
import "./styles.css";

type Props = {
  lng: Language;
  interval: Interval;
  texts: Record<Plan, PlanText>;
  prices: readonly PriceRecord[];
  /** Where a travel service orders; everybody else registers first. */
  order: string | null;
  level?: 2 | 3;
};

/** The three plans as tickets; the one for a single house is the recommended one. */
export function PlanTickets({ lng, interval, texts, prices, order, level = 2 }: Props) {
  const t = useTranslations("subscription.prices");
  return (
    <div className="fares">
      {plans.map((plan) => {
        const price = prices.find((one) => one.plan === plan && one.interval === interval);
        const on = plan === "single";
        return (
          <FareTicket
            key={plan}
            {...{ plan, lng, price, on, level }}
            text={texts[plan]}
            note={price && <FareNote price={price} lng={lng} />}
          >
            <ButtonLink
              variant={on ? "ink" : "line"}
              wide
              href={order ? order + writeChoice({ plan, interval }) : `/${lng}/register/advertiser`}
              prefetch={false}
            >
              {t(`choose.${plan}`, { plan: texts[plan].name })}
            </ButtonLink>
          </FareTicket>
        );
      })}
    </div>
  );
}
