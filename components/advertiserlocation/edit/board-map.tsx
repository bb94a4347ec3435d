"use client";
import { useLocale, useTranslations } from "next-intl";
import { useMemo, useState } from "react";
import { useNearAndIdle } from "@/components/home/use-near-and-idle";
import { boxOf } from "@/components/map/geometry";
import { groupMarks } from "@/components/map/group-points";
import { MapView } from "@/components/map/map-later";
import { type Box, defaultView, type MapPoint } from "@/components/map/types";
import { PlaceInput } from "@/components/place/place-input";
import { toast } from "@/components/ui/toast-store";
import type { OwnLocation } from "@/lib/features/advertiserlocation/schema/own";
import { fetchPlaceAt } from "@/lib/features/place/client";
import { emptyPlace, isChosen } from "@/lib/features/place/rules";
import type { Location, Place } from "@/lib/features/place/schema";
import type { Language } from "@/lib/i18n/routing";

type Props = {
  locations: readonly OwnLocation[];
  /** No more may be added. */
  full: boolean;
  selectedId: string | null;
  onSelect: (id: string) => void;
  onAdd: (place: Place) => void;
  onView: (box: Box) => void;
};

/** A town chosen from the list opens the form of a new location there; the field is empty again afterwards. */
function AddSearch({ onAdd }: Pick<Props, "onAdd">) {
  const t = useTranslations("advertiserlocation.panel");
  const [place, setPlace] = useState<Place>(emptyPlace);
  const onChange = (next: Place) => {
    setPlace(isChosen(next) ? emptyPlace : next);
    if (isChosen(next)) onAdd(next);
  };
  return (
    <PlaceInput
      name="addPlace"
      value={place}
      onChange={onChange}
      label={t("search")}
      hint={t("searchHint")}
      placeholder={t("searchExample")}
    />
  );
}

/** A click on the map is a house at that very point, in the town that lies there. */
function usePick(onAdd: Props["onAdd"]) {
  const t = useTranslations("advertiserlocation.panel");
  const lng = useLocale() as Language;
  return async (location: Location) => {
    const place = await fetchPlaceAt(location, lng).catch(() => null);
    if (place) return onAdd({ ...place, location });
    toast({ variant: "destructive", title: t("atSea"), description: t("atSeaText") });
  };
}

function useFit(points: readonly MapPoint[]) {
  const around = JSON.stringify(boxOf([...points]));
  return useMemo(() => {
    const box = JSON.parse(around) as Box | null;
    return box ? ([box[0] - 0.2, box[1] - 0.2, box[2] + 0.2, box[3] + 0.2] as const) : undefined;
  }, [around]);
}

/** Where the locations lie; search and map add another one. */
export function BoardMap({ locations, full, selectedId, onSelect, onAdd, onView }: Props) {
  const t = useTranslations("advertiserlocation.panel");
  const [box, near] = useNearAndIdle<HTMLDivElement>();
  const [zoom, setZoom] = useState(defaultView.zoom);
  const pick = usePick(onAdd);
  const points = locations.map(({ id, title, location }): MapPoint => {
    return { id, kind: "partner", ...location, label: title };
  });
  const fit = useFit(points);
  return (
    <section className="grid gap-4 min-w-0 sticky top-4 max-lg:static max-lg:-order-1" aria-label={t("map")}>
      {!full && (
        <div className="max-lg:hidden">
          <AddSearch onAdd={onAdd} />
        </div>
      )}
      <div className="card card-flush h-[min(34rem,calc(100vh-17rem))] min-h-80 max-lg:h-44 max-lg:min-h-0" ref={box}>
        {near && (
          <MapView
            label={t("map")}
            {...groupMarks({ points, clusters: [] }, zoom)}
            selectedId={selectedId}
            onSelect={onSelect}
            onPick={full ? undefined : (at) => void pick(at)}
            onViewChange={(view) => {
              setZoom(view.zoom);
              onView(view.bbox);
            }}
            fit={fit}
          />
        )}
      </div>
      {!full && <p className="text-xs text-ink-3 max-lg:hidden">{t("mapHint")}</p>}
    </section>
  );
}
