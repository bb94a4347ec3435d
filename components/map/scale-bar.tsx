import type { Map as LibreMap } from "maplibre-gl";
import { useLocale, useTranslations } from "next-intl";
import { useEffect, useState } from "react";
import { formatNumber } from "@/lib/i18n/formats";
import type { Language } from "@/lib/i18n/routing";
import { scaleAt } from "./geometry";

/** On a phone the credits stand beside it. */
const mostPixels = 76;

/** How long some km are in the middle of the map. */
export function ScaleBar({ map }: { map: LibreMap }) {
  const t = useTranslations("map");
  const lng = useLocale() as Language;
  const [scale, setScale] = useState<ReturnType<typeof scaleAt> | null>(null);
  useEffect(() => {
    const measure = () => setScale(scaleAt(map.getCenter().lat, map.getZoom(), mostPixels));
    measure();
    map.on("moveend", measure);
    return () => void map.off("moveend", measure);
  }, [map]);
  return (
    scale && (
      <div
        className="absolute bottom-1 left-3 border-b-2 border-current bg-[color-mix(in_srgb,var(--map-land)_75%,transparent)] text-center text-2xs text-(--map-label-2)"
        style={{ width: scale.pixels }}
      >
        {t("km", { km: formatNumber(scale.km, lng) })}
      </div>
    )
  );
}
