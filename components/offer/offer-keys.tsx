"use client";
import { useTranslations } from "next-intl";
import { KeyBar } from "@/components/ui/key-list";
import { useSingleKeys } from "@/components/ui/single-keys";
import { useShortcuts } from "@/components/ui/use-shortcuts";

/** From the row that has the focus, else from the chosen one, else to the first. */
function step(by: number) {
  const rows = [...document.querySelectorAll<HTMLElement>("[data-offer-row]")];
  const held = rows.find((row) => row === document.activeElement);
  const from = rows.indexOf(held ?? rows.find((row) => row.getAttribute("aria-current") === "true") ?? document.body);
  const to = from < 0 ? 0 : Math.min(rows.length - 1, Math.max(0, from + by));
  rows[to]?.focus();
}

/** The list's keys, and the line at its foot that names them: J and K go through the rows, Enter is the link's own. */
export function OfferKeys() {
  const t = useTranslations("offer.list.keys");
  const on = useSingleKeys();
  useShortcuts({ j: () => step(1), k: () => step(-1) });
  if (!on) return null;
  const keys = [
    [["J", "K"], t("step")],
    [[t("enter")], t("open")],
    [["Esc"], t("close")],
  ] as const;
  return <KeyBar keys={keys} />;
}
