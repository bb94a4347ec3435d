"use client";
import { useRouter } from "next/navigation";
import { useLocale, useTranslations } from "next-intl";
import type { z } from "zod";
import { checkLater } from "@/components/form/check-later";
import { ConflictChoice } from "@/components/form/conflict-choice";
import { FormBody } from "@/components/form/form-body";
import { useReread } from "@/components/form/use-reread";
import { useVersionedForm } from "@/components/form/use-versioned-form";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { DialogFoot } from "@/components/ui/dialog-foot";
import { Pictures } from "@/components/upload/pictures";
import type { BusForm, BusRecord, busForm } from "@/lib/features/bus/schema/bus";
import { api } from "@/lib/http/client";
import { countryName } from "@/lib/i18n/countries";
import { formatDate } from "@/lib/i18n/formats";
import { BusFields, useBusLabels } from "./bus-fields";
import { fields, noBus, valuesOf } from "./bus-values";

type Props = {
  /** Null for a new one. */
  bus: BusRecord | null;
  /** Country that a new bus starts with. */
  home: string;
  onClose: () => void;
  /** Shows a new one, which may stand on another page of the list. */
  onAdded?: (bus: BusRecord) => void;
  onRetire: (bus: BusRecord) => void;
  onRemove: (bus: BusRecord) => void;
  /** Reads the bus anew; the page is asked for it unless told. */
  reread?: () => Promise<void>;
};
const kind = { valuesOf, ...fields };
const resolver = checkLater(async () => (await import("@/lib/features/bus/schema/bus")).busForm);

/** A field in words. */
function useShown() {
  const designs = useTranslations("busrequest.vehicleTypes");
  const features = useTranslations("bus.features");
  const luggage = useTranslations("needs.luggages");
  const lng = useLocale();
  return (values: BusForm, name: keyof BusForm) => {
    if (name === "country") return countryName(values.country, lng);
    if (name === "design") return designs(values.design);
    if (name === "features") return values.features.map((feature) => features(feature)).join(", ");
    if (name === "images") return <Pictures urls={values.images} />;
    if (name === "luggage") return values.luggage && luggage(values.luggage);
    if (name === "starsCertifiedAt") return values.starsCertifiedAt && formatDate(values.starsCertifiedAt);
    return String(values[name] ?? "");
  };
}

type ActionProps = Pick<Props, "bus" | "onRetire" | "onRemove" | "onClose"> & { busy: boolean };

function Actions({ bus, onRetire, onRemove, onClose, busy }: ActionProps) {
  const t = useTranslations("bus.form");
  return (
    <DialogFoot save={t(bus ? "save" : "add")} busy={busy} onCancel={onClose}>
      {bus && (
        <>
          <Button onClick={() => onRetire(bus)}>{t(bus.active ? "retire" : "revive")}</Button>
          <Button variant="ghost" onClick={() => onRemove(bus)}>
            {t("remove")}
          </Button>
        </>
      )}
    </DialogFoot>
  );
}

/** The form of a bus. Closing it asks before typed text is lost. */
export function BusDialog({ bus, home, onClose, onAdded, onRetire, onRemove, reread }: Props) {
  const t = useTranslations("bus.form");
  const done = useTranslations("bus.done");
  const router = useRouter();
  const labels = useBusLabels();
  const read = useReread(bus, reread);
  const held = useVersionedForm({
    record: bus,
    values: bus ? valuesOf(bus) : noBus(home),
    kind,
    resolver,
    load: async () => (await read()) ?? undefined,
    save: async (body: z.output<typeof busForm>, base) => {
      if (!base) return (await api("POST /busses", { body })).first;
      return (await api("PUT /busses/{id}", { params: { id: base.id }, body: { ...body, version: base.version } }))
        .first;
    },
    saved: ({ licenceplate }, base) => done(base ? "save" : "add", { plate: licenceplate }),
    onDone: (stored) => {
      onClose();
      if (!bus && onAdded) onAdded(stored);
      else router.refresh();
    },
  });
  const { form, isDirty, busy, submit } = held;
  const close = () => {
    if (!isDirty || window.confirm(t("discard"))) onClose();
  };
  const title = bus ? t("editTitle", { plate: bus.licenceplate }) : t("addTitle");
  return (
    <>
      <Dialog open onOpenChange={(open) => !open && close()} title={title}>
        <FormBody form={form} labels={labels} onSubmit={submit} className="grid grid-cols-1 content-start gap-4">
          <BusFields />
          <Actions bus={bus} onClose={close} onRetire={onRetire} onRemove={onRemove} busy={busy} />
        </FormBody>
      </Dialog>
      <ConflictChoice held={held} label={(name) => labels[name]} shown={useShown()} />
    </>
  );
}
