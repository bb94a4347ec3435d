"use client";
import { useTranslations } from "next-intl";
import { Badge } from "@/components/ui/badge";
import { Table } from "@/components/ui/table";
import type { FleetRow } from "@/lib/features/bus/schema/fleet";
import { BusActions, actionKeys, type OnAction } from "./bus-actions";
import { useBusWords } from "./bus-words";
import { NextJob } from "./next-job";
import { Plate } from "./plate";

type Props = { rows: readonly FleetRow[]; now: number; onAction: OnAction };

function Row({ row: { bus, next }, now, onAction }: { row: FleetRow; now: number; onAction: OnAction }) {
  const t = useTranslations("bus.panel");
  const { designOf, nameOf, featuresOf } = useBusWords();
  return (
    <tr onKeyDown={actionKeys(bus, onAction)}>
      <th scope="row" className="whitespace-nowrap border-b border-line">
        <Plate plate={bus.licenceplate} country={bus.country} />
      </th>
      <td>
        <b className="block">{nameOf(bus)}</b>
        {bus.name && <span className="text-xs text-ink-3">{designOf(bus)}</span>}
      </td>
      <td className="text-right">{bus.capacity}</td>
      <td className="max-md:hidden">{featuresOf(bus).join(", ")}</td>
      <td>
        <NextJob job={next} now={now} />
      </td>
      <td>
        <Badge tone={bus.active ? "live" : "off"}>{t(bus.active ? "active" : "inactive")}</Badge>
      </td>
      <td className="text-right whitespace-nowrap">
        <BusActions bus={bus} onAction={onAction} />
      </td>
    </tr>
  );
}

const looks: Partial<Record<string, string>> = { seats: "text-right", kit: "max-md:hidden" };
const columns = ["plate", "bus", "seats", "kit", "next", "state"] as const;

/** The same as a timetable. */
export function FleetTable({ rows, now, onAction }: Props) {
  const t = useTranslations("bus.panel");
  const head = (
    <>
      {columns.map((column) => (
        <th key={column} scope="col" className={looks[column]}>
          {t(`column.${column}`)}
        </th>
      ))}
      <th scope="col">
        <span className="sr-only">{t("column.actions")}</span>
      </th>
    </>
  );
  return (
    <div className="card p-0!">
      <Table caption={t("list")} head={head}>
        {rows.map((row) => (
          <Row key={row.bus.id} row={row} now={now} onAction={onAction} />
        ))}
      </Table>
    </div>
  );
}
