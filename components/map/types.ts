import type { Kind } from "@/lib/features/busrequest/rules/kinds";
import type { SignKind } from "./kind-sign";

export type LngLat = [longitude: number, latitude: number];
/** West, south, east, north. */
export type Box = readonly [number, number, number, number];
export type View = { bbox: Box; zoom: number };

export type MapPoint = {
  id: string;
  kind: SignKind;
  longitude: number;
  latitude: number;
  /** What a screen reader hears after the kind's word, e.g. "Regensburg to Prague, 42 people". */
  label: string;
  /** Its name below the sign, where there is room for it. */
  caption?: string;
  href?: string;
};

export type MapCluster = {
  longitude: number;
  latitude: number;
  count: number;
  kinds: Partial<Record<SignKind, number>>;
  ids?: string[];
  bbox: Box;
};

/**
 * `dotted` = an empty ride, `group` = one of many ways of groups, `route` = a trip, `corridor` = the band beside a route, `km`
 * wide to each side.
 */
export type MapLine = {
  id: string;
  look: "dotted" | "group" | "route" | "corridor";
  coordinates: LngLat[];
  km?: number;
};
export type MapCircle = { longitude: number; latitude: number; km: number };
/** What a cluster's dialog tells of a request, as its row on the board. */
export type ClusterItem = {
  id: string;
  title: string;
  category: Kind;
  href: string;
  date: number;
  passengers: number | null;
  quantity: number;
};

type At = { longitude: number; latitude: number };
/** A place that is moved by dragging and by the arrow keys; `label` names it and says so. */
export type MovablePlace = At & { label: string; onMove: (at: At) => void };

export type MapViewProps = {
  /** Name of the map for screen readers. */
  label: string;
  points: MapPoint[];
  clusters?: MapCluster[];
  lines?: MapLine[];
  circle?: MapCircle;
  /** Several at once, each with a dot in its middle. */
  circles?: MapCircle[];
  selectedId?: string | null;
  onSelect?: (id: string) => void;
  /** A click or tap on the map itself, beside all marks. */
  onPick?: (at: At) => void;
  movable?: MovablePlace;
  /** 250 ms after the last movement, and once when the map stands. */
  onViewChange?: (view: View) => void;
  /** What a cluster holds, for its dialog; without it a click moves the map closer. */
  clusterItems?: (cluster: MapCluster) => Promise<ClusterItem[]> | ClusterItem[];
  initialView?: { longitude: number; latitude: number; zoom: number };
  /** Box to show; moves the map whenever it changes. */
  fit?: Box;
  className?: string;
  /** Its marks are not known yet: towns are named once they are, so that no name lies below a mark. */
  pending?: boolean;
  /** A small map beside words: controls and credits on touch, hover or focus, the page's wheel passes over it. */
  mini?: boolean;
};

/** What the frame's buttons do with a provider's map. */
export type MapHandle = {
  zoomBy: (steps: number) => void;
  show: (box: Box) => void;
  moveTo: (at: LngLat, zoom: number) => void;
};

export type ProviderProps = Omit<MapViewProps, "className" | "clusterItems"> & {
  onCluster: (cluster: MapCluster) => void;
  onReady: (handle: MapHandle) => void;
  onFail: (reason: "noWebgl" | "failed") => void;
};

/** The German-speaking core market. */
export const defaultView = { longitude: 11.2, latitude: 49.2, zoom: 5.6 };
