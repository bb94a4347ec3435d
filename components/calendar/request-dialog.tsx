"use client";
import { fieldGrid } from "@/components/busrequest/form/field-grid";
import { useTranslations } from "next-intl";
import { FormProvider } from "@/components/form/form-provider";
import { ConflictChoice } from "@/components/form/conflict-choice";
import { useRequestWords } from "@/components/busrequest/form/request-words";
import { useFieldNames } from "@/components/busrequest/form/use-field-names";
import { useRequestEdit } from "@/components/busrequest/form/use-request-edit";
import type { RequestValues } from "@/components/busrequest/form/values";
import { ErrorSummary } from "@/components/form/error-summary";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import type { BusChoice } from "@/lib/features/calendar/schema";
import type { BusRequestRecord } from "@/lib/features/busrequest/schema/record";
import { api } from "@/lib/http/client";
import { EditForm } from "./edit-form";
import { ContactStop } from "@/components/busrequest/form/contact-stop";
import { FleetProvider } from "@/components/busrequest/form/fleet";
import { GroupStop } from "@/components/busrequest/form/group-stop";
import { stopLabels } from "@/components/busrequest/form/labels";
import { TripStop } from "@/components/busrequest/form/trip-stop";
import { NumberStepper } from "@/components/form/number-stepper";
import type { Kind } from "@/lib/features/busrequest/rules/kinds";
import { kindFields } from "@/lib/features/busrequest/rules/kind-fields";
import "@/sheets/calendar.css";

const stopHead = "mt-2 mb-3 sign-lg";

/** The fields of the page's form in the same order; an emergency asks for no more than is needed. */
function RequestFields({ kind, except }: { kind: Kind; except?: string }) {
  const t = useTranslations("busrequest.form");
  const labels = stopLabels(kind);
  const contact = <ContactStop kind={kind} receiver={null} needsConsent={false} trade fixedEmail={false} />;
  if (kind === "emergency") {
    return (
      <div className="grid grid-cols-1 content-start gap-4">
        <TripStop kind={kind} />
        <div className={fieldGrid}>
          <NumberStepper name="passengers" label={t(kindFields[kind].count)} min={1} max={500} />
        </div>
        {contact}
      </div>
    );
  }
  return (
    <>
      <section>
        <h3 className={stopHead}>{t(`heads.${labels.trip}`)}</h3>
        <TripStop kind={kind} />
      </section>
      <section>
        <h3 className={stopHead}>{t(`heads.${labels.group}`)}</h3>
        <GroupStop kind={kind} receiver={null} except={except} />
      </section>
      <section>
        <h3 className={stopHead}>{t(`heads.${labels.contact}`)}</h3>
        {contact}
      </section>
    </>
  );
}

/** What a modal edits: a request that is there, or values of a new one. */
export type RequestEdit = { values: RequestValues; record: BusRequestRecord | null };
type Props = { edit: RequestEdit; buses: readonly BusChoice[]; onClose: () => void; onSaved: () => void };

function Summary({ kind }: { kind: RequestValues["category"] }) {
  return <ErrorSummary labels={useFieldNames(kind)} />;
}

/** One of the four edit modals; Ctrl+Enter saves, what was typed is not lost by a slip. */
export function RequestDialog({ edit, buses, onClose, onSaved }: Props) {
  const t = useTranslations("busrequest.form");
  const words = useTranslations("calendar");
  const question = useTranslations("common")("unsaved");
  const kind = edit.values.category;
  const held = useRequestEdit({
    ...edit,
    load: async ({ id }) => (await api("GET /busrequest/{id}", { params: { id } })).first,
    onDone: onSaved,
  });
  const { form, base: record, isDirty, busy, submit } = held;
  const leave = (open: boolean) => {
    if (open || busy || (isDirty && !window.confirm(question))) return;
    onClose();
  };
  const footer = (
    <>
      <Button onClick={() => leave(false)}>{words("cancel")}</Button>
      <span className="text-xs text-ink-3 max-md:hidden self-center">{words("ctrlEnter")}</span>
      <Button variant="pri" type="submit" form="calendar-entry" busy={busy} className="ml-auto">
        {busy ? t("sending") : t(record ? "save" : `submit.${kind}`)}
      </Button>
    </>
  );
  const title = record ? t("editTitle", { reference: record.reference }) : t(`title.${kind}`);
  return (
    <FleetProvider value={buses}>
      <FormProvider {...form}>
        <Dialog open onOpenChange={leave} title={title} footer={footer} wide={kind !== "emergency"}>
          <EditForm id="calendar-entry" busy={busy} onSubmit={submit} onSave={submit}>
            <Summary kind={kind} />
            <RequestFields kind={kind} except={record?.id} />
          </EditForm>
        </Dialog>
        <ConflictChoice held={held} {...useRequestWords(kind)} />
      </FormProvider>
    </FleetProvider>
  );
}
