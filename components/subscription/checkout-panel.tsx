"use client";
import { Link } from "@/components/ui/link";
import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { useForm, useWatch } from "react-hook-form";
import { ApiForm } from "@/components/auth/api-form";
import { TextField } from "@/components/form/text-field";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { dueDays, type Interval, type OrderPlan } from "@/lib/features/subscription/rules";
import type { PriceRecord, SubscriptionRecord } from "@/lib/features/subscription/schema/subscription";
import { formatMoney } from "@/lib/i18n/formats";
import type { Language } from "@/lib/i18n/routing";
import { Amounts } from "./amounts";
import { CardFormView } from "./card-form-view";
import { ordersByCard } from "./state";
import type { CardForm } from "./stripe-form";
import { useDue } from "./use-due";
import { useOrder } from "./use-order";

export type Customer = { name: string; lines: string[]; country: string; editHref: string };
type Props = {
  lng: Language;
  record: SubscriptionRecord;
  customer: Customer;
  plan: OrderPlan;
  interval: Interval;
  name: string;
  prices: readonly PriceRecord[];
  /** Of Stripe's form on this page; null where cards are typed on Stripe's own page, or none are taken. */
  stripeKey: string | null;
  onOrdered: (record: SubscriptionRecord) => void;
};

/**
 * The policy that lets Stripe's script in comes with the document: who came here by a link inside the site still has
 * another page's, and loads this one anew.
 */
function useOwnDocument(wanted: boolean) {
  useEffect(() => {
    const [loaded] = performance.getEntriesByType("navigation");
    const others = loaded !== undefined && new URL(loaded.name).pathname !== window.location.pathname;
    if (wanted && others) window.location.reload();
  }, [wanted]);
}

/** The form that is shown, while the order is still the one that it was made for. Stripe allows one on a page. */
function useCardForm(order: string) {
  const [made, setMade] = useState<{ form: CardForm; order: string } | null>(null);
  const form = made?.order === order ? made.form : null;
  useEffect(() => () => form?.destroy(), [form]);
  return { form, show: (shown: CardForm) => setMade({ form: shown, order }), close: () => setMade(null) };
}

function Recipient({ name, lines, editHref }: Customer) {
  const t = useTranslations("subscription.checkout");
  return (
    <div className="field">
      <span className="sign-sm">{t("recipient")}</span>
      <address className="grid not-italic leading-body">
        <b>{name}</b>
        {lines.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </address>
      <Link href={editHref}>{t("edit")}</Link>
    </div>
  );
}

/** Line, VAT and sum; the button repeats the sum. Card data are typed in Stripe's form or on Stripe's own page. */
export function CheckoutPanel(props: Props) {
  const { lng, record, customer, plan, interval, name, prices, stripeKey, onOrdered } = props;
  const t = useTranslations("subscription.checkout");
  const first = { vatId: record.vatId ?? "", prices };
  const form = useForm({ defaultValues: { vatId: first.vatId } });
  const typed = useWatch({ control: form.control, name: "vatId" });
  const { price, settled } = useDue({ country: customer.country, plan, interval, typed, first });
  const cardForm = useCardForm(`${plan} ${interval}`);
  const { send, toPage } = useOrder({ plan, interval, stripeKey, onForm: cardForm.show, onOrdered });
  useOwnDocument(stripeKey !== null);
  if (!price) return null;
  const gross = formatMoney(price.gross, price.currency, lng);
  const { isSubmitting } = form.formState;
  const card = ordersByCard(record);
  const carried = record.state === "active" && record.payment === "invoice";
  const label = settled ? t(card ? "pay" : "order", { gross }) : t("counting");
  const amounts = <Amounts lng={lng} name={name} price={price} total={t(card ? "dueNow" : "dueInvoice")} />;
  const fields = { className: "grid grid-cols-1 content-start gap-4", form, labels: { vatId: t("vatId") } };
  return (
    <section
      className="bg-surface border border-line rounded-card grid grid-cols-1 gap-[0.9rem] content-start py-[1.3rem] px-5"
      aria-labelledby="pay-title"
    >
      <h2 className="text-xl" id="pay-title">
        {t("title", { plan: name })}
      </h2>
      {cardForm.form ? (
        <>
          {amounts}
          <CardFormView form={cardForm.form} />
          <ApiForm {...fields} send={toPage}>
            <Button type="submit" wide wraps busy={isSubmitting}>
              {t("toPage")}
            </Button>
            <Button variant="ghost" wide wraps onClick={cardForm.close}>
              {t("back")}
            </Button>
          </ApiForm>
        </>
      ) : (
        <ApiForm {...fields} send={send}>
          <Recipient {...customer} />
          <TextField name="vatId" label={t("vatId")} hint={t("vatIdHint")} optional autoComplete="off" maxLength={40} />
          {amounts}
          {record.openInvoice && (
            <p className="text-xs text-ink-3">{t("replaces", { number: record.openInvoice.number })}</p>
          )}
          <Button type="submit" variant="pri" wide wraps busy={isSubmitting || !settled}>
            {isSubmitting ? t("sending") : label}
          </Button>
          <p className="text-xs text-ink-3">{card ? t("startsNow") : t("startsPaid", { days: dueDays })}</p>
          {carried && <p className="text-xs text-ink-3">{t("carried")}</p>}
          <p className="text-xs text-ink-3">
            {card && <Icon of="lock" size={13} />} {t(card ? (stripeKey ? "noteForm" : "noteCard") : "note")}
          </p>
        </ApiForm>
      )}
    </section>
  );
}
