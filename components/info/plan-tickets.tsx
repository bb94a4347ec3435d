import { useTranslations } from "next-intl";
import { writeChoice } from "@/components/subscription/choice";
import { FareNote } from "@/components/subscription/fare-note";
import { FareTicket, fareButton } from "@/components/subscription/fare-ticket";
import { ButtonLink } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import type { PlanText } from "@/lib/features/mediadata/schema";
import { type Interval, type Plan, plans } from "@/lib/features/subscription/rules";
import type { PriceRecord } from "@/lib/features/subscription/schema/subscription";
import type { Language } from "@/lib/i18n/routing";

type Props = {
  lng: Language;
  interval: Interval;
  texts: Record<Plan, PlanText>;
  prices: readonly PriceRecord[];
  /** Where one begins with a plan; null for who cannot have one. */
  order: string | null;
  level?: 2 | 3;
  /** With the amounts and their tax at their side. */
  beside?: boolean;
};

/** The three plans as tickets; the one for a single house is the recommended one. */
export function PlanTickets({ lng, interval, texts, prices, order, level = 2, beside = false }: Props) {
  const t = useTranslations("subscription.prices");
  return (
    <div className={cn("grid grid-cols-3 gap-5", beside ? "max-lg:grid-cols-1" : "max-md:grid-cols-1")}>
      {plans.map((plan) => {
        const price = prices.find((one) => one.plan === plan && one.interval === interval);
        const on = plan === "single";
        return (
          <FareTicket
            key={plan}
            plan={plan}
            lng={lng}
            price={price}
            on={on}
            level={level}
            className={cn(
              "min-h-96",
              beside && "max-lg:min-h-0",
              on && (beside ? "max-lg:-order-1" : "max-md:-order-1"),
            )}
            text={texts[plan]}
            note={price && !beside && <FareNote price={price} lng={lng} />}
          >
            {order && (
              <ButtonLink
                variant={on ? "ink" : "line"}
                wide
                className={cn("text-center leading-snug!", fareButton(on))}
                href={order + writeChoice({ plan, interval })}
              >
                {t(`choose.${plan}`, { plan: texts[plan].name })}
              </ButtonLink>
            )}
          </FareTicket>
        );
      })}
    </div>
  );
}
