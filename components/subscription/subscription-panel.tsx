"use client";
import { useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import { Notice } from "@/components/ui/notice";
import type { PlanText } from "@/lib/features/mediadata/schema";
import type { Interval, Plan } from "@/lib/features/subscription/rules";
import type { InvoiceRecord, PriceRecord, SubscriptionRecord } from "@/lib/features/subscription/schema/subscription";
import type { Language } from "@/lib/i18n/routing";
import { CheckoutPanel, type Customer } from "./checkout-panel";
import { writeChoice } from "./choice";
import { type Bank, DueCard } from "./due-card";
import { IntervalSwitch } from "./interval-switch";
import { InvoiceList } from "./invoice-list";
import { freeMonths } from "./money";
import { PlanChoice } from "./plan-choice";
import { ArrivalNotice, CancelledNotice } from "./return-notice";
import { chosenPlan, isHeld, ordersByCard, paysByCard, toldOf } from "./state";
import { type Reach, StateCard } from "./state-card";
import { StateActions } from "./state-actions";
import { useActions, useLatest } from "./use-actions";

type Plans = { texts: Record<Plan, PlanText>; prices: readonly PriceRecord[] };
export type SubscriptionPage = {
  lng: Language;
  path: string;
  /** Staff see the state alone. */
  mayOrder: boolean;
  record: SubscriptionRecord;
  invoices: readonly InvoiceRecord[];
  reach: Reach;
  /** When the page was drawn, in milliseconds. */
  now: number;
  locationsHref: string;
  overdue: boolean;
  plans: Plans;
  query: { plan: Plan | null; interval: Interval | null };
  customer: Customer;
  bank: Bank;
  stripeKey: string | null;
  returned: "success" | "cancelled" | null;
};

type OrderProps = SubscriptionPage & {
  actions: ReturnType<typeof useActions>;
  onOrdered: (r: SubscriptionRecord) => void;
};

function Order({ lng, path, record, plans, query, customer, stripeKey, actions, onOrdered }: OrderProps) {
  const t = useTranslations("subscription.choice");
  const { texts, prices } = plans;
  const plan = chosenPlan(record, query.plan);
  const interval = query.interval ?? record.openInvoice?.interval ?? record.interval ?? "yearly";
  const runs = record.state !== "none" && record.state !== "cancelled";
  const orders = !isHeld(record, { plan, interval });
  return (
    <section className="grid grid-cols-1 content-start gap-4" aria-labelledby="choice-title">
      <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-y-4 gap-x-8 items-end max-md:grid-cols-1">
        <h2 className="text-xl" id="choice-title">
          {t(runs ? "change" : "order")}
        </h2>
        <IntervalSwitch
          interval={interval}
          free={freeMonths(prices)}
          hrefOf={(name) => path + writeChoice({ plan, interval: name })}
        />
      </div>
      <div
        className={
          orders ? "grid grid-cols-[minmax(0,1fr)_25rem] gap-5 items-start max-[84.99rem]:grid-cols-1" : undefined
        }
      >
        <PlanChoice
          lng={lng}
          path={path}
          record={record}
          plan={plan}
          interval={interval}
          texts={texts}
          prices={prices}
          actions={actions}
          beside={orders}
        />
        {orders && (
          <CheckoutPanel
            key={`${record.vatId} ${record.version}`}
            lng={lng}
            record={record}
            customer={customer}
            plan={plan}
            interval={interval}
            prices={prices}
            onOrdered={onOrdered}
            stripeKey={ordersByCard(record) ? stripeKey : null}
            name={texts[plan].name}
          />
        )}
      </div>
    </section>
  );
}

/** Moves the reader to the invoice that an order has just brought. */
function useArrivedAt() {
  const wanted = useRef(false);
  useEffect(() => {
    if (!wanted.current) return;
    wanted.current = false;
    document.getElementById("due-title")?.focus();
  });
  return () => {
    wanted.current = true;
  };
}

/** A action takes its button away: where the focus goes with it, it comes to what the action has changed. */
function useFocusAfter(version: number) {
  const before = useRef(version);
  useEffect(() => {
    if (before.current === version) return;
    before.current = version;
    const timer = setTimeout(() => {
      if (document.activeElement === document.body) document.getElementById("state-title")?.focus();
    });
    return () => clearTimeout(timer);
  }, [version]);
}

export function SubscriptionPanel(page: SubscriptionPage) {
  const { lng, path, mayOrder, invoices, reach, now, locationsHref, overdue, plans, bank, returned } = page;
  const t = useTranslations("subscription");
  const { record, setHeard } = useLatest(page.record);
  const actions = useActions(setHeard);
  const arrive = useArrivedAt();
  useFocusAfter(record.version);
  const names = { trial: plans.texts.trial.name, single: plans.texts.single.name, group: plans.texts.group.name };
  const onOrdered = (ordered: SubscriptionRecord) => {
    arrive();
    setHeard(ordered);
  };
  const byCard = paysByCard(record);
  return (
    <div className="grid grid-cols-1 content-start gap-4">
      {returned === "success" && <ArrivalNotice record={record} names={names} path={path} />}
      {returned === "cancelled" && <CancelledNotice />}
      <StateCard record={record} reach={reach} now={now} names={names} locationsHref={locationsHref}>
        {mayOrder && <StateActions lng={lng} record={record} actions={actions} told={toldOf(record, now)} />}
        {!mayOrder && <p className="text-ink-2">{t("staffOnly")}</p>}
      </StateCard>
      {record.openInvoice && <DueCard lng={lng} bank={bank} overdue={overdue} invoice={record.openInvoice} />}
      {mayOrder && byCard && <Notice>{t("choice.stripe")}</Notice>}
      {mayOrder && !byCard && <Order {...page} record={record} actions={actions} onOrdered={onOrdered} />}
      {mayOrder && <InvoiceList lng={lng} invoices={invoices} names={names} card={record.payment === "stripe"} />}
    </div>
  );
}
