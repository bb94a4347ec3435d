"use client";
import { useLocale, useTranslations } from "next-intl";
import { Button, ButtonLink } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Pager } from "@/components/ui/pager";
import type { FleetRow, FleetTotals } from "@/lib/features/bus/schema/fleet";
import type { OnDeed } from "./bus-deeds";
import { type FleetWish, writeFleetWish } from "./fleet-address";
import { FleetCards } from "./fleet-cards";
import { FleetDialogs, useFleetDialogs } from "./fleet-dialogs";
import { FleetFilter, FleetHead } from "./fleet-head";
import { FleetTable } from "./fleet-table";

type Props = {
  rows: readonly FleetRow[];
  total: number;
  totals: FleetTotals;
  wish: FleetWish;
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
export function FleetPanel({ rows, total, totals, wish, take, home, now }: Props) {
  const t = useTranslations("bus.panel");
  const path = `/${useLocale()}/userpanel/fleet`;
  const shown = useFleetDialogs();
  const add = () => shown.open("addBus", null);
  const onDeed: OnDeed = (deed, bus) => shown.open(deed === "qr" ? "qr" : "addBus", bus);
  const filtered = wish.text !== "" || wish.show !== "all" || wish.page > 1;
  const List = wish.view === "table" ? FleetTable : FleetCards;
  return (
    <>
      <FleetHead path={path} wish={wish} totals={totals} onAdd={add} />
      {(total > 0 || filtered) && <FleetFilter path={path} wish={wish} />}
      {rows.length > 0 ? (
        <List rows={rows} now={now} onDeed={onDeed} />
      ) : (
        <Empty path={path} filtered={filtered} onAdd={add} />
      )}
      {total > take && (
        <Pager
          page={wish.page}
          take={take}
          total={total}
          href={(page) => path + writeFleetWish({ ...wish, page })}
          order={t("order")}
        />
      )}
      <FleetDialogs rows={rows} home={home} path={path} shown={shown} />
    </>
  );
}
