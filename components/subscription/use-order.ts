"use client";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useRef } from "react";
import { toast } from "@/components/ui/toast-store";
import { sendOrder } from "@/lib/features/subscription/client";
import type { Interval, OrderPlan } from "@/lib/features/subscription/rules";
import type { CheckoutRecord, SubscriptionRecord } from "@/lib/features/subscription/schema/subscription";
import { type CardForm, loadStripeForm, makeCardForm } from "./stripe-form";
import { plainVatId } from "./use-due";

type Props = {
  plan: OrderPlan;
  interval: Interval;
  /** Of Stripe's form; null: paid on Stripe's page, or on invoice. */
  stripeKey: string | null;
  onForm: (form: CardForm) => void;
  onOrdered: (record: SubscriptionRecord) => void;
};
type Values = { vatId: string };

/** Asks for the order; the same body again is the same attempt. */
function useAttempt({ plan, interval }: Pick<Props, "plan" | "interval">) {
  const attempt = useRef({ body: "", key: "" });
  return async ({ vatId }: Values, embedded?: true) => {
    const order = { plan, interval, vatId: plainVatId(vatId), embedded };
    const body = JSON.stringify(order);
    if (attempt.current.body !== body) attempt.current = { body, key: crypto.randomUUID() };
    const answer = await sendOrder({ ...order, idempotencyKey: attempt.current.key });
    attempt.current = { body: "", key: "" };
    return answer;
  };
}

/**
 * Sends an order: on to Stripe's form, to Stripe's page, or to the invoice. Stripe's script is loaded here, by the
 * press on the button, and never before. `toPage` leaves the form for Stripe's page. Both throw ApiError.
 */
export function useOrder(props: Props) {
  const { stripeKey, onForm, onOrdered } = props;
  const t = useTranslations("subscription.done");
  const router = useRouter();
  const ask = useAttempt(props);
  const goOn = ({ url, subscription }: CheckoutRecord) => {
    if (url) return window.location.assign(url);
    toast({ title: t("ordered", { number: subscription.openInvoice?.number ?? "" }) });
    onOrdered(subscription);
    router.refresh();
  };
  const toPage = async (values: Values) => goOn(await ask(values));
  const send = async (values: Values) => {
    const stripe = stripeKey ? await loadStripeForm(stripeKey) : null;
    if (!stripe) return toPage(values);
    const answer = await ask(values, true);
    if (!answer.clientSecret) return goOn(answer);
    const form = await makeCardForm(stripe, answer.clientSecret);
    return form ? onForm(form) : toPage(values);
  };
  return { send, toPage };
}
