"use client";
import { useTimeZone, useTranslations } from "next-intl";
import { FormProvider } from "@/components/form/form-provider";
import { useWatch } from "react-hook-form";
import { OverlapNotice } from "@/components/bus/overlap-notice";
import { useKey } from "@/components/form/use-key";
import { ConflictChoice } from "@/components/form/conflict-choice";
import { DateTimeField } from "@/components/form/date-time-field";
import { ErrorSummary } from "@/components/form/error-summary";
import { fieldwise } from "@/components/form/fieldwise";
import { SelectField } from "@/components/form/select-field";
import { TextArea, TextField } from "@/components/form/text-field";
import { useVersionedForm } from "@/components/form/use-versioned-form";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Notice } from "@/components/ui/notice";
import type { BusChoice } from "@/lib/features/calendar/schema";
import { api } from "@/lib/http/client";
import { formatDateTime } from "@/lib/i18n/formats";
import { type BookingEdit, type BookingValues, bookingValuesOf } from "./booking-values";
import { EditForm } from "./edit-form";
import "@/sheets/management.css";

type Props = { edit: BookingEdit; buses: readonly BusChoice[]; onClose: () => void; onSaved: () => void };

const names = ["title", "bus", "start", "end", "note"] as const;
const kind = { valuesOf: bookingValuesOf, ...fieldwise<BookingValues, keyof BookingValues>(names) };
/** The server checks. */
const resolver = async (values: BookingValues) => ({ values, errors: {} });

function useBookingForm({ edit, onSaved }: Props) {
  const t = useTranslations("calendar");
  const keyOf = useKey();
  return useVersionedForm({
    ...edit,
    kind,
    resolver,
    onDone: onSaved,
    load: async ({ id }) => (await api("GET /booking/{id}", { params: { id } })).first,
    save: async ({ title, note, bus, start, end }, base) => {
      // A date that is missing goes as null through the same check as one that is wrong.
      const draft = { title, note, bus: bus || null, ...({ start, end } as { start: number; end: number }) };
      if (!base) return (await api("POST /booking", { body: draft, idempotencyKey: keyOf(draft) })).first;
      const body = { ...draft, version: base.version };
      return (await api("PUT /booking/{id}", { params: { id: base.id }, body })).first;
    },
    saved: ({ title }) => ({ title: t("booking.saved"), description: title }),
    toField: ({ path, message, detail }) => ({ path, message: detail ? t("clash", { trip: detail }) : message }),
  });
}

function Overlaps({ except }: { except?: string }) {
  const [bus, start, end] = useWatch<BookingValues, ["bus", "start", "end"]>({ name: ["bus", "start", "end"] });
  return <OverlapNotice bus={bus} start={start} end={end} except={except} />;
}

/** A trip or blocked time of the company's own; of an accepted trip bus and note alone. */
export function BookingDialog(props: Props) {
  const { edit, buses, onClose } = props;
  const t = useTranslations("calendar.booking");
  const words = useTranslations("calendar");
  const question = useTranslations("common")("unsaved");
  const zone = useTimeZone();
  const held = useBookingForm(props);
  const { form, isDirty, busy, submit } = held;
  const agreed = edit.record?.agreed === true;
  const leave = (open: boolean) => {
    if (!open && !busy && (!isDirty || window.confirm(question))) onClose();
  };
  const known = buses.map(({ id, licenceplate, name, capacity }) => ({
    value: id,
    label: [licenceplate, name, words("feed.seats", { count: capacity })].filter(Boolean).join(", "),
  }));
  // One that is out of service stays where it was.
  const kept = edit.record?.bus;
  const retired = kept && buses.every(({ id }) => id !== kept) ? [{ value: kept, label: t("retired") }] : [];
  const labels = { title: t("name"), bus: t("bus"), start: t("start"), end: t("end"), note: t("note") };
  const choices = [...retired, ...known];
  const shown = (values: BookingValues, name: keyof BookingValues) => {
    const value = values[name];
    if (name === "bus") return choices.find((choice) => choice.value === value)?.label;
    return typeof value === "number" ? formatDateTime(value, zone) : value;
  };
  const footer = (
    <>
      <Button onClick={() => leave(false)}>{words("cancel")}</Button>
      <Button variant="pri" type="submit" form="calendar-booking" busy={busy} className="ml-auto">
        {t("save")}
      </Button>
    </>
  );
  return (
    <FormProvider {...form}>
      <Dialog open onOpenChange={leave} title={t(edit.record ? "change" : "new")} footer={footer}>
        <EditForm id="calendar-booking" busy={busy} onSubmit={submit} onSave={submit}>
          <ErrorSummary labels={labels} />
          {agreed && <Notice>{t("agreed")}</Notice>}
          <TextField name="title" label={labels.title} maxLength={200} placeholder={t("example")} />
          {choices.length > 0 && (
            <SelectField name="bus" label={labels.bus} choices={choices} placeholder={words("noBus")} optional />
          )}
          {!agreed && (
            <>
              <DateTimeField name="start" label={labels.start} />
              <DateTimeField name="end" label={labels.end} />
            </>
          )}
          <Overlaps except={edit.record?.id} />
          <TextArea name="note" label={labels.note} optional rows={3} maxLength={2000} />
        </EditForm>
      </Dialog>
      <ConflictChoice held={held} label={(name) => labels[name]} shown={shown} />
    </FormProvider>
  );
}
