"use client";
import { useTranslations } from "next-intl";
import { SeatPlan } from "@/components/busrequest/seat-plan";
import { Badge } from "@/components/ui/badge";
import { cn } from "@/components/ui/cn";
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
  const dim = bus.active ? undefined : "opacity-[0.72]";
  return (
    <li className="card overflow-hidden p-0!">
      <article
        className="grid h-full grid-rows-[1fr_auto] rounded-[inherit] focus-visible:outline-offset-[-3px]"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: its single keys (E edits, Q shows the QR code) need a focus
        tabIndex={0}
        aria-labelledby={id}
        aria-keyshortcuts="e q"
        onKeyDown={actionKeys(bus, onAction)}
      >
        <div className="grid content-start gap-3 px-[1.1rem] pt-4 pb-4">
          <div className={cn("flex flex-wrap items-start justify-between gap-2", dim)}>
            <Plate plate={bus.licenceplate} country={bus.country} size="lg" />
            <span className="grid justify-items-end">
              <b className="title-2xl">{bus.capacity}</b>
              <span className="text-xs text-ink-3">{t("seatsShort", { count: bus.capacity })}</span>
            </span>
          </div>
          {/* The number above says the same. */}
          <span className={dim} aria-hidden="true">
            <SeatPlan capacity={bus.capacity} taken={0} height={66} />
          </span>
          <div className={dim}>
            <h2 className="text-xl wrap-anywhere" id={id}>
              <span className="sr-only">{bus.licenceplate}, </span>
              {nameOf(bus)}
            </h2>
            <p className="text-sm text-ink-2">{kitOf(bus).join(", ")}</p>
          </div>
          {!bus.active && (
            <div className="flex">
              <Badge tone="off">{t("inactive")}</Badge>
            </div>
          )}
        </div>
        {/* As tall with one line as with two: the cut runs through a row of cards. */}
        <div className="flex min-h-15 items-center gap-1.5 border-t-2 border-dashed border-line py-2 pr-2 pl-4">
          <NextJob job={next} now={now} />
          <BusActions
            bus={bus}
            onAction={onAction}
            className="ml-auto flex flex-none max-md:*:min-h-11 max-md:*:min-w-11"
          />
        </div>
      </article>
    </li>
  );
}

/** The fleet as cards: the plate is the title, the next trip stands at the foot. */
export function FleetCards({ rows, now, onAction }: Props) {
  const t = useTranslations("bus.panel");
  return (
    <ul className="grid grid-cols-3 gap-4 max-xl:grid-cols-2 max-md:grid-cols-1" aria-label={t("list")}>
      {rows.map((row) => (
        <Card key={row.bus.id} row={row} now={now} onAction={onAction} />
      ))}
    </ul>
  );
}
