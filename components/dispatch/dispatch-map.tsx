"use client";
import { useTranslations } from "next-intl";
import { useMemo } from "react";
import { boxOfCircles } from "@/components/map/geometry";
import { MapView } from "@/components/map/map-later";
import type { Box } from "@/components/map/types";
import type { DispatchRecord } from "@/lib/features/dispatch/schema/dispatch";
import type { Place } from "@/lib/features/place/schema";

/** The emergency, its rings, and the companies that were asked by their numbers in the list. */
export function DispatchMap({ dispatch, at, label }: { dispatch: DispatchRecord; at: Place; label: string }) {
  const t = useTranslations("dispatch");
  const { longitude, latitude } = at.location;
  const circles = dispatch.rings.map(({ km }) => ({ longitude, latitude, km }));
  // As far as the search has come, and one ring on.
  const shown = circles.slice(0, dispatch.rings.filter((ring) => ring.asked_at !== null).length + 1);
  const around = JSON.stringify(boxOfCircles(shown.length > 0 ? shown : circles));
  const fit = useMemo(() => (JSON.parse(around) as Box | null) ?? undefined, [around]);
  const stops = dispatch.asks.flatMap(({ id, ...ask }, index) =>
    ask.longitude === null || ask.latitude === null
      ? []
      : [{ id, longitude: ask.longitude, latitude: ask.latitude, mark: index + 1 }],
  );
  return (
    <MapView
      label={t("map")}
      points={[{ id: dispatch.id, kind: "emergency", longitude, latitude, label }]}
      stops={stops}
      circles={circles}
      fit={fit}
      className="relative h-64 rounded-card border border-line lg:h-[27rem]"
    />
  );
}
