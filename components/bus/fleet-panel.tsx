"use client";
import { useRouter } from "next/navigation";
import { useLocale, useTranslations } from "next-intl";
import { Button, ButtonLink } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Pager } from "@/components/ui/pager";
import type { BusRecord } from "@/lib/features/bus/schema/bus";
import type { FleetRow, FleetTotals } from "@/lib/features/bus/schema/fleet";
import type { OnAction } from "./bus-actions";
import { type FleetQuery, fleetAddress } from "./fleet-address";
import { FleetCards } from "./fleet-cards";
import { FleetDialogs, useFleetDialogs } from "./fleet-dialogs";
import { FleetFilter, FleetHead } from "./fleet-head";
import { FleetTable } from "./fleet-table";

type Props = {
  rows: readonly FleetRow[];
  total: number;
  totals: FleetTotals;
  query: FleetQuery;
  take: number;
  /** Country that a new bus starts with. */
  home: string;
  /** When the server looked: what runs and what is ahead. */
  now: number;
};

function Empty({ path, filtered, onAdd }: { path: string; filtered: boolean; onAdd: () => void }) {
  const t = useTranslations("bus.panel");
  if (filtered) {
    const action = <ButtonLink href={path}>{t("reset")}</ButtonLink>;
    return <EmptyState title={t("noneTitle")} text={t("noneText")} action={action} />;
  }
  const action = (
    <Button variant="pri" onClick={onAdd}>
      {t("add")}
    </Button>
  );
  return <EmptyState sign="parking" title={t("emptyTitle")} text={t("emptyText")} action={action} />;
}

/** A bus operator's fleet: cards or table, and the dialogs in which it is changed. */
export function FleetPanel({ rows, total, totals, query, take, home, now }: Props) {
  const t = useTranslations("bus.panel");
  const path = `/${useLocale()}/userpanel/fleet`;
  const shown = useFleetDialogs();
  const router = useRouter();
  // By its plate: on which page it stands in their order nobody can tell.
  const show = ({ licenceplate: text }: BusRecord) =>
    router.push(path + fleetAddress.write({ ...query, text, page: 1 }));
  const add = () => shown.open("addBus", null);
  const onAction: OnAction = (action, bus) => shown.open(action === "qr" ? "qr" : "addBus", bus);
  const filtered = fleetAddress.changed({ ...query, view: undefined }).length > 0;
  const List = query.view === "table" ? FleetTable : FleetCards;
  return (
    <>
      <FleetHead path={path} query={query} totals={totals} onAdd={add} />
      {(total > 0 || filtered) && <FleetFilter path={path} query={query} />}
      {rows.length > 0 ? (
        <List rows={rows} now={now} onAction={onAction} />
      ) : (
        <Empty path={path} filtered={filtered} onAdd={add} />
      )}
      {total > take && (
        <Pager
          page={query.page}
          take={take}
          total={total}
          href={(page) => path + fleetAddress.write({ ...query, page })}
          order={t("order")}
        />
      )}
      <FleetDialogs rows={rows} home={home} path={path} shown={shown} onAdded={total < take ? undefined : show} />
    </>
  );
}
