import { useTranslations } from "next-intl";
import { Icon } from "@/components/ui/icon";
import { mapsHref } from "./maps-href";
import type { LngLat } from "./types";

/** To streets and satellite pictures, which our own map has not; nothing is loaded from there before a press. */
export function MapsLink({ way }: { way: readonly LngLat[] }) {
  const t = useTranslations("map");
  const href = mapsHref(way);
  if (!href) return null;
  return (
    <a className="inline-flex items-center gap-2 text-sm print:hidden" href={href} target="_blank" rel="noreferrer">
      <Icon of="external-link" size={15} />
      {t(way.length > 1 ? "openRoute" : "openPlace")}
    </a>
  );
}
