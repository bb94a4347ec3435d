"use client";
import { useLocale } from "next-intl";
import { Count } from "@/components/ui/count";
import { useStore } from "@/components/ui/use-store";
import { formatNumber } from "@/lib/i18n/formats";
import type { Language } from "@/lib/i18n/routing";
import { decidedHere } from "@/lib/state/queue";

/** How many requests wait, without those that the open queue has just decided. */
export function PendingCount({ waiting }: { waiting: number }) {
  const lng = useLocale() as Language;
  const left = Math.max(0, waiting - useStore(decidedHere, 0));
  return <Count value={formatNumber(left, lng)} hot={left > 0} />;
}
