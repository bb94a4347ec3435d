import { Map as LibreMap, type MapSourceDataEvent, setWorkerUrl } from "maplibre-gl";
import { useLocale, useTranslations } from "next-intl";
import { type RefObject, useEffect, useRef, useState } from "react";
import {
  basemapStyle,
  labelFamily,
  labelsOf,
  land,
  largeTowns,
  loadTowns,
  type Names,
  paintWater,
  shieldFamily,
} from "./basemap-style";
import { mapColours, onThemeChange } from "./map-colours";
import { drawOverlays, repaintOverlays } from "./overlays";
import { drawRoads } from "./draw-roads";
import { isStyle } from "./foreign-style";
import { loadRiverNames } from "./river-names";
import { drawShields } from "./shields";
import { defaultView, type ProviderProps } from "./types";

setWorkerUrl(new URL("maplibre-gl/dist/maplibre-gl-worker.mjs", import.meta.url).toString());

function hasWebgl() {
  try {
    return document.createElement("canvas").getContext("webgl2") !== null;
  } catch {
    return false;
  }
}

async function firstStyle(names: Names) {
  // Letters are drawn once from what is loaded: the face must be there first.
  const faces = [`500 12px "${labelFamily()}"`, `700 12px "${shieldFamily()}"`];
  await Promise.all(faces.map((face) => document.fonts?.load(face).catch(() => [])));
  return basemapStyle(mapColours(), names, labelFamily());
}

function paintWaterOnLand(map: LibreMap) {
  const paint = ({ sourceId, isSourceLoaded }: MapSourceDataEvent) => {
    if (sourceId !== land || !isSourceLoaded) return;
    map.off("sourcedata", paint);
    paintWater(map, mapColours());
  };
  map.on("sourcedata", paint);
}

/** The bundled map has nothing to tell of streets: it comes that close only where a place is set by hand. */
const closest = ({ styleUrl, movable, onPick }: ProviderProps) => (styleUrl || movable || onPick ? 14 : 11);

/** Pixels between what must be seen and the edge of the map; words of a stop stand above or below it. */
export const fitPadding = ({ mini, stops = [] }: ProviderProps) => {
  const edge = mini ? 32 : 48;
  const named = stops.filter(({ tag }) => tag);
  const above = named.some(({ tagBelow }) => !tagBelow);
  const below = named.some(({ tagBelow }) => tagBelow);
  return { top: above ? 64 : edge, right: edge, bottom: below ? 64 : edge, left: edge };
};

type Words = ReturnType<typeof useTranslations<"map">>;

function makeMap(
  container: HTMLElement,
  style: string | Awaited<ReturnType<typeof firstStyle>>,
  t: Words,
  props: ProviderProps,
) {
  const view = props.initialView ?? defaultView;
  const { fit } = props;
  return new LibreMap({
    container,
    style,
    ...(fit
      ? { bounds: [fit[0], fit[1], fit[2], fit[3]], fitBoundsOptions: { padding: fitPadding(props), maxZoom: 11 } }
      : {}),
    ...(fit ? {} : { center: [view.longitude, view.latitude], zoom: view.zoom }),
    minZoom: 3,
    maxZoom: closest(props),
    maxBounds: [-35, 28, 60, 75],
    attributionControl: props.styleUrl ? { compact: false } : false,
    scrollZoom: !props.mini,
    dragRotate: false,
    pitchWithRotate: false,
    // On a phone one finger scrolls the page, two move the map.
    cooperativeGestures: matchMedia("(pointer: coarse)").matches,
    locale: {
      "Map.Title": `${props.label}. ${t("keys")}`,
      "CooperativeGesturesHandler.MobileHelpText": t("twoFingers"),
      "CooperativeGesturesHandler.WindowsHelpText": t("ctrlScroll"),
      "CooperativeGesturesHandler.MacHelpText": t("cmdScroll"),
    },
  });
}

/** Tells once that the map has painted what it begins with, or that somebody moves it meanwhile. */
function onceWhole(map: LibreMap, roads: Promise<unknown>, tell: () => void) {
  map.once("dragstart", tell);
  map.once("zoomstart", tell);
  roads.then(() => {
    map.once("idle", tell);
    map.triggerRepaint();
  });
}

/**
 * One MapLibre map in `container` for the component's life, restyled with the theme. It is `whole` once nothing of its
 * first picture is missing: until then a drawing below it has more to show.
 */
export function useLibreMap(container: RefObject<HTMLDivElement | null>, props: ProviderProps) {
  const t = useTranslations("map");
  const language = useLocale();
  const [map, setMap] = useState<LibreMap | null>(null);
  const [whole, setWhole] = useState(false);
  const latest = useRef(props);
  latest.current = props;

  // biome-ignore lint/correctness/useExhaustiveDependencies: the map is made once; later props reach it by `latest`
  useEffect(() => {
    let made: LibreMap | null = null;
    let gone = false;
    let stopWatching = () => {};
    /** Where the component is gone meanwhile there is nothing to be made. */
    function make(style: Parameters<typeof makeMap>[1]) {
      if (gone || !container.current) return null;
      const fresh = makeMap(container.current, style, t, latest.current);
      made = fresh;
      fresh.touchZoomRotate.disableRotation();
      fresh.keyboard.disableRotation();
      fresh.on("style.load", () => drawOverlays(fresh, mapColours(), latest.current));
      return fresh;
    }
    async function startForeign(url: string) {
      const found = await isStyle(url);
      if (!found && !gone) latest.current.onFail("failed");
      if (!found) return;
      const fresh = make(url);
      if (!fresh) return;
      stopWatching = onThemeChange(() => repaintOverlays(fresh, mapColours()));
      onceWhole(fresh, Promise.resolve(), () => setWhole(true));
      setMap(fresh);
    }
    async function startBundled() {
      const [towns, rivers] = await Promise.all([loadTowns(), loadRiverNames(language)]);
      const names = { towns: labelsOf(towns, language), rivers };
      const fresh = make(await firstStyle(names));
      if (!fresh) return;
      fresh.on("style.load", () => paintWaterOnLand(fresh));
      drawShields(fresh);
      const roads = drawRoads(fresh, largeTowns(towns));
      const restyle = () => fresh.setStyle(basemapStyle(mapColours(), names, labelFamily()), { diff: false });
      stopWatching = onThemeChange(restyle);
      onceWhole(fresh, roads, () => setWhole(true));
      setMap(fresh);
    }
    const { styleUrl } = latest.current;
    if (!hasWebgl()) latest.current.onFail("noWebgl");
    else (styleUrl ? startForeign(styleUrl) : startBundled()).catch(() => !gone && latest.current.onFail("failed"));
    return () => {
      gone = true;
      stopWatching();
      made?.remove();
    };
  }, []);
  return { map, whole };
}
