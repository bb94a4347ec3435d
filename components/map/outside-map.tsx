"use client";

import { useTranslations } from "next-intl";
import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { useStore } from "@/components/ui/use-store";
import { consent, consentDefaults } from "@/lib/state/consent";
import { googleMapsKey, mapStyleUrl } from "./outside-settings";

export type MapProvider = "google" | "style" | "bundled";

/** Whose map is set up beside the bundled one, by name; empty where none is. */
const outsideName = () => (googleMapsKey() ? "Google" : mapStyleUrl() ? new URL(mapStyleUrl()).host : "");

const outside = (): MapProvider[] => [
  ...(googleMapsKey() ? (["google"] as const) : []),
  ...(mapStyleUrl() ? (["style"] as const) : []),
];

/** The map to draw: of others only where the reader allows it; each stands in for the one before, and the bundled one is always there. */
export function useMapProvider() {
  const { maps } = useStore(consent, consentDefaults);
  const [failed, setFailed] = useState(0);
  useEffect(() => {
    if (!maps) setFailed(0);
  }, [maps]);
  const provider: MapProvider = (maps ? outside()[failed] : undefined) ?? "bundled";
  const next = useCallback(() => setFailed((count) => count + 1), []);
  return { provider, next };
}

/** Beside the buttons that move the map (map-controls.tsx): above them a low map has its filter. */
const chip =
  "absolute right-17 bottom-5 z-map-control max-w-64 rounded-control bg-raised text-sm elevation-float print:hidden!";
const chipLabel = "block cursor-pointer px-3 py-1.5 text-right max-lg:py-3";

/** Somebody else's map comes on a press that says what it costs, and goes on one. */
export function OutsideMapChoice({ mini }: { mini: boolean }) {
  const t = useTranslations("map");
  const { maps } = useStore(consent, consentDefaults);
  const control = useRef<HTMLElement>(null);
  const pressed = useRef(false);
  // What was pressed is gone: who came by key goes on from what stands in its place.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once the choice has changed
  useEffect(() => {
    if (pressed.current) control.current?.focus();
    pressed.current = false;
  }, [maps]);
  const choose = (allowed: boolean) => {
    pressed.current = true;
    consent.allowMaps(allowed);
  };
  // The document's settings are the browser's to read.
  const [name, setName] = useState("");
  useEffect(() => setName(outsideName()), []);
  if (!name) return null;
  const look = cn(
    chip,
    mini && "opacity-0 group-focus-within/map:opacity-100 group-hover/map:opacity-100 pointer-coarse:opacity-100",
  );
  if (maps) {
    return (
      <button
        type="button"
        className={cn(look, chipLabel)}
        ref={control as RefObject<HTMLButtonElement>}
        onClick={() => choose(false)}
      >
        {t("outsideBack")}
      </button>
    );
  }
  return (
    <details className={look}>
      <summary ref={control} className={cn(chipLabel, "list-none [&::-webkit-details-marker]:hidden")}>
        {t("outside", { name })}
      </summary>
      <div className="grid gap-2 px-3 pb-3">
        <p>{t("outsideText", { name })}</p>
        <Button small onClick={() => choose(true)}>
          {t("outsideShow")}
        </Button>
      </div>
    </details>
  );
}
