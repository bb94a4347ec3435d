"use client";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Button, ButtonLink } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { Icon } from "@/components/ui/icon";
import type { PlanText } from "@/lib/features/mediadata/schema";
import { type Interval, type OrderPlan, type Plan, plans } from "@/lib/features/subscription/rules";
import type { PriceRecord, SubscriptionRecord } from "@/lib/features/subscription/schema/subscription";
import type { Language } from "@/lib/i18n/routing";
import { writeChoice } from "./choice";
import { FareNote } from "./fare-note";
import { FareTicket, fareButton } from "./fare-ticket";
import { holdingOf } from "./state";
import type { Actions } from "./use-actions";

type Holding = ReturnType<typeof holdingOf>;
type Props = {
  lng: Language;
  path: string;
  record: SubscriptionRecord;
  plan: OrderPlan;
  interval: Interval;
  texts: Record<Plan, PlanText>;
  prices: readonly PriceRecord[];
  actions: Actions;
  /** With the order at their side. */
  beside: boolean;
};

function Said({ children }: { children: ReactNode }) {
  return (
    <span className="sign-sm flex gap-2 items-center justify-center">
      <Icon of="check" />
      {children}
    </span>
  );
}

function Stub({ name, holding, chosen, ...props }: Props & { name: Plan; holding: Holding; chosen: boolean }) {
  const { path, interval, texts, actions } = props;
  const t = useTranslations("subscription");
  if (holding) return <Said>{t(`choice.${holding}`)}</Said>;
  if (chosen) return <Said>{t("choice.chosen")}</Said>;
  if (name === "trial") {
    return (
      <Button wide className={fareButton(chosen)} busy={actions.busy} onClick={actions.startTrial}>
        {t(actions.busy ? "choice.trialBusy" : "choice.trial")}
      </Button>
    );
  }
  return (
    <ButtonLink
      wide
      className={fareButton(chosen)}
      href={path + writeChoice({ plan: name, interval })}
      scroll={false}
      replace
    >
      {t(`prices.choose.${name}`, { plan: texts[name].name })}
    </ButtonLink>
  );
}

/** The plans as tickets; the choice stands in the address. The trial is there while it can be had, or runs. */
export function PlanChoice(props: Props) {
  const { lng, record, plan, interval, texts, prices, beside } = props;
  const runsTrial = record.state === "active" && record.plan === "trial";
  const shown = plans.filter((name) => name !== "trial" || record.trialAvailable || runsTrial);
  return (
    <div
      className={cn(
        "grid gap-5",
        shown.length === 2 ? "grid-cols-2" : "grid-cols-3",
        beside || shown.length === 2 ? "max-lg:grid-cols-1" : "max-md:grid-cols-1",
      )}
    >
      {shown.map((name) => {
        const price = prices.find((one) => one.plan === name && one.interval === interval);
        const holding = holdingOf(record, { plan: name, interval });
        return (
          <FareTicket
            key={name}
            plan={name}
            lng={lng}
            price={price}
            // Yellow means "go on": what one has already is no step.
            on={name === plan && !holding}
            className={cn("min-h-84 max-lg:min-h-0", name === plan && (beside ? "max-lg:-order-1" : "max-md:-order-1"))}
            level={3}
            text={texts[name]}
            note={price && <FareNote price={price} lng={lng} />}
          >
            <Stub {...props} name={name} holding={holding} chosen={name === plan} />
          </FareTicket>
        );
      })}
    </div>
  );
}
