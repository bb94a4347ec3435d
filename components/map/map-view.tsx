"use client";

import { SkipLink } from "@/components/ui/skip-link";
import { useTranslations } from "next-intl";
import { useCallback, useEffect, useId, useRef, useState } from "react";
import { cn } from "@/components/ui/cn";
import { useDialogFlags } from "@/components/ui/use-dialog-flags";
import { useLazy } from "@/components/ui/use-lazy";
import { dialogs } from "@/lib/state/dialogs";
import { ClusterDialog } from "./cluster-dialog";
import { Credit } from "./credit";
import { MapControls } from "./map-controls";
import { OutsideMapChoice, useMapProvider } from "./outside-map";
import { mapStyleUrl } from "./outside-settings";
import type { MapCluster, MapHandle, MapViewProps } from "./types";
import "@/sheets/map.css";

function useInView() {
  const ref = useRef<HTMLDivElement>(null);
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    if (!ref.current) return;
    const watch = (entries: IntersectionObserverEntry[]) => {
      if (entries.some((entry) => entry.isIntersecting)) setSeen(true);
    };
    const observer = new IntersectionObserver(watch, { rootMargin: "200px" });
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, []);
  return { ref, seen };
}

/** The library weighs more than the rest of a page: it comes when the map does, and a network that breaks off meanwhile costs the map alone. */
function useLibrary(isGoogle: boolean, seen: boolean) {
  const Libre = useLazy(() => import("./libre-map").then((part) => part.LibreMapView), seen && !isGoogle);
  const Google = useLazy(() => import("./google-map-view").then((part) => part.GoogleMapView), seen && isGoogle);
  return isGoogle ? Google : Libre;
}

/** The cluster whose dialog is open, by the flag of that name. */
function useOpenedCluster() {
  const flags = useDialogFlags();
  const [cluster, setCluster] = useState<MapCluster | null>(null);
  useEffect(() => () => dialogs.close("cluster"), []);
  const open = useCallback((next: MapCluster) => {
    setCluster(next);
    dialogs.open("cluster");
  }, []);
  const close = useCallback(() => {
    dialogs.close("cluster");
    setCluster(null);
  }, []);
  return { cluster: flags.cluster ? cluster : null, open, close };
}

/**
 * One map, two libraries, three providers. It never holds what the list beside it does not, so that a browser that cannot
 * draw it loses nothing.
 */
export function MapView({ className, clusterItems, over = false, onAwake, ...props }: MapViewProps) {
  const t = useTranslations("map");
  const { mini = false } = props;
  const end = useId();
  const { ref, seen } = useInView();
  const { provider, next } = useMapProvider();
  const Library = useLibrary(provider === "google", seen);
  const [handle, setHandle] = useState<MapHandle | null>(null);
  const [trouble, setTrouble] = useState<"noWebgl" | "failed" | null>(null);
  const opened = useOpenedCluster();

  const closer = (cluster: MapCluster) => {
    opened.close();
    handle?.show(cluster.bbox);
  };
  const onFail = useCallback(
    (reason: "noWebgl" | "failed") =>
      // Without WebGL one MapLibre map is as good as another.
      provider === "bundled" || (provider === "style" && reason === "noWebgl") ? setTrouble(reason) : next(),
    [provider, next],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: said once, when it is known
  useEffect(() => {
    if (handle || trouble) onAwake?.();
  }, [handle, trouble]);
  const styleUrl = provider === "style" ? mapStyleUrl() : "";
  const given = {
    ...props,
    over,
    styleUrl,
    onFail,
    onReady: setHandle,
    onCluster: clusterItems ? opened.open : closer,
  };
  return (
    <div
      className={cn("group/map overflow-hidden", !over && "bg-(--map-land-abroad)", className ?? "relative h-full")}
      ref={ref}
    >
      <SkipLink to={end}>{t("skip")}</SkipLink>
      {Library && !trouble && <Library key={provider} {...given} />}
      {trouble && (
        <p
          className={
            over
              ? "absolute inset-x-0 top-0 bg-raised p-2 text-sm"
              : "absolute inset-0 grid place-items-center p-6 text-center"
          }
          role="status"
        >
          {t(trouble)}
        </p>
      )}
      {handle && !trouble && <MapControls handle={handle} mini={mini} />}
      {provider === "bundled" && !trouble && <Credit mini={mini} />}
      <OutsideMapChoice mini={mini} />
      {clusterItems && (
        <ClusterDialog cluster={opened.cluster} load={clusterItems} onClose={opened.close} onZoom={closer} />
      )}
      <span id={end} tabIndex={-1} />
    </div>
  );
}
