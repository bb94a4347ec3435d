import { useTranslations } from "next-intl";
import { cn } from "@/components/ui/cn";
import { Icon } from "@/components/ui/icon";
import type { MapHandle } from "./types";

const controlClass = "grid h-9.5 w-10 place-items-center border-line not-first:border-t max-lg:h-11 max-lg:w-11";

/** `mini`: there while the pointer or the focus is in the map. */
export function MapControls({ handle, mini }: { handle: MapHandle; mini: boolean }) {
  const t = useTranslations("map");
  const locate = () =>
    navigator.geolocation?.getCurrentPosition(
      ({ coords }) => handle.moveTo([coords.longitude, coords.latitude], 8.5),
      () => undefined,
      { timeout: 10_000 },
    );
  return (
    <div
      className={cn(
        "absolute right-4 bottom-5 z-map-control grid overflow-hidden rounded-control bg-raised elevation-float print:hidden!",
        mini && "opacity-0 group-focus-within/map:opacity-100 group-hover/map:opacity-100",
      )}
    >
      <button className={controlClass} type="button" aria-label={t("zoomIn")} onClick={() => handle.zoomBy(1)}>
        <Icon of="plus" size={18} />
      </button>
      <button className={controlClass} type="button" aria-label={t("zoomOut")} onClick={() => handle.zoomBy(-1)}>
        <Icon of="minus" size={18} />
      </button>
      <button className={controlClass} type="button" aria-label={t("locate")} onClick={locate}>
        <Icon of="locate-fixed" size={18} />
      </button>
    </div>
  );
}
