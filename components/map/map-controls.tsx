import { LocateFixed, Minus, Plus } from "lucide-react";
import { useTranslations } from "next-intl";
import { Icon } from "@/components/ui/icon";
import type { MapHandle } from "./types";

const controlClass = "grid h-10 w-10 place-items-center border-line not-first:border-t max-lg:h-10.5 max-lg:w-11";

export function MapControls({ handle }: { handle: MapHandle }) {
  const t = useTranslations("map");
  const locate = () =>
    navigator.geolocation?.getCurrentPosition(
      ({ coords }) => handle.moveTo([coords.longitude, coords.latitude], 8.5),
      () => undefined,
      { timeout: 10_000 },
    );
  return (
    <div className="absolute right-4 bottom-8 z-map-control grid overflow-hidden rounded-control bg-raised elevation-float print:hidden!">
      <button className={controlClass} type="button" aria-label={t("zoomIn")} onClick={() => handle.zoomBy(1)}>
        <Icon of={Plus} size={18} />
      </button>
      <button className={controlClass} type="button" aria-label={t("zoomOut")} onClick={() => handle.zoomBy(-1)}>
        <Icon of={Minus} size={18} />
      </button>
      <button className={controlClass} type="button" aria-label={t("locate")} onClick={locate}>
        <Icon of={LocateFixed} size={18} />
      </button>
    </div>
  );
}
