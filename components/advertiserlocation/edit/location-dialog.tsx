"use client";
import { zodResolver } from "@hookform/resolvers/zod";
import { useLocale, useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { useForm } from "react-hook-form";
import { ApiForm } from "@/components/auth/api-form";
import { useUnsavedWarning } from "@/components/form/use-unsaved-warning";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Notice } from "@/components/ui/notice";
import { toast } from "@/components/ui/toast-store";
import type { LocationList } from "@/lib/features/advertiserlocation/client";
import { type LocationBody, locationForm } from "@/lib/features/advertiserlocation/schema/form";
import type { OwnLocation } from "@/lib/features/advertiserlocation/schema/own";
import type { Place } from "@/lib/features/place/schema";
import type { ApiError } from "@/lib/http/client";
import type { Language } from "@/lib/i18n/routing";
import { api } from "@/lib/http/client";
import { LocationFields, useLocationLabels } from "./location-fields";
import { changeOf, fieldOf, type LocationValues, noLocation, valuesOf } from "./values";

type Props = {
  /** Null for a new one, which begins at `place`. */
  location: OwnLocation | null;
  place: Place | null;
  list: LocationList;
  onClose: () => void;
  onRemove: (location: OwnLocation) => void;
};

/** After somebody else's save: what is stored now. The second save goes on from there, with what was changed here. */
function useStored(list: LocationList, id: string | undefined) {
  const [stored, setStored] = useState<OwnLocation | null>(null);
  const onRefused = async (error: ApiError) => {
    if (error.code !== "Conflict" || error.fields.length > 0) return false;
    const now = (await list.reload().catch(() => [])).find((location) => location.id === id);
    if (now) setStored(now);
    return Boolean(now);
  };
  return { stored, setStored, onRefused };
}

function useSend({ location, list, onClose }: Props, version: number | undefined) {
  const done = useTranslations("advertiserlocation.done");
  return async (body: LocationBody) => {
    const { first: saved } = location
      ? await api("PUT /advertiserlocation/{id}", {
          params: { id: location.id },
          body: { ...changeOf(body, location), version },
        })
      : await api("POST /advertiserlocation", { body });
    if (location) list.update(saved);
    else list.add(saved);
    toast({ title: done(location ? "save" : "add", { title: saved.title }) });
    onClose();
  };
}

function Stale({ onReload }: { onReload: () => void }) {
  const t = useTranslations("advertiserlocation.form");
  const box = useRef<HTMLDivElement>(null);
  // It comes at the end of a form that is longer than the window.
  useEffect(() => {
    box.current?.scrollIntoView({ block: "center" });
  }, []);
  return (
    <div ref={box}>
      <Notice tone="warn" title={t("stale")} live>
        <p>{t("staleText")}</p>
        <Button small onClick={onReload}>
          {t("staleReload")}
        </Button>
      </Notice>
    </div>
  );
}

/** The ad-location modal. Closing it asks before typed text is lost. */
export function LocationDialog(props: Props) {
  const { location, place, list, onClose, onRemove } = props;
  const t = useTranslations("advertiserlocation.form");
  const lng = useLocale() as Language;
  const { stored, setStored, onRefused } = useStored(list, location?.id);
  // The record that the form began with: what is changed here is told from it.
  const [begun, setBegun] = useState(location);
  const form = useForm<LocationValues, unknown, LocationBody>({
    resolver: zodResolver(locationForm(lng)) as never,
    defaultValues: begun ? valuesOf(begun) : noLocation(place),
  });
  const { isDirty, isSubmitting } = form.formState;
  const changed = isDirty || place !== null;
  useUnsavedWarning(changed);
  const close = () => {
    if (!changed || window.confirm(t("discard"))) onClose();
  };
  const send = useSend({ ...props, location: begun }, (stored ?? begun)?.version);
  const reload = () => {
    if (!stored) return;
    setBegun(stored);
    form.reset(valuesOf(stored));
    setStored(null);
  };
  const title = begun ? t("editTitle", { title: begun.title }) : t("addTitle");
  return (
    <Dialog open onOpenChange={(open) => !open && close()} title={title} wide>
      <ApiForm
        form={form}
        send={send}
        labels={useLocationLabels()}
        fieldOf={fieldOf(lng)}
        onRefused={onRefused}
        className="grid gap-4 min-w-0"
      >
        <LocationFields timeZone={begun?.facts.timeZone ?? null} />
        {stored && <Stale onReload={reload} />}
        <div className="sticky bottom-0 z-2 flex flex-wrap gap-[0.6rem] border-t border-line bg-raised py-[0.9rem]">
          <Button type="submit" variant="pri" busy={isSubmitting}>
            {t(!begun ? "add" : stored ? "overwrite" : "save")}
          </Button>
          <Button onClick={close}>{t("cancel")}</Button>
          {begun && (
            <Button variant="ghost" className="ml-auto" onClick={() => onRemove(begun)}>
              {t("remove")}
            </Button>
          )}
        </div>
      </ApiForm>
    </Dialog>
  );
}
