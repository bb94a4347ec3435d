"use client";
import { useLocale, useTranslations } from "next-intl";
import { useFormContext, useWatch } from "react-hook-form";
import { MapView } from "@/components/map/map-later";
import { AddressField } from "@/components/place/address-field";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { fetchPlaceAt } from "@/lib/features/place/client";
import { addressLine, isChosen, keepStreet } from "@/lib/features/place/rules";
import type { Location, Place } from "@/lib/features/place/schema";
import type { Language } from "@/lib/i18n/routing";
import type { LocationValues } from "./values";

/** Moves the point; where no town was chosen yet, the one that lies there is taken. */
function useMove() {
  const lng = useLocale() as Language;
  const { getValues, setValue } = useFormContext<LocationValues>();
  const put = (place: LocationValues["place"]) => {
    setValue("place", place, { shouldDirty: true, shouldValidate: isChosen(place) });
  };
  return async (location: Location) => {
    const before = getValues("place");
    put({ ...before, location });
    if (before.address_fields.city) return;
    const found = await fetchPlaceAt(location, lng).catch(() => null);
    if (found) put({ ...keepStreet(found, before), location });
  };
}

const kmPerDegree = 111.3;
const ways = [
  ["west", "arrow-left", -1, 0],
  ["north", "arrow-up", 0, 1],
  ["south", "arrow-down", 0, -1],
  ["east", "arrow-right", 1, 0],
] as const;

/** The map's drag for keys, switches and shaky hands: 100 m a press. */
function MovePad({ at, onMove }: { at: Location; onMove: (at: Location) => void }) {
  const t = useTranslations("advertiserlocation.form");
  const step = 0.1 / kmPerDegree;
  const wide = step / Math.max(0.05, Math.cos((at.latitude * Math.PI) / 180));
  return (
    <div className="flex flex-wrap gap-1.5 items-center">
      <span className="mr-auto text-xs text-ink-3 tabular-nums max-md:basis-full" aria-live="polite">
        {t("at", { latitude: at.latitude.toFixed(4), longitude: at.longitude.toFixed(4) })}
      </span>
      {ways.map(([way, sign, east, north]) => (
        <Button
          key={way}
          square
          aria-label={t(way)}
          title={t(way)}
          onClick={() => onMove({ longitude: at.longitude + east * wide, latitude: at.latitude + north * step })}
        >
          <Icon of={sign} size={17} />
        </Button>
      ))}
    </div>
  );
}

function SpotMap() {
  const t = useTranslations("advertiserlocation.form");
  const place = useWatch<LocationValues, "place">({ name: "place" });
  const move = useMove();
  const { location, placeId } = place;
  const chosen = isChosen(place);
  const onMove = (at: Location) => void move(at);
  return (
    <>
      <div className="h-76 border border-line rounded-card overflow-hidden isolate">
        <MapView
          // Another town from the list is another view.
          key={chosen ? placeId : "none"}
          label={t("map")}
          points={[]}
          initialView={chosen ? { ...location, zoom: 12 } : undefined}
          onPick={onMove}
          movable={chosen ? { ...location, label: t("movable"), onMove } : undefined}
        />
      </div>
      {chosen ? <MovePad at={location} onMove={onMove} /> : <p className="text-xs text-ink-3">{t("mapHint")}</p>}
    </>
  );
}

/** One press instead of typing an address twice. */
function TakeCompanyPlace({ place }: { place: Place }) {
  const t = useTranslations("advertiserlocation.form");
  const { setValue } = useFormContext<LocationValues>();
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Button onClick={() => setValue("place", place, { shouldDirty: true, shouldValidate: true })}>
        <Icon of="building-complex" size={17} />
        {t("companyPlace")}
      </Button>
      <span className="text-sm text-ink-2">{addressLine(place.address_fields)}</span>
    </div>
  );
}

/** Address from the profile, the list or typed, and the point on the map, which is moved for itself. */
export function PlaceSection({ companyPlace }: { companyPlace: Place | null }) {
  const t = useTranslations("advertiserlocation.form");
  return (
    <>
      {companyPlace && <TakeCompanyPlace place={companyPlace} />}
      <AddressField name="place" label={t("place")} hint={t("placeHint")} />
      <SpotMap />
    </>
  );
}
