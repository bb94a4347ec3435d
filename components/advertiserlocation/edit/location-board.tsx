"use client";
import { useLocale, useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import type { Box } from "@/components/map/types";
import { Button, ButtonLink } from "@/components/ui/button";
import { ConfirmDelete } from "@/components/ui/confirm-delete";
import { EmptyState } from "@/components/ui/empty-state";
import { Pager } from "@/components/ui/pager";
import { useDialogFlags } from "@/components/ui/use-dialog-flags";
import { useLocationList, visibleIn } from "@/lib/features/advertiserlocation/client";
import type { OwnLocation } from "@/lib/features/advertiserlocation/schema/own";
import type { Place } from "@/lib/features/place/schema";
import type { Language } from "@/lib/i18n/routing";
import { dialogs } from "@/lib/state/dialogs";
import { BoardFilter, BoardHead, BoardNotices, type Plan } from "./board-head";
import { BoardMap } from "./board-map";
import { LocationCards } from "./location-cards";
import { LocationDialog } from "./location-dialog";
import { arranged, type LocationsQuery, take, locationsAddress } from "./locations-address";
import { useLocationActions } from "./use-location-actions";

type Props = { rows: readonly OwnLocation[]; plan: Plan; query: LocationsQuery; companyPlace: Place | null };
type Opened = { id: string | null; place: Place | null };

/** Which dialog is open, and for which location or, for a new one, at which place. */
function useOpened() {
  const flags = useDialogFlags();
  const [opened, setOpened] = useState<Opened>({ id: null, place: null });
  useEffect(() => dialogs.closeAll, []);
  const open = (name: "adLocationEdit" | "deleteConfirmation", next: Opened) => {
    dialogs.closeAll();
    setOpened(next);
    dialogs.open(name);
  };
  return { flags, opened, open };
}

/** A location chosen on the map or by its name: its card comes into view. */
function useSelected() {
  const [selectedId, setSelected] = useState<string | null>(null);
  const select = (id: string) => {
    setSelected(id);
    const card = document.getElementById(`loc-${id}`);
    card?.scrollIntoView({ block: "nearest" });
  };
  return { selectedId, select };
}

/** Those on the page: of the map's view alone where that is asked for. */
function useShown(locations: readonly OwnLocation[], query: LocationsQuery) {
  const lng = useLocale();
  const [box, setBox] = useState<Box | null>(null);
  const [nearOnly, setNearOnly] = useState(false);
  const all = arranged(locations, query, lng);
  const visible = visibleIn(all, box);
  const listed = nearOnly ? visible : all;
  const page = Math.min(query.page, Math.max(1, Math.ceil(listed.length / take)));
  const shown = listed.slice((page - 1) * take, page * take);
  return { all, listed, shown, page, setBox, near: { on: nearOnly, count: visible.length, set: setNearOnly } };
}

function Nothing({ any, path, onAdd }: { any: boolean; path: string; onAdd: () => void }) {
  const t = useTranslations("advertiserlocation.panel");
  if (any) {
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

type RemoveProps = { open: boolean; title: string; onDelete: () => Promise<boolean> };

function RemoveDialog({ open, title, onDelete }: RemoveProps) {
  const t = useTranslations("advertiserlocation.remove");
  return (
    <ConfirmDelete
      open={open}
      onOpenChange={(is) => !is && dialogs.close("deleteConfirmation")}
      name={title}
      consequence={t("text")}
      onDelete={onDelete}
    />
  );
}

/** A travel service's own locations: list and map, and the dialogs in which they are changed. */
export function LocationBoard({ rows, plan, query, companyPlace }: Props) {
  const t = useTranslations("advertiserlocation");
  const lng = useLocale() as Language;
  const path = `/${lng}/userpanel/locations`;
  const list = useLocationList(rows, lng);
  const actions = useLocationActions(list);
  const { flags, opened, open } = useOpened();
  const { selectedId, select } = useSelected();
  const { all, listed, shown, page, setBox, near } = useShown(list.locations, query);
  const count = list.locations.length;
  const add = (place: Place | null) => open("adLocationEdit", { id: null, place });
  const current = list.locations.find(({ id }) => id === opened.id) ?? null;
  const remove = ({ id }: OwnLocation) => open("deleteConfirmation", { id, place: null });
  return (
    <>
      <BoardHead plan={plan} count={count} onAdd={() => add(null)} />
      <BoardNotices plan={plan} count={count} />
      <div className="relative grid grid-cols-[minmax(0,1fr)_27rem] gap-5 items-start mt-4 max-lg:mt-0 max-lg:grid-cols-1 max-lg:gap-2">
        <div className="grid gap-4 min-w-0">
          {count > 0 && <BoardFilter plan={plan} path={path} query={query} near={near} />}
          {shown.length > 0 ? (
            <LocationCards
              locations={shown}
              shown={plan.shown}
              selectedId={selectedId}
              onSelect={select}
              onAction={(action, location) => {
                if (action === "toggle") void actions.toggle(location);
                else if (action === "remove") remove(location);
                else open("adLocationEdit", { id: location.id, place: null });
              }}
            />
          ) : (
            <Nothing any={count > 0} path={path} onAdd={() => add(null)} />
          )}
          {listed.length > take && (
            <Pager
              page={page}
              take={take}
              total={listed.length}
              href={(next) => path + locationsAddress.write({ ...query, page: next })}
              order={t(`panel.order.${query.sort}`)}
            />
          )}
        </div>
        <BoardMap
          locations={all}
          full={count >= plan.limit}
          selectedId={selectedId}
          onSelect={select}
          onAdd={add}
          onView={setBox}
        />
      </div>
      {flags.adLocationEdit && (current || opened.id === null) && (
        <LocationDialog
          key={`form-${opened.id}`}
          location={current}
          place={opened.place}
          companyPlace={companyPlace}
          list={list}
          onClose={() => dialogs.close("adLocationEdit")}
          onRemove={remove}
        />
      )}
      {current && (
        <RemoveDialog
          open={Boolean(flags.deleteConfirmation)}
          title={current.title}
          onDelete={() => actions.remove(current)}
        />
      )}
    </>
  );
}
