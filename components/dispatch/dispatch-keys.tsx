"use client";
import { useTranslations } from "next-intl";
import { KeyBar } from "@/components/ui/key-list";
import { useSingleKeys } from "@/components/ui/single-keys";
import { useShortcuts } from "@/components/ui/use-shortcuts";

const rowsOf = () => [...document.querySelectorAll<HTMLElement>("[data-ask][tabindex]")];

function step(by: number) {
  const rows = rowsOf();
  const held = rows.indexOf(document.activeElement as HTMLElement);
  rows[held < 0 ? 0 : Math.min(rows.length - 1, Math.max(0, held + by))]?.focus();
}

/** Accepts the marked answer: the one that has the focus, else the best. */
function accept() {
  const row = rowsOf().find((one) => one.contains(document.activeElement)) ?? rowsOf()[0];
  row?.querySelector<HTMLElement>("[data-accept]")?.click();
}

const press = (name: string) => document.querySelector<HTMLElement>(`[${name}]`)?.click();

type Props = {
  /** Somebody can come, and there is more to be asked. */
  answers: boolean;
  steps: boolean;
};

/** The page's keys, and the line at its foot that names those that do something now. */
export function DispatchKeys({ answers, steps }: Props) {
  const t = useTranslations("dispatch.keys");
  const on = useSingleKeys();
  useShortcuts({
    j: () => step(1),
    k: () => step(-1),
    a: accept,
    w: () => press("data-key-widen"),
    p: () => press("data-key-pause"),
  });
  if (!on || !(answers || steps)) return null;
  const forAnswers = [[["J", "K"], t("step")] as const, [["A"], t("accept")] as const];
  const forSteps = [[["W"], t("widen")] as const, [["P"], t("pause")] as const];
  return <KeyBar keys={[...(answers ? forAnswers : []), ...(steps ? forSteps : [])]} />;
}
