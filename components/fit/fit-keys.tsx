"use client";
import { useTranslations } from "next-intl";
import { KeyBar } from "@/components/ui/key-list";
import { useShortcuts } from "@/components/ui/use-shortcuts";
import { useSingleKeys } from "@/components/ui/single-keys";

type Props = {
  /** Shown rows, and the chosen one among them; the first where it is none of them. */
  count: number;
  at: number;
  onSelect: (index: number) => void;
  /** Null where nothing can be offered. */
  onOffer: (() => void) | null;
};

/** Rows stand in one list, in their order; whoever comes from elsewhere begins at the chosen one. */
function useStep({ count, at, onSelect }: Props) {
  return (by: number) => {
    const rows = [...document.querySelectorAll<HTMLElement>("#fits ol > li button[aria-pressed]")];
    const inside = rows.some((row) => row === document.activeElement);
    const next = Math.min(count - 1, Math.max(0, inside ? at + by : at));
    if (count === 0) return;
    onSelect(next);
    rows[next]?.focus();
  };
}

/** J and K go through the rows, O offers with the chosen one, and the line that names the keys. Arrows stay with the sliders. */
export function FitKeys(props: Props) {
  const t = useTranslations("fit.keys");
  const on = useSingleKeys();
  const step = useStep(props);
  const { count, onOffer } = props;
  useShortcuts({ j: () => step(1), k: () => step(-1), ...(onOffer ? { o: onOffer } : {}) });
  if (!on || count === 0) return null;
  return (
    <KeyBar
      keys={[[["J", "K"], t("step")], [[t("enter")], t("open")], ...(onOffer ? [[["O"], t("offer")] as const] : [])]}
    />
  );
}
