import { LocateFixed, Minus, Plus } from "lucide-react";
import { useTranslations } from "next-intl";
import { Icon } from "@/components/ui/icon";
import type { MapHandle } from "./types";
import "./styles.css";

export function MapControls({ handle }: { handle: MapHandle }) {
  const t = useTranslations("map");
  const locate = () =>
    navigator.geolocation?.getCurrentPosition(
      ({ coords }) => handle.moveTo([coords.longitude, coords.latitude], 8.5),
      () => undefined,
      { timeout: 10_000 },
    );
  return (
    <div className="map-ctl right-4 bottom-8">
      <button type="button" aria-label={t("zoomIn")} onClick={() => handle.zoomBy(1)}>
        <Icon of={Plus} size={18} />
      </button>
      <button type="button" aria-label={t("zoomOut")} onClick={() => handle.zoomBy(-1)}>
        <Icon of={Minus} size={18} />
      </button>
      <button type="button" aria-label={t("locate")} onClick={locate}>
        <Icon of={LocateFixed} size={18} />
      </button>
    </div>
  );
}
