"use client";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { ReturnLine } from "./return-line";
import { useReturns } from "./use-returns";

type Props = { booking?: string; request?: string; fallback?: ReactNode };

/** The empty way home of one trip that was won, of each of its buses; `fallback` where it has none. */
export function ReturnOfTrip({ booking, request, fallback = null }: Props) {
  const t = useTranslations("returnleg");
  const { data, isPending } = useReturns(booking ? { booking } : { request });
  const legs = data?.entity ?? [];
  if (isPending) return null;
  if (legs.length === 0) return fallback;
  return legs.map((leg) => (
    <section key={leg.id} className="grid w-full grid-cols-1 content-start gap-2" aria-label={t("one")}>
      <p className="text-xs text-ink-2">{t(leg.post ? "oneOut" : "one")}</p>
      <ReturnLine leg={leg} primary={legs.length === 1} />
    </section>
  ));
}
