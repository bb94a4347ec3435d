"use client";

import dynamic from "next/dynamic";
import { useLocale, useTranslations } from "next-intl";
import { useEffect, useMemo, useRef, useState } from "react";
import { type Circle, apiFilter, type RequestFilter } from "@/components/busrequest/filter-address";
import { boxOfCircle } from "@/components/map/geometry";
import { groupMarks } from "@/components/map/group-points";
import { type Box, defaultView, type MapLine, type MapPoint, type View } from "@/components/map/types";
import type { MapRecord } from "@/lib/features/busrequest/schema/map";
import type { Language } from "@/lib/i18n/routing";
import { circleOfView, itemsOfCluster } from "./map-circle";
import { useLiveMapData } from "./use-live-map-data";
import { useNearAndIdle } from "./use-near-and-idle";

const MapView = dynamic(() => import("@/components/map/map-view").then((module) => module.MapView), { ssr: false });

type Props = {
  filter: RequestFilter;
  selected: string | null;
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

function pointsOf(data: MapRecord | undefined, lng: string): MapPoint[] {
  return (data?.points ?? []).map(({ id, category, longitude, latitude, title }) => {
    return { id, kind: category, longitude, latitude, label: title, href: `/${lng}/request/${id}` };
  });
}

/** The ways of the empty rides whose signs stand on the map, from the sign on. */
function linesOf(data: MapRecord | undefined, signs: readonly MapPoint[]): MapLine[] {
  const ends = new Map(data?.points.map(({ id, end }) => [id, end]));
  return signs.flatMap(({ id, kind, longitude, latitude }) => {
    const end = ends.get(id);
    if (kind !== "emptyride" || !end) return [];
    const coordinates: MapLine["coordinates"] = [
      [longitude, latitude],
      [end.longitude, end.latitude],
    ];
    return [{ id, look: "empty" as const, coordinates }];
  });
}

/** The map of the home page: loaded when it is near the screen and the page has nothing better to do. */
export function LiveMap({ filter, selected, onSelect, onView }: Props) {
  const t = useTranslations("home");
  const lng = useLocale() as Language;
  const [box, near] = useNearAndIdle<HTMLDivElement>();
  const [view, setView] = useState<View | null>(null);
  const { data } = useLiveMapData(view, filter);
  const zoom = view?.zoom ?? defaultView.zoom;
  const marks = useMemo(
    () => groupMarks({ points: pointsOf(data, lng), clusters: data?.clusters ?? [] }, zoom),
    [data, lng, zoom],
  );
  const fit = useFit(filter);
  // The map also tells of movements that nobody made; only those that follow a hand narrow the list.
  const byHand = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new `fit` is what ends the hand's turn.
  useEffect(() => {
    byHand.current = false;
  }, [fit]);
  const hand = () => {
    byHand.current = true;
  };
  const onViewChange = (next: View) => {
    setView(next);
    if (byHand.current) onView(circleOfView(next.bbox));
    byHand.current = false;
  };
  return (
    <div
      className="absolute inset-0"
      ref={box}
      onPointerDownCapture={hand}
      onWheelCapture={hand}
      onKeyDownCapture={hand}
    >
      {near ? (
        <MapView
          label={t("live")}
          {...marks}
          pending={data === undefined}
          lines={linesOf(data, marks.points)}
          circle={filter.place ?? undefined}
          selectedId={selected}
          onSelect={onSelect}
          onViewChange={onViewChange}
          clusterItems={(cluster) => itemsOfCluster(cluster, apiFilter(filter, false), lng)}
          fit={fit}
        />
      ) : null}
    </div>
  );
}
