"use client";
import { useRouter } from "next/navigation";
import { useLocale, useTranslations } from "next-intl";
import { checkLater } from "@/components/form/check-later";
import { CheckCards } from "@/components/form/choice-cards";
import { ConflictChoice } from "@/components/form/conflict-choice";
import { fieldwise } from "@/components/form/fieldwise";
import { FormBody } from "@/components/form/form-body";
import { TextField } from "@/components/form/text-field";
import { useReread } from "@/components/form/use-reread";
import { useVersionedForm } from "@/components/form/use-versioned-form";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { DialogFoot } from "@/components/ui/dialog-foot";
import { driverLanguages } from "@/lib/features/busrequest/rules/needs";
import type { DriverInput, DriverRecord } from "@/lib/features/driver/schema/driver";
import { api } from "@/lib/http/client";
import { languageNames } from "./language-names";

const names = ["name", "phone", "languages"] as const;
type Name = (typeof names)[number];
const empty: DriverInput = { name: "", phone: "", languages: [] };
const valuesOf = ({ name, phone, languages }: DriverRecord): DriverInput => ({
  name,
  phone,
  languages: languages as DriverInput["languages"],
});
// The checkboxes give their values in the order of ticking.
const ordered = (value: unknown) => (Array.isArray(value) ? [...value].sort() : value);
const kind = { valuesOf, ...fieldwise<DriverInput, Name>(names, ordered) };
const resolver = checkLater(async () => (await import("@/lib/features/driver/schema/driver")).driverForm);

function Fields() {
  const t = useTranslations("driver.form");
  const named = languageNames(useLocale());
  const cards = driverLanguages.map((value) => ({ value, label: named(value) }));
  return (
    <>
      <TextField name="name" label={t("name")} icon="user" autoComplete="off" maxLength={80} />
      <TextField
        name="phone"
        type="tel"
        label={t("phone")}
        hint={t("phoneHint")}
        icon="phone"
        optional
        autoComplete="off"
      />
      <CheckCards name="languages" label={t("languages")} optional dense cardWidth="10rem" cards={cards} />
    </>
  );
}

type Props = {
  /** Null for a new one. */
  driver: DriverRecord | null;
  onClose: () => void;
  onRemove: () => void;
};

/** The form of a driver. Closing it asks before typed text is lost. */
export function DriverDialog({ driver, onClose, onRemove }: Props) {
  const t = useTranslations("driver.form");
  const router = useRouter();
  const named = languageNames(useLocale());
  const read = useReread(driver);
  const held = useVersionedForm({
    record: driver,
    values: driver ? valuesOf(driver) : empty,
    kind,
    resolver,
    load: async () => (await read()) ?? undefined,
    save: async (body: DriverInput, base) => {
      if (!base) return (await api("POST /driver", { body })).first;
      const params = { id: base.id };
      return (await api("PUT /driver/{id}", { params, body: { ...body, version: base.version } })).first;
    },
    saved: ({ name }, base) => t(base ? "saved" : "added", { name }),
    onDone: () => {
      onClose();
      router.refresh();
    },
  });
  const close = () => {
    if (!held.isDirty || window.confirm(t("discard"))) onClose();
  };
  const labels = { name: t("name"), phone: t("phone"), languages: t("languages") };
  const shown = (values: DriverInput, name: Name) =>
    name === "languages" ? values.languages.map(named).join(", ") : values[name];
  const title = driver ? t("editTitle", { name: driver.name }) : t("addTitle");
  return (
    <>
      <Dialog open onOpenChange={(open) => !open && close()} title={title}>
        <FormBody
          form={held.form}
          labels={labels}
          onSubmit={held.submit}
          className="grid grid-cols-1 content-start gap-4"
        >
          <Fields />
          <DialogFoot save={t(driver ? "save" : "add")} busy={held.busy} onCancel={close}>
            {driver && (
              <Button variant="ghost" onClick={onRemove}>
                {t("remove")}
              </Button>
            )}
          </DialogFoot>
        </FormBody>
      </Dialog>
      <ConflictChoice held={held} label={(name) => labels[name]} shown={shown} />
    </>
  );
}
