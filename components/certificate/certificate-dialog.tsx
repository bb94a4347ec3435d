"use client";
import { FormUpload } from "@/components/upload/form-upload";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useWatch } from "react-hook-form";
import type { z } from "zod";
import { checkLater } from "@/components/form/check-later";
import { ConflictChoice } from "@/components/form/conflict-choice";
import { DateTimeField } from "@/components/form/date-time-field";
import { fieldwise } from "@/components/form/fieldwise";
import { FormBody } from "@/components/form/form-body";
import { SelectField } from "@/components/form/select-field";
import { useReread } from "@/components/form/use-reread";
import { useVersionedForm } from "@/components/form/use-versioned-form";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { DialogFoot } from "@/components/ui/dialog-foot";
import { UploadField } from "@/components/upload/upload-field";
import { busOf, certificateKinds } from "@/lib/features/certificate/rules";
import type {
  CertificateForm,
  CertificateRecord,
  certificateForm,
} from "@/lib/features/certificate/schema/certificate";
import { api } from "@/lib/http/client";
import { formatDate } from "@/lib/i18n/formats";

const names = ["kind", "bus", "validUntil", "file"] as const;
type Name = (typeof names)[number];
const empty = { kind: "", bus: "", validUntil: null, file: null } as unknown as CertificateForm;
const valuesOf = ({ kind, bus, validUntil, file }: CertificateRecord): CertificateForm => ({
  kind,
  validUntil,
  file,
  bus: bus ?? "",
});
const kind = { valuesOf, ...fieldwise<CertificateForm, Name>(names) };
const resolver = checkLater(
  async () => (await import("@/lib/features/certificate/schema/certificate")).certificateForm,
);

function FileField() {
  const t = useTranslations("certificate.form");
  return (
    <FormUpload<string | null> name="file">
      {(held) => (
        <UploadField {...held} uploadType="certificate" label={t("file")} hint={t("fileHint")} preview="name" />
      )}
    </FormUpload>
  );
}

function Fields({ buses }: { buses: readonly BusChoice[] }) {
  const t = useTranslations("certificate.form");
  const kinds = useTranslations("certificate.kind");
  const chosen = useWatch<CertificateForm, "kind">({ name: "kind" });
  const whose = busOf[chosen];
  return (
    <>
      <SelectField
        name="kind"
        label={t("kind")}
        choices={certificateKinds
          .filter((value) => buses.length > 0 || busOf[value] !== "always")
          .map((value) => ({ value, label: kinds(value) }))}
      />
      {buses.length > 0 && whose !== undefined && whose !== "never" && (
        <SelectField
          name="bus"
          label={t("bus")}
          optional={whose === "maybe"}
          placeholder={whose === "maybe" ? t("wholeCompany") : undefined}
          choices={buses.map(({ id, licenceplate }) => ({ value: id, label: licenceplate }))}
        />
      )}
      <DateTimeField name="validUntil" label={t("validUntil")} dateOnly />
      <FileField />
    </>
  );
}

export type BusChoice = { id: string; licenceplate: string };

/** A licence is the company's, whichever bus was chosen before. */
const bodyOf = ({ bus, ...input }: z.output<typeof certificateForm>) => ({
  ...input,
  bus: busOf[input.kind] === "never" ? null : bus,
});

/** Those that can be chosen; of a paper its own bus, too, where that is out of service. */
function choicesOf(buses: readonly BusChoice[], certificate: CertificateRecord | null) {
  const { bus, licenceplate } = certificate ?? { bus: null, licenceplate: null };
  if (bus === null || licenceplate === null || buses.some(({ id }) => id === bus)) return buses;
  return [...buses, { id: bus, licenceplate }];
}

type Props = {
  /** Null for a new one. */
  certificate: CertificateRecord | null;
  buses: readonly BusChoice[];
  onClose: () => void;
  onRemove: () => void;
};

/** The form of a paper. Closing it asks before what was typed is lost. */
export function CertificateDialog({ certificate, buses: inService, onClose, onRemove }: Props) {
  const t = useTranslations("certificate.form");
  const kinds = useTranslations("certificate.kind");
  const router = useRouter();
  const buses = choicesOf(inService, certificate);
  const read = useReread(certificate);
  const held = useVersionedForm({
    record: certificate,
    values: certificate ? valuesOf(certificate) : empty,
    kind,
    resolver,
    load: async () => (await read()) ?? undefined,
    save: async (input: z.output<typeof certificateForm>, base) => {
      const body = bodyOf(input);
      if (!base) return (await api("POST /certificate", { body })).first;
      const params = { id: base.id };
      return (await api("PUT /certificate/{id}", { params, body: { ...body, version: base.version } })).first;
    },
    saved: (row) => t("saved", { name: kinds(row.kind) }),
    onDone: () => {
      onClose();
      router.refresh();
    },
  });
  const close = () => {
    if (!held.isDirty || window.confirm(t("discard"))) onClose();
  };
  const labels = { kind: t("kind"), bus: t("bus"), validUntil: t("validUntil"), file: t("file") };
  const plate = (id: string) => buses.find((bus) => bus.id === id)?.licenceplate ?? t("wholeCompany");
  function shown(values: CertificateForm, name: Name) {
    if (name === "kind") return values.kind && kinds(values.kind);
    if (name === "validUntil") return values.validUntil && formatDate(values.validUntil);
    return name === "bus" ? plate(values.bus) : t(values.file ? "fileThere" : "noFile");
  }
  return (
    <>
      <Dialog open onOpenChange={(open) => !open && close()} title={t(certificate ? "editTitle" : "addTitle")}>
        <FormBody
          form={held.form}
          labels={labels}
          onSubmit={held.submit}
          className="grid grid-cols-1 content-start gap-4"
        >
          <Fields buses={buses} />
          <DialogFoot save={t(certificate ? "save" : "add")} busy={held.busy} onCancel={close}>
            {certificate && (
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
