"use client";

import { useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { useNearAndIdle } from "@/components/home/use-near-and-idle";
import { cn } from "@/components/ui/cn";
import { useLazy } from "@/components/ui/use-lazy";
import { wide } from "@/components/ui/wide";
import { Credit } from "./credit";
import { MapDrawing } from "./map-drawing";
import type { MapViewProps } from "./types";

/** Without scripts it is not there: what it promises needs them. */
function WakeButton({ onWake }: { onWake: () => void }) {
  const t = useTranslations("map");
  const [works, setWorks] = useState(false);
  useEffect(() => setWorks(true), []);
  if (!works) return null;
  return (
    <button type="button" data-map-wake className="absolute inset-0 cursor-pointer" onClick={onWake} onFocus={onWake}>
      <span className="absolute bottom-2 left-2 rounded-control bg-raised px-3 py-2 sign-sm elevation-float lg:hidden">
        {t("wake")}
      </span>
      <span className="sr-only max-lg:hidden">{t("wake")}</span>
    </button>
  );
}

/**
 * A map that begins as the server's drawing. The library and its data are four times the rest of a page: they come when
 * somebody touches or focuses it, and by themselves only where there is room and time.
 */
export function QuietMap({ className, ...props }: MapViewProps) {
  const [ref, hasRoom] = useNearAndIdle<HTMLDivElement>(wide);
  const [isAsked, setAsked] = useState(false);
  const woken = hasRoom || isAsked;
  // Where it could not be fetched by itself a touch tries again.
  const MapView = useLazy(() => import("./map-view").then((module) => module.MapView), woken && `${isAsked}`);
  const [awake, setAwake] = useState(false);
  const onAwake = () => {
    // The button goes; who has come to it by key goes on in the map.
    const button = ref.current?.querySelector(":scope > button");
    if (button && button === document.activeElement)
      ref.current?.querySelector("canvas")?.focus({ preventScroll: true });
    setAwake(true);
  };
  return (
    <div className={cn("overflow-hidden bg-(--map-land-abroad)", className ?? "relative h-full")} ref={ref}>
      <MapDrawing {...props} />
      {MapView && <MapView {...props} className="absolute inset-0" over onAwake={onAwake} />}
      {!awake && <WakeButton onWake={() => setAsked(true)} />}
      {!woken && <Credit mini={props.mini ?? false} />}
    </div>
  );
}
