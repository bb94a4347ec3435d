"use client";
import { useTranslations } from "next-intl";
import { LineSample } from "@/components/map/line-sample";
import { RoadMap } from "@/components/map/map-later";
import type { MapStop } from "@/components/map/types";
import type { TourChain } from "@/lib/features/tour/schema";
import { useTourLines } from "./use-tours";

/** The chain on the road map; the table beside it says the same. */
export function TourMap({ chain }: { chain: TourChain }) {
  const t = useTranslations("tour");
  const lines = useTourLines(chain);
  const at = ([longitude, latitude]: readonly [number, number]) => ({ longitude, latitude });
  const isElsewhere = chain.end.at.join() !== chain.base.at.join();
  const stops: MapStop[] = [
    { id: "base", mark: "start", ...at(chain.base.at) },
    ...chain.legs.map(({ request, from }, index) => ({ id: request, mark: index + 1, ...at(from.at) })),
    ...(isElsewhere ? [{ id: "end", mark: "end" as const, ...at(chain.end.at) }] : []),
  ];
  return (
    <div className="grid grid-cols-1 content-start gap-2">
      <RoadMap
        label={t("map")}
        lines={lines}
        stops={stops}
        className="relative h-64 overflow-hidden rounded-card border border-line"
        mini
      />
      <p className="flex flex-wrap gap-3 text-xs text-ink-2">
        <span className="inline-flex items-center gap-1">
          <LineSample look="group" /> {t("section.paid")}
        </span>
        <span className="inline-flex items-center gap-1">
          <LineSample look="moved" /> {t("section.empty")}
        </span>
      </p>
    </div>
  );
}
