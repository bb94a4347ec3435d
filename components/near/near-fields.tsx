"use client";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { DayField } from "@/components/form/day-field";
import { PlaceInput } from "@/components/place/place-input";
import { Icon } from "@/components/ui/icon";
import { emptyAddress, emptyPlace, isChosen } from "@/lib/features/place/rules";
import type { Place } from "@/lib/features/place/schema";
import type { NearFilter, NearPlace } from "./near-address";
import type { Change, NearPage } from "./near-page";

type Props = Pick<NearPage, "list" | "filter"> & { to: Change };

const shownPlace = (place: NearPlace | null): Place =>
  place
    ? {
        address: place.name,
        placeId: place.id,
        address_fields: { ...emptyAddress, city: place.name },
        location: { longitude: place.longitude, latitude: place.latitude },
      }
    : emptyPlace;

/** A place to look around, for now; empty: the bases of the filter settings. */
function PlaceField({ filter, to }: Omit<Props, "list">) {
  const t = useTranslations("near");
  const router = useRouter();
  const [typed, setTyped] = useState({ place: shownPlace(filter.place), of: filter.place?.name });
  if (typed.of !== filter.place?.name) setTyped({ place: shownPlace(filter.place), of: filter.place?.name });
  function change(place: Place) {
    setTyped({ place, of: filter.place?.name });
    const { longitude, latitude } = place.location;
    if (isChosen(place))
      router.push(to({ place: { name: place.address, id: place.placeId, longitude, latitude } }), { scroll: false });
    else if (place.address === "" && filter.place) router.push(to({ place: null }), { scroll: false });
  }
  return (
    <PlaceInput name="near-place" label={t("place")} placeholder={t("bases")} value={typed.place} onChange={change} />
  );
}

/** A travel service chooses among its own locations. */
function LocationField({ list, filter, to }: Props) {
  const t = useTranslations("near");
  const router = useRouter();
  return (
    <div className="field">
      <label htmlFor="near-location">{t("location")}</label>
      <span className="input-box">
        <select
          id="near-location"
          value={filter.location ?? ""}
          onChange={(event) => router.push(to({ location: event.target.value || null }), { scroll: false })}
        >
          <option value="">{t("allLocations")}</option>
          {list.locations.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
        <Icon of="chevron-down" size={16} />
      </span>
    </div>
  );
}

type DayName = keyof Pick<NearFilter, "from" | "to">;

/** Where and when: what narrows the list, always in sight. */
export function NearFields({ readOnly, ...props }: Props & { readOnly: boolean }) {
  const { filter, to } = props;
  const t = useTranslations("near");
  const router = useRouter();
  const day = (name: DayName) => (
    <DayField
      label={t(name)}
      day={filter[name]}
      onDay={(value) => router.push(to({ [name]: value }), { scroll: false })}
    />
  );
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_9.4rem_9.4rem] items-start gap-2 max-xl:grid-cols-2 max-xl:*:first:col-span-full [&_.input-box]:gap-[0.35rem] [&_.input-box]:pr-[0.2rem] [&_.input-box]:pl-[0.65rem]">
      {readOnly ? <LocationField {...props} /> : <PlaceField filter={filter} to={to} />}
      {day("from")}
      {day("to")}
    </div>
  );
}
