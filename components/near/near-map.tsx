"use client";
import { useTranslations } from "next-intl";
import { cn } from "@/components/ui/cn";
import { useLazy } from "@/components/ui/use-lazy";
import { useNearAndIdle } from "@/components/home/use-near-and-idle";
import { mapPoints } from "@/lib/features/filtersetting/rules";
import type { NearMapProps } from "./near-map-living";

/** Where the listed requests begin, with the circles that they were found in. On narrow screens a strip above the list. */
export function NearMap(props: NearMapProps) {
  const { list, readOnly } = props;
  const t = useTranslations("near");
  const [box, near] = useNearAndIdle<HTMLDivElement>();
  const Living = useLazy(() => import("./near-map-living").then((module) => module.NearMapLiving), near);
  return (
    <div
      className={cn(
        "relative h-full min-w-0 max-lg:-order-1 max-lg:border-b max-lg:border-line",
        // The words above a travel service's list take two lines.
        readOnly ? "max-lg:h-52" : "max-lg:h-57.5",
      )}
      ref={box}
    >
      {Living && <Living {...props} />}
      {list.total > mapPoints && (
        <p className="absolute bottom-3.5 left-3 z-map-control max-w-[60%] rounded-control bg-raised px-2 py-1 text-sm elevation-float">
          {t("mapFirst", { count: mapPoints })}
        </p>
      )}
    </div>
  );
}
