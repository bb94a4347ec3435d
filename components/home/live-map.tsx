"use client";

import { useLocale, useTranslations } from "next-intl";
import { type SyntheticEvent, useEffect, useMemo, useRef, useState } from "react";
import type { Circle, RequestFilter } from "@/components/busrequest/filter-address";
import { boxOfCircle } from "@/components/map/geometry";
import { groupMarks } from "@/components/map/group-points";
import { QuietMap } from "@/components/map/quiet-map";
import {
  type Box,
  defaultView,
  type LngLat,
  type MapCluster,
  type MapLine,
  type MapPoint,
  type View,
} from "@/components/map/types";
import type { RequestLine } from "@/components/map/use-request-ways";
import { idle, untilUsed } from "@/components/ui/idle";
import { useLazy } from "@/components/ui/use-lazy";
import type { LineRequest } from "@/lib/features/busrequest/rules/line";
import type { MapRecord } from "@/lib/features/busrequest/schema/map";
import type { Language } from "@/lib/i18n/routing";
import { circleOfView } from "./map-circle";

/** A row of the list, as the map shows it. */
type Chosen = Omit<MapRecord["points"][number], "end">;

/** Rows of the list, for the map. */
export const onMap = (rows: readonly LineRequest[]) =>
  rows.map(({ id, category, route: title, at: [longitude, latitude] }) => {
    return { id, category, title, longitude, latitude };
  });

type Props = {
  filter: RequestFilter;
  selected: string | null;
  /** What is selected, where the list beside the map holds it. */
  chosen?: Chosen | null;
  /** What the drawing shows until the map itself asks for more. */
  rows: readonly Chosen[];
  onSelect: (id: string | null) => void;
  onView: (view: Circle) => void;
};

/** The German-speaking core market and what lies beside it. */
const coreBox: Box = [6.2, 46.4, 16.8, 54];

const innerBox = (circle: Circle) => boxOfCircle({ ...circle, km: circle.km / Math.SQRT2 }) ?? coreBox;

/** Where the map is sent: to the place of the filter, back to the whole when the view was given up. */
function useFit({ place, view }: RequestFilter) {
  const [fit, setFit] = useState<Box | undefined>(() => (view ? innerBox(view) : place ? innerBox(place) : undefined));
  const first = useRef(true);
  const at = place ? [place.longitude, place.latitude, place.km].join() : "";
  const free = view === null;
  const target = useRef(place);
  target.current = place;
  // biome-ignore lint/correctness/useExhaustiveDependencies: `at` stands for the place's numbers.
  useEffect(() => {
    if (first.current) first.current = false;
    else if (free) setFit(target.current ? innerBox(target.current) : [...coreBox]);
  }, [at, free]);
  return fit;
}

function pointsOf(points: readonly Chosen[], lng: string): MapPoint[] {
  return points.map(({ id, category, longitude, latitude, title }) => {
    return { id, kind: category, longitude, latitude, label: title, href: `/${lng}/request/${id}` };
  });
}

type Lines = ReadonlyMap<string, RequestLine>;
const noLines: Lines = new Map();

/** From the sign on, along the road; the chosen ride stands out, a chosen group's way is solid. */
function linesOf(lines: Lines, signs: readonly MapPoint[], chosen: string | null): MapLine[] {
  const drawn = signs.filter(({ id, kind }) => kind === "emptyride" || id === chosen);
  return drawn.flatMap(({ id, kind, longitude, latitude }): MapLine[] => {
    const line = lines.get(id);
    if (!line) return [];
    const selected = id === chosen;
    const coordinates: LngLat[] = [[longitude, latitude], ...line.coordinates.slice(1)];
    const look = kind === "emptyride" ? "empty" : "group";
    return [{ id, look, selected, coordinates, ferries: line.ferries }];
  });
}

/** What the list has chosen has its sign, be it within a disc. */
function withChosen(points: MapPoint[], chosen: Chosen | null, lng: string): MapPoint[] {
  if (!chosen || points.some(({ id }) => id === chosen.id)) return points;
  const { id, category, longitude, latitude, title } = chosen;
  return [...points, { id, kind: category, longitude, latitude, label: title, href: `/${lng}/request/${id}` }];
}

/** The map of the home page, in step with the list. */
export function LiveMap({ filter, selected, chosen = null, rows, onSelect, onView }: Props) {
  const t = useTranslations("home");
  const lng = useLocale() as Language;
  const [view, setView] = useState<View | null>(null);
  const [data, setData] = useState<MapRecord | undefined>();
  const [ways, setWays] = useState(noLines);
  const Asking = useLazy(
    async () => {
      await (view ? idle() : untilUsed());
      return (await import("./live-map-data")).LiveMapData;
    },
    view ? "view" : filter,
  );
  const zoom = view?.zoom ?? defaultView.zoom;
  const marks = useMemo(
    () =>
      groupMarks({ points: pointsOf(data?.points ?? (view ? [] : rows), lng), clusters: data?.clusters ?? [] }, zoom),
    [data, lng, zoom, view, rows],
  );
  const points = withChosen(marks.points, chosen, lng);
  const onRoad = points.filter(({ id, kind }) => kind === "emptyride" || id === selected);
  const fit = useFit(filter);
  // The map also tells of movements that nobody made; only those that follow a hand narrow the list.
  const byHand = useRef(false);
  const before = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new `fit` is what ends the hand's turn.
  useEffect(() => {
    byHand.current = false;
  }, [fit]);
  // Waking the map moves nothing.
  const hand = ({ target }: SyntheticEvent) => {
    before.current = byHand.current;
    byHand.current = !(target instanceof Element && target.closest("[data-map-wake]"));
  };
  // A press on a sign or a disc chooses, and moves nothing either: the window's next change of size is no hand's. A movement
  // that ended a moment before it is still told.
  const choose = (id: string) => {
    byHand.current = before.current;
    onSelect(id);
  };
  const itemsOf = async (cluster: MapCluster) => {
    byHand.current = before.current;
    return (await import("./cluster-items")).itemsOfCluster(cluster, filter, lng);
  };
  const onViewChange = (next: View) => {
    setView(next);
    if (byHand.current) onView(circleOfView(next.bbox));
    byHand.current = false;
  };
  return (
    <div className="absolute inset-0" onPointerDownCapture={hand} onWheelCapture={hand} onKeyDownCapture={hand}>
      {Asking && (
        <Asking
          filter={filter}
          view={view}
          // The first view brings its lines along.
          ids={data ? onRoad.map(({ id }) => id).join(" ") : ""}
          onData={setData}
          onWays={setWays}
        />
      )}
      <QuietMap
        label={t("live")}
        clusters={marks.clusters}
        points={points}
        pending={data === undefined}
        lines={linesOf(ways, points, selected)}
        circle={filter.place ?? undefined}
        selectedId={selected}
        onSelect={choose}
        onViewChange={onViewChange}
        clusterItems={itemsOf}
        fit={fit}
      />
    </div>
  );
}
