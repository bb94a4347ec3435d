"use client";
import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { get, type Resolver } from "react-hook-form";
import { dayText } from "@/components/form/calendar";
import { resolverLater } from "@/components/form/check-later";
import { ConflictChoice } from "@/components/form/conflict-choice";
import { FormBody } from "@/components/form/form-body";
import { useUnsavedWarning } from "@/components/form/use-unsaved-warning";
import { useVersionedForm } from "@/components/form/use-versioned-form";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Pictures } from "@/components/upload/pictures";
import type { LocationList } from "@/lib/features/advertiserlocation/client";
import { weekdays } from "@/lib/features/advertiserlocation/rules/facts";
import type { LocationBody } from "@/lib/features/advertiserlocation/schema/form";
import type { OwnLocation } from "@/lib/features/advertiserlocation/schema/own";
import { addressLine } from "@/lib/features/place/rules";
import type { Place } from "@/lib/features/place/schema";
import { api } from "@/lib/http/client";
import type { Language } from "@/lib/i18n/routing";
import { useDayName } from "./hours-field";
import { LocationFields, useLocationLabels } from "./location-fields";
import { changeOf, type FieldName, fieldOf, fields, type LocationValues, noLocation, valuesOf } from "./values";

type Props = {
  /** Null for a new one, which begins at `place`. */
  location: OwnLocation | null;
  place: Place | null;
  /** Offered for a new one; null where the profile has no whole address. */
  companyPlace: Place | null;
  list: LocationList;
  onClose: () => void;
  onRemove: (location: OwnLocation) => void;
};

const kind = { valuesOf, ...fields };
const resolverFor = resolverLater(async () => {
  const [{ zodResolver }, { locationForm }] = await Promise.all([
    import("@hookform/resolvers/zod"),
    import("@/lib/features/advertiserlocation/schema/form"),
  ]);
  return (language: Language) =>
    zodResolver(locationForm(language)) as never as Resolver<LocationValues, unknown, LocationBody>;
});

/** A field in words. */
function useShown() {
  const t = useTranslations("advertiserlocation");
  const dayName = useDayName();
  return (values: LocationValues, name: FieldName) => {
    const { category, place, images, active, facts } = values;
    switch (name) {
      case "category":
        return category && t(`category.${category}`);
      case "place":
        return addressLine(place.address_fields);
      case "images":
        return <Pictures urls={images} />;
      case "active":
        return t(active ? "panel.on" : "panel.off");
      case "facts.amenities":
        return facts.amenities.map((key) => t(`amenity.${key}`)).join(", ");
      case "facts.closed":
        return facts.closed.map(({ from, to }) => `${dayText(from)} – ${dayText(to)}`).join("\n");
      case "facts.hours":
        return weekdays
          .filter((day) => facts.hours[day].length > 0)
          .map((day) => `${dayName(day)} ${facts.hours[day].map(({ from, to }) => `${from}–${to}`).join(", ")}`)
          .join("\n");
      default:
        return String(get(values, name) ?? "");
    }
  };
}

function useLocationForm({ location, place, list, onClose }: Props) {
  const done = useTranslations("advertiserlocation.done");
  const lng = useLocale() as Language;
  const [resolver] = useState(() => resolverFor(lng));
  const held = useVersionedForm({
    record: location,
    values: location ? valuesOf(location) : noLocation(place),
    kind,
    resolver,
    load: async ({ id }) => (await list.reload()).find((one) => one.id === id),
    save: async (body: LocationBody, base) => {
      if (!base) return (await api("POST /advertiserlocation", { body })).first;
      const change = { ...changeOf(body, base), version: base.version };
      return (await api("PUT /advertiserlocation/{id}", { params: { id: base.id }, body: change })).first;
    },
    saved: ({ title }, base) => done(base ? "save" : "add", { title }),
    onDone: (stored) => {
      if (location) list.update(stored);
      else list.add(stored);
      onClose();
    },
    toField: ({ path, message }) => ({ path: fieldOf(lng)(path), message }),
  });
  // One that was clicked on the map is lost with the form, though nothing was typed yet.
  const isChanged = held.isDirty || place !== null;
  useUnsavedWarning(isChanged && !held.isDirty);
  return { held, isChanged };
}

/** The ad-location modal. Closing it asks before typed text is lost. */
export function LocationDialog(props: Props) {
  const { location, companyPlace, onClose, onRemove } = props;
  const t = useTranslations("advertiserlocation.form");
  const { held, isChanged } = useLocationForm(props);
  const { form, busy, submit } = held;
  const labels = useLocationLabels();
  const close = () => {
    if (!isChanged || window.confirm(t("discard"))) onClose();
  };
  const title = location ? t("editTitle", { title: location.title }) : t("addTitle");
  return (
    <>
      <Dialog open onOpenChange={(open) => !open && close()} title={title} wide>
        <FormBody form={form} labels={labels} onSubmit={submit} className="grid gap-4 min-w-0">
          <LocationFields timeZone={held.base?.facts.timeZone ?? null} companyPlace={location ? null : companyPlace} />
          <div className="sticky bottom-0 z-2 flex flex-wrap gap-[0.6rem] border-t border-line bg-raised py-4">
            <Button type="submit" variant="pri" busy={busy}>
              {t(location ? "save" : "add")}
            </Button>
            <Button onClick={close}>{t("cancel")}</Button>
            {location && (
              <Button variant="ghost" className="ml-auto" onClick={() => onRemove(location)}>
                {t("remove")}
              </Button>
            )}
          </div>
        </FormBody>
      </Dialog>
      <ConflictChoice held={held} label={(name) => labels[name]} shown={useShown()} />
    </>
  );
}
