"use client";
import { useTranslations } from "next-intl";
import { KeyBar } from "@/components/ui/key-list";
import { useSingleKeys } from "@/components/ui/single-keys";
import { useShortcuts } from "@/components/ui/use-shortcuts";

const lead = (to: string) => document.querySelector<HTMLElement>(`#offer :is(${to})`)?.focus();

/** Who sends fifty a day types a letter and a price: P leads to the price, T to the templates, Enter in a field sends. */
export function OfferFormKeys() {
  const t = useTranslations("offer.form.keys");
  const on = useSingleKeys();
  useShortcuts({ p: () => lead("[name=price]"), t: () => lead("[data-templates] button, [data-templates] select") });
  if (!on) return null;
  const keys = [
    [["P"], t("price")],
    [["T"], t("templates")],
    [[t("enter")], t("send")],
  ] as const;
  return <KeyBar keys={keys} />;
}
