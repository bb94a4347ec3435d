import type { Kind } from "@/lib/features/busrequest/rules/kinds";
import type { Stretch } from "@/lib/geo/road/profile";
import type { SignKind } from "./kind-sign";

type At = { longitude: number; latitude: number };
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
 * How a way is drawn, the later above the earlier: `corridor` = the band beside a route, `km` wide to each side; `groups` = one of
 * many ways of groups; `dead` = the way from and to the yard; `empty` = an empty ride as published (dashes; `selected` has a yellow
 * edge); `cover`, `gap` = ground that somebody reaches in time and that nobody does, by their rings; `route` = a trip with its ends; `break` = the stretch of it on which a break may lie; `moved` = driven empty, off the plan;
 * `group` = driven with the group.
 */
export type MapLook =
  | "cover"
  | "gap"
  | "corridor"
  | "groups"
  | "dead"
  | "empty"
  | "route"
  | "break"
  | "moved"
  | "group";
export type MapLine = {
  id: string;
  look: MapLook;
  /** Along the road as the road port gives it: towns are enough, the map draws a curve through them. */
  coordinates: LngLat[];
  /** Stretches of it on a ferry, first and last point of each by their places: they are dashed, as ferries are on the map itself. */
  ferries?: readonly Stretch[] | undefined;
  /** Of ground: what lies in it and is none of it. */
  holes?: LngLat[][];
  km?: number;
  selected?: boolean;
};
/** A stop of a trip: its beginning, its end, a ring between, or its number; with words beside it, yellow where they changed. */
export type MapStop = At & {
  id: string;
  mark: "start" | "end" | "ring" | "base" | number;
  tag?: string;
  /** The tag hangs below the mark, or to its left; otherwise above it, to the right. */
  tagBelow?: boolean;
  tagLeft?: boolean;
  changed?: boolean;
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
  quantity?: number;
};

/** A place that is moved by dragging and by the arrow keys; `label` names it and says so. */
export type MovablePlace = At & { label: string; onMove: (at: At) => void };

export type MapViewProps = {
  /** Name of the map for screen readers. */
  label: string;
  points: MapPoint[];
  clusters?: MapCluster[];
  lines?: MapLine[];
  stops?: MapStop[];
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
  /** It lies over a drawing of the same, which stays where the map cannot be drawn. */
  over?: boolean;
  /** Once it can be moved, or is known never to be. */
  onAwake?: () => void;
};

/** What the frame's buttons do with a provider's map. */
export type MapHandle = {
  zoomBy: (steps: number) => void;
  show: (box: Box) => void;
  moveTo: (at: LngLat, zoom: number) => void;
};

export type ProviderProps = Omit<MapViewProps, "className" | "clusterItems" | "onAwake"> & {
  onCluster: (cluster: MapCluster) => void;
  onReady: (handle: MapHandle) => void;
  onFail: (reason: "noWebgl" | "failed") => void;
  /** Of somebody else's map; empty for the bundled one. */
  styleUrl: string;
};

/** The German-speaking core market. */
export const defaultView = { longitude: 11.2, latitude: 49.2, zoom: 5.6 };
