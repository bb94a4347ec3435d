"use client";
import { Link } from "@/components/ui/link";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Badge } from "@/components/ui/badge";
import { type Plan, paidEnd } from "@/lib/features/subscription/rules";
import type { SubscriptionRecord } from "@/lib/features/subscription/schema/subscription";
import { formatDate } from "@/lib/i18n/formats";
import { type Fact, Facts } from "./facts";
import { sayingOf, toldOf, tones } from "./state";

/** What is public while the plan runs: by the admins' switch, and by what its owner has switched on. */
export type Reach = { allowed: boolean; home: boolean; active: number; all: number };
type Props = {
  record: SubscriptionRecord;
  reach: Reach;
  /** When the page was drawn, in milliseconds. */
  now: number;
  names: Record<Plan, string>;
  locationsHref: string;
  /** Buttons. */
  children: ReactNode;
};

function usePlanName(names: Props["names"]) {
  const t = useTranslations("subscription");
  return ({ plan, interval }: Pick<SubscriptionRecord, "plan" | "interval">) => {
    if (!plan) return t("planOf.none");
    return plan === "trial" || !interval ? names[plan] : t(`planOf.${interval}`, { plan: names[plan] });
  };
}

function usePeriod() {
  const t = useTranslations("subscription");
  return (record: SubscriptionRecord) => {
    const [from, to] = [record.periodStart, paidEnd(record)];
    return from === null || to === null ? null : t("range", { from: formatDate(from), to: formatDate(to) });
  };
}

/** The subscription in words: state, plan, period, payment, and what the public sees. */
export function StateCard({ record, reach, now, names, locationsHref, children }: Props) {
  const t = useTranslations("subscription");
  const nameOf = usePlanName(names);
  const period = usePeriod()(record);
  const held = record.state === "pending" ? (record.openInvoice ?? record) : record;
  const told = toldOf(record, now);
  const saying = sayingOf(record, told, reach.allowed);
  const shown = told === "active" && reach.allowed;
  const until = paidEnd(record);
  const date = until === null ? t("openEnd") : formatDate(until);
  const runs = record.state === "active" || record.state === "pastdue";
  const payment = record.payment ?? (record.plan === "trial" ? "none" : null);
  const facts: Fact[] = [
    [t("fact.plan"), nameOf(held)],
    ...(period ? [[t("fact.period"), period] as const] : []),
    ...(runs && payment ? [[t("fact.payment"), t(`payment.${payment}`)] as const] : []),
    ...(record.vatId ? [[t("fact.vatId"), record.vatId] as const] : []),
    [t("fact.shown"), shown ? t(reach.home ? "shown" : "shownOff", { count: reach.active }) : t("notShown")],
    ...(runs ? [[t("fact.limit"), record.locationLimit] as const] : []),
  ];
  return (
    <section
      className="card max-w-none grid grid-cols-[minmax(0,1fr)_minmax(0,24rem)] gap-y-5 gap-x-10 items-start max-lg:grid-cols-1"
      aria-labelledby="state-title"
    >
      <div className="grid grid-cols-1 content-start gap-2">
        <h2 id="state-title" className="flex flex-wrap items-center gap-2 text-xl" tabIndex={-1}>
          {held.plan ? nameOf(held) : t("title")} <Badge tone={tones[told]}>{t(`state.${told}`)}</Badge>
        </h2>
        <p>{t(`saying.${saying}`, { date })}</p>
        <p className="flex flex-wrap items-center gap-2">
          <span className="text-ink-2">{t("saved", { count: reach.all })}</span>
          <Link href={locationsHref}>{t("toLocations")}</Link>
        </p>
        {children}
      </div>
      <Facts facts={facts} />
    </section>
  );
}
