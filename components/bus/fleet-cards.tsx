"use client";
import { useTranslations } from "next-intl";
import { SeatPlan } from "@/components/busrequest/seat-plan";
import { Badge } from "@/components/ui/badge";
import type { FleetRow } from "@/lib/features/bus/schema/fleet";
import { BusActions, actionKeys, type OnAction } from "./bus-actions";
import { useBusWords } from "./bus-words";
import { NextJob } from "./next-job";
import { Plate } from "./plate";

type Props = { rows: readonly FleetRow[]; now: number; onAction: OnAction };

function Card({ row: { bus, next }, now, onAction }: { row: FleetRow; now: number; onAction: OnAction }) {
  const t = useTranslations("bus.panel");
  const { nameOf, kitOf } = useBusWords();
  const id = `bus-${bus.id}`;
  return (
    <li className={bus.active ? "card fc" : "card fc off"}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: its single keys (E edits, Q shows the QR code) need a focus */}
      <article tabIndex={0} aria-labelledby={id} aria-keyshortcuts="e q" onKeyDown={actionKeys(bus, onAction)}>
        <div className="fc-t">
          <div className="fc-n">
            <Plate plate={bus.licenceplate} country={bus.country} size="lg" />
            <span className="fc-s">
              <b className="big-n">{bus.capacity}</b>
              <span className="text-xs text-ink-3">{t("seatsShort", { count: bus.capacity })}</span>
            </span>
          </div>
          {/* The number above says the same. */}
          <span aria-hidden="true">
            <SeatPlan capacity={bus.capacity} taken={0} height={66} />
          </span>
          <div>
            <h2 id={id}>
              <span className="sr-only">{bus.licenceplate}, </span>
              {nameOf(bus)}
            </h2>
            <p className="m">{kitOf(bus).join(", ")}</p>
          </div>
          {!bus.active && <Badge tone="off">{t("inactive")}</Badge>}
        </div>
        <div className="fc-f">
          <NextJob job={next} now={now} />
          <BusActions bus={bus} onAction={onAction} />
        </div>
      </article>
    </li>
  );
}

/** The fleet as cards: the plate is the title, the next trip stands at the foot. */
export function FleetCards({ rows, now, onAction }: Props) {
  const t = useTranslations("bus.panel");
  return (
    <ul className="fg" aria-label={t("list")}>
      {rows.map((row) => (
        <Card key={row.bus.id} row={row} now={now} onAction={onAction} />
      ))}
    </ul>
  );
}
