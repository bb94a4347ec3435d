"use client";
import { Check } from "lucide-react";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Button, ButtonLink } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import type { PlanText } from "@/lib/features/mediadata/schema";
import { type Interval, type OrderPlan, type Plan, plans } from "@/lib/features/subscription/rules";
import type { PriceRecord, SubscriptionRecord } from "@/lib/features/subscription/schema";
import type { Language } from "@/lib/i18n/routing";
import { writeChoice } from "./choice";
import { FareNote } from "./fare-note";
import { FareTicket } from "./fare-ticket";
import { holdingOf } from "./state";
import type { Actions } from "./use-actions";
import "@/components/info/styles.css";

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
};

function Said({ children }: { children: ReactNode }) {
  return (
    <span className="font-sign text-sm/[1.2] font-bold flex gap-2 items-center justify-center">
      <Icon of={Check} />
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
      <Button wide busy={actions.busy} onClick={actions.startTrial}>
        {t(actions.busy ? "choice.trialBusy" : "choice.trial")}
      </Button>
    );
  }
  return (
    <ButtonLink wide href={path + writeChoice({ plan: name, interval })} scroll={false} prefetch={false} replace>
      {t(`prices.choose.${name}`, { plan: texts[name].name })}
    </ButtonLink>
  );
}

/** The plans as tickets; the choice stands in the address. The trial is there while it can be had, or runs. */
export function PlanChoice(props: Props) {
  const { lng, record, plan, interval, texts, prices } = props;
  const runsTrial = record.state === "active" && record.plan === "trial";
  const shown = plans.filter((name) => name !== "trial" || record.trialAvailable || runsTrial);
  return (
    <div className={shown.length === 2 ? "fares two" : "fares"}>
      {shown.map((name) => {
        const price = prices.find((one) => one.plan === name && one.interval === interval);
        return (
          <FareTicket
            key={name}
            {...{ plan: name, lng, price }}
            on={name === plan}
            level={3}
            text={texts[name]}
            note={price && <FareNote price={price} lng={lng} />}
          >
            <Stub {...props} name={name} holding={holdingOf(record, { plan: name, interval })} chosen={name === plan} />
          </FareTicket>
        );
      })}
    </div>
  );
}
