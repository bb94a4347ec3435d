"use client";

import { useTranslations } from "next-intl";
import { useCallback, useMemo, useState } from "react";
import { DepartureBoard } from "@/components/busrequest/departure-board";
import { defaultRadius, type RequestFilter } from "@/components/busrequest/filter-address";
import { RequestFilterForm } from "@/components/busrequest/request-filter";
import { type AsText, ofText } from "@/components/ui/as-text";
import { Icon } from "@/components/ui/icon";
import { idle, untilUsed } from "@/components/ui/idle";
import { useLazy } from "@/components/ui/use-lazy";
import { BoardEmpty } from "./board-empty";
import { BoardFoot } from "./board-foot";
import { CompanyField } from "./company-field";
import type { NamedCompany } from "@/components/company/use-companies";
import { HeroPlace } from "./hero-place";
import { LiveMap, onMap } from "./live-map";
import { addressOf, useLiveFilter } from "./use-live-filter";
import { type Board, listKey, renderedBoard, type RenderedList, showsSame } from "./live-list";

type Props = { lng: string; rendered: AsText<RenderedList>; companies: readonly NamedCompany[] };

type FieldProps = { filter: RequestFilter; onFilter: (filter: RequestFilter) => void };

function PlaceField({ filter, onFilter }: FieldProps) {
  const t = useTranslations("busrequest.filter");
  const { place, text } = filter;
  const known = place ? { text: place.name, id: `${place.longitude},${place.latitude}` } : { text, id: "" };
  return (
    <div className="relative w-56 max-md:order-1 max-md:flex-none">
      <HeroPlace
        boxed
        inputClass="min-h-10 bg-raised pl-9 elevation-float max-md:block"
        listClass="max-md:fixed max-md:inset-x-2 max-md:top-2 max-md:bottom-auto max-md:max-h-[40vh] max-md:overflow-y-auto"
        label={t("place")}
        placeholder={t("placePlaceholder")}
        names={{ text: "place", id: "at" }}
        known={known}
        idOf="position"
        onKnown={(now, chosen) => {
          if (now.text === "" && (place || text)) onFilter({ ...filter, place: null, text: "" });
          if (!chosen) return;
          const km = place?.km ?? defaultRadius;
          onFilter({ ...filter, text: "", view: null, place: { ...chosen.location, name: now.text, km } });
        }}
      />
      <Icon of="search" size={16} className="pointer-events-none absolute top-3 left-3 text-ink-3" />
    </div>
  );
}

/** Where the trip ends, among the further limits. */
function DestinationField({ filter, onFilter }: FieldProps) {
  const t = useTranslations("busrequest.filter");
  const { to, toText } = filter;
  return (
    <HeroPlace
      className="field relative"
      labelClass="sign-sm"
      boxed
      inputClass="min-h-10 bg-raised"
      label={t("to")}
      placeholder={t("toPlaceholder")}
      names={{ text: "to", id: "toAt" }}
      known={to ? { text: to.name, id: `${to.longitude},${to.latitude}` } : { text: toText, id: "" }}
      idOf="position"
      onKnown={(now, chosen) => {
        if (now.text === "" && (to || toText)) onFilter({ ...filter, to: null, toText: "" });
        if (!chosen) return;
        const km = to?.km ?? defaultRadius;
        onFilter({ ...filter, toText: "", to: { ...chosen.location, name: now.text, km } });
      }}
    />
  );
}

/** What the board shows, and the part that asks for it. */
function useBoard(rendered: RenderedList, filter: RequestFilter, page: number | null) {
  const key = listKey(filter, page);
  const begun = useMemo(() => renderedBoard(rendered, filter, page), [rendered, filter, page]);
  const [told, setTold] = useState<Board | null>(null);
  // What was there before stands until the code that asks for the next is here.
  const board = told ? { ...told, busy: told.busy || told.key !== key } : begun;
  // That code begins with what the server has drawn: then nothing is drawn a second time.
  const onBoard = useCallback(
    (next: Board) => setTold((known) => (showsSame(known ?? begun, next) ? known : next)),
    [begun],
  );
  const Asking = useLazy(async () => {
    await (key === rendered.key ? untilUsed() : idle());
    return (await import("./live-list-data")).LiveListData;
  }, key);
  return { board, Asking, onBoard };
}

/** Map, filter and departure board in step; the address holds what they show. */
export function Live({ lng, rendered: text, companies }: Props) {
  const rendered = useMemo(() => ofText(text), [text]);
  const t = useTranslations("home");
  const words = useTranslations("busrequest.board");
  const { filter, page, hrefOf, setFilter } = useLiveFilter();
  const { board: now, Asking, onBoard } = useBoard(rendered, filter, page);
  const { total, counts, key: _, ...board } = now;
  const shown = (board.rows?.length ?? 0) + Math.min(1, board.emergencies.length);
  const [selected, setSelected] = useState<string | null>(null);
  const { emergencies, rows } = board;
  const listed = useMemo(() => onMap([...emergencies, ...(rows ?? [])]), [emergencies, rows]);
  const home = (next: RequestFilter) => `/${lng}${addressOf(next, null, new URLSearchParams())}`;
  const note = filter.view ? (
    <p className="flex items-center gap-3 justify-between border-t border-board-line text-sm py-2 px-4">
      {words("inView")}
      <button
        type="button"
        className="min-h-6 underline underline-offset-[3px]"
        onClick={() => setFilter({ ...filter, view: null })}
      >
        {words("resetView")}
      </button>
    </p>
  ) : null;
  return (
    <section
      className="grid grid-cols-[minmax(0,1fr)_27rem] border-t border-line max-xl:grid-cols-[minmax(0,1fr)_22rem] max-lg:grid-cols-1"
      id="requests"
      aria-label={t("live")}
    >
      {Asking && <Asking filter={filter} page={page} rendered={rendered} onBoard={onBoard} />}
      <div className="relative flex flex-col overflow-hidden bg-(--map-land-abroad) min-h-124 max-md:min-h-105">
        <RequestFilterForm
          action={`/${lng}`}
          filter={filter}
          counts={counts}
          onFilter={setFilter}
          place={<PlaceField filter={filter} onFilter={setFilter} />}
          destination={<DestinationField filter={filter} onFilter={setFilter} />}
          company={
            <CompanyField
              chosen={filter.companies}
              known={companies}
              onChosen={(ids) => setFilter({ ...filter, companies: ids, firm: "" })}
            />
          }
        />
        <div className="relative flex-1">
          <LiveMap
            filter={filter}
            selected={selected}
            chosen={listed.find(({ id }) => id === selected)}
            rows={listed}
            onSelect={setSelected}
            onView={(view) => setFilter({ ...filter, view }, { replace: filter.view !== null })}
          />
        </div>
      </div>
      <DepartureBoard
        {...board}
        moreEmergencies={Math.max(0, (counts.emergency ?? 0) - 1)}
        emergenciesHref={home({ ...filter, kinds: ["emergency"] })}
        selected={selected}
        onSelect={setSelected}
        note={note}
        empty={<BoardEmpty filter={filter} onFilter={setFilter} addressOf={home} />}
        foot={<BoardFoot page={page} total={total} shown={shown} hrefOf={hrefOf} />}
      />
    </section>
  );
}
