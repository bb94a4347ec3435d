"use client";
import { Lock } from "lucide-react";
import Link from "next/link";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useRef } from "react";
import { useForm, useWatch } from "react-hook-form";
import { ApiForm } from "@/components/auth/api-form";
import { TextField } from "@/components/form/text-field";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { toast } from "@/components/ui/toast-store";
import { useCheckout } from "@/lib/features/subscription/client";
import { dueDays, type Interval, type OrderPlan } from "@/lib/features/subscription/rules";
import type { PriceRecord, SubscriptionRecord } from "@/lib/features/subscription/schema";
import { formatMoney } from "@/lib/i18n/formats";
import type { Language } from "@/lib/i18n/routing";
import { Amounts } from "./amounts";
import { ordersByCard } from "./state";
import { plainVatId, useDue } from "./use-due";

export type Customer = { name: string; lines: string[]; country: string; editHref: string };
type Props = {
  lng: Language;
  record: SubscriptionRecord;
  customer: Customer;
  plan: OrderPlan;
  interval: Interval;
  name: string;
  prices: readonly PriceRecord[];
  onOrdered: (record: SubscriptionRecord) => void;
};

/** Sends an order; the same body again is the same attempt. */
function useOrder({ plan, interval, onOrdered }: Pick<Props, "plan" | "interval" | "onOrdered">) {
  const t = useTranslations("subscription.done");
  const router = useRouter();
  const checkout = useCheckout();
  const attempt = useRef({ body: "", key: "" });
  return async ({ vatId }: { vatId: string }) => {
    const order = { plan, interval, vatId: plainVatId(vatId) };
    const body = JSON.stringify(order);
    if (attempt.current.body !== body) attempt.current = { body, key: crypto.randomUUID() };
    const { url, subscription } = await checkout.mutateAsync({ ...order, idempotencyKey: attempt.current.key });
    attempt.current = { body: "", key: "" };
    if (url) return window.location.assign(url);
    toast({ title: t("ordered", { number: subscription.openInvoice?.number ?? "" }) });
    onOrdered(subscription);
    router.refresh();
  };
}

function Recipient({ name, lines, editHref }: Customer) {
  const t = useTranslations("subscription.checkout");
  return (
    <div className="field">
      <span className="font-sign text-sm/[1.2] font-bold">{t("recipient")}</span>
      <address className="grid not-italic leading-[1.45]">
        <b>{name}</b>
        {lines.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </address>
      <Link href={editHref}>{t("edit")}</Link>
    </div>
  );
}

/** Line, VAT and sum; the button repeats the sum. Card data are typed on Stripe's own page. */
export function CheckoutPanel({ lng, record, customer, plan, interval, name, prices, onOrdered }: Props) {
  const t = useTranslations("subscription.checkout");
  const first = { vatId: record.vatId ?? "", prices };
  const form = useForm({ defaultValues: { vatId: first.vatId } });
  const typed = useWatch({ control: form.control, name: "vatId" });
  const { price, settled } = useDue({ country: customer.country, plan, interval, typed, first });
  const send = useOrder({ plan, interval, onOrdered });
  if (!price) return null;
  const gross = formatMoney(price.gross, price.currency, lng);
  const { isSubmitting } = form.formState;
  const card = ordersByCard(record);
  const carried = record.state === "active" && record.payment === "invoice";
  const label = settled ? t(card ? "pay" : "order", { gross }) : t("counting");
  return (
    <section
      className="pay bg-surface border border-line rounded-card grid grid-cols-1 gap-[0.9rem] content-start py-[1.3rem] px-[1.35rem]"
      aria-labelledby="pay-title"
    >
      <h2 id="pay-title">{t("title", { plan: name })}</h2>
      <ApiForm className="grid grid-cols-1 content-start gap-4" form={form} send={send} labels={{ vatId: t("vatId") }}>
        <Recipient {...customer} />
        <TextField name="vatId" label={t("vatId")} hint={t("vatIdHint")} optional autoComplete="off" maxLength={40} />
        <Amounts lng={lng} name={name} price={price} total={t(card ? "dueNow" : "dueInvoice")} />
        {record.openInvoice && (
          <p className="text-xs text-ink-3">{t("replaces", { number: record.openInvoice.number })}</p>
        )}
        <Button type="submit" variant="pri" wide busy={isSubmitting || !settled}>
          {isSubmitting ? t("sending") : label}
        </Button>
        <p className="text-xs text-ink-3">{card ? t("startsNow") : t("startsPaid", { days: dueDays })}</p>
        {carried && <p className="text-xs text-ink-3">{t("carried")}</p>}
        <p className="text-xs text-ink-3">
          {card && <Icon of={Lock} size={13} />} {t(card ? "noteCard" : "note")}
        </p>
      </ApiForm>
    </section>
  );
}
