"use client";
import { useTranslations } from "next-intl";
import { KeyBar } from "@/components/ui/key-list";
import { useShortcuts } from "@/components/ui/use-shortcuts";
import { useSingleKeys } from "@/components/ui/single-keys";

/** From the row that has the focus; the link to its request takes it, so that Enter opens that. */
function step(by: number) {
  const rows = [...document.querySelectorAll<HTMLElement>("[data-near]")];
  const at = rows.findIndex((row) => row.contains(document.activeElement));
  const next = rows[at < 0 ? 0 : Math.min(rows.length - 1, Math.max(0, at + by))];
  next?.querySelector<HTMLElement>("h2 a")?.focus();
}

/** The list's keys, and the line at its foot that names them. */
export function NearKeys() {
  const t = useTranslations("near.keys");
  const on = useSingleKeys();
  useShortcuts({ j: () => step(1), k: () => step(-1) });
  if (!on) return null;
  return (
    <KeyBar
      keys={[
        [["J", "K"], t("step")],
        [[t("enter")], t("open")],
      ]}
    />
  );
}
