"use client";
import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import type { TourChain } from "@/lib/features/tour/schema";
import { LegTable } from "./leg-table";
import { TimeBar } from "./time-bar";
import { TourMap } from "./tour-map";
import type { TourDesk } from "./use-desk";

type Props = { chain: TourChain; desk: TourDesk; leg: number | null; onLeg: (leg: number) => void; stale: boolean };

function Actions({ chain, desk, leg }: Pick<Props, "chain" | "desk" | "leg">) {
  const t = useTranslations("tour.action");
  const { tour, busy } = desk;
  const count = chain.legs.length;
  const open = tour ? tour.legs.filter(({ state }) => state === "open").length : count;
  const wide = "max-md:w-full";
  return (
    <div className="card flex flex-wrap items-center gap-2">
      {open > 0 && (
        <Button variant="pri" busy={busy} className={wide} onClick={() => desk.offer(chain)}>
          {t("offer", { count: open })}
        </Button>
      )}
      {tour ? (
        <Button className={wide} aria-pressed={tour.watch} onClick={() => desk.watch(tour)}>
          {t(tour.watch ? "watching" : "watch")}
        </Button>
      ) : (
        <Button className={wide} onClick={() => desk.draft(chain)}>
          {t("draft")}
        </Button>
      )}
      {chain.homeKm >= 20 && (
        <Button className={wide} onClick={() => desk.postRest(chain)}>
          {t("rest")}
        </Button>
      )}
      {leg !== null && count > 1 && (
        <Button variant="ghost" className={wide} onClick={() => desk.drop(chain, leg)}>
          {t("drop", { number: leg + 1 })}
        </Button>
      )}
      <p className="w-full text-xs text-ink-2">{t("note")}</p>
    </div>
  );
}

/** The chosen chain: time, table, map, and what can be done with it. */
export function ChainView({ chain, desk, leg, onLeg, stale }: Props) {
  const states = desk.tour && new Map(desk.tour.legs.map(({ request, state }) => [request, state]));
  return (
    <div className={cn("grid grid-cols-1 content-start gap-4", stale && "opacity-50")}>
      <TimeBar chain={chain} leg={leg} onLeg={onLeg} />
      <div className="grid grid-cols-1 content-start gap-4 xl:grid-cols-[minmax(0,1.35fr)_minmax(0,1fr)]">
        <LegTable chain={chain} leg={leg} onLeg={onLeg} states={states ?? undefined} />
        <TourMap chain={chain} />
      </div>
      <Actions chain={chain} desk={desk} leg={leg} />
    </div>
  );
}
