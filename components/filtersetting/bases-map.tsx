"use client";
import dynamic from "next/dynamic";
import { useTranslations } from "next-intl";
import { boxOfCircles } from "@/components/map/geometry";
import type { MapCircle } from "@/components/map/types";
import { useNearAndIdle } from "@/components/home/use-near-and-idle";
import { isChosen } from "@/lib/features/place/rules";
import type { SettingsValues } from "./values";

const MapView = dynamic(() => import("@/components/map/map-view").then((module) => module.MapView), { ssr: false });

function circlesOf(bases: SettingsValues["bases"]): MapCircle[] {
  return bases
    .filter(({ place, radius }) => isChosen(place) && radius >= 1)
    .map(({ place: { location }, radius: km }) => ({ ...location, km }));
}

/** All bases together, as they are typed; the form beside it says the same in words. */
export function BasesMap({ bases }: { bases: SettingsValues["bases"] }) {
  const t = useTranslations("filtersetting.bases");
  const [box, near] = useNearAndIdle<HTMLDivElement>();
  const circles = circlesOf(bases);
  return (
    <div className="card flush relative h-84" ref={box}>
      {near && <MapView label={t("map")} points={[]} circles={circles} fit={boxOfCircles(circles) ?? undefined} />}
    </div>
  );
}
