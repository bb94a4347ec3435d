"use client";
import { useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import type { CardForm } from "./stripe-form";

/** Stripe's form of an order. Paid, it leads to the page's return address by itself. */
export function CardFormView({ form }: { form: CardForm }) {
  const t = useTranslations("subscription.checkout");
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!place.current) return;
    form.mount(place.current);
    place.current.focus();
    return () => form.unmount();
  }, [form]);
  // White, as what Stripe draws into it, in either theme.
  return (
    <section
      ref={place}
      className="min-h-96 rounded-card bg-[#fff] p-2 text-[#000]"
      aria-label={t("cardForm")}
      tabIndex={-1}
    />
  );
}
