"use client";
import { useTranslations } from "next-intl";
import { useRef } from "react";
import { FormProvider, useForm } from "react-hook-form";
import { DateTimeField } from "@/components/form/date-time-field";
import { ErrorSummary } from "@/components/form/error-summary";
import { SelectField } from "@/components/form/select-field";
import { applyServerErrors } from "@/components/form/server-errors";
import { TextArea, TextField } from "@/components/form/text-field";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Notice } from "@/components/ui/notice";
import { toast } from "@/components/ui/toast-store";
import type { FieldError } from "@/lib/errors";
import type { BookingRecord, BusChoice } from "@/lib/features/calendar/schema";
import { api, ApiError } from "@/lib/http/client";
import { EditForm } from "./edit-form";

type BookingValues = { title: string; bus: string; start: number | null; end: number | null; note: string };
export type BookingEdit = { values: BookingValues; record: BookingRecord | null };
type Props = { edit: BookingEdit; buses: readonly BusChoice[]; onClose: () => void; onSaved: () => void };

export const bookingValuesOf = ({ title, bus, start, end, note }: BookingRecord): BookingValues => ({
  title,
  start,
  end,
  note,
  bus: bus ?? "",
});

/** Sends the form; the server's messages stand at their fields. */
function useSave({ edit, onSaved }: Props, form: ReturnType<typeof useForm<BookingValues>>) {
  const t = useTranslations("calendar.booking");
  const named = useTranslations("calendar");
  const key = useRef({ content: "", id: "" });
  return async (values: BookingValues) => {
    // A date that is missing goes as null through the same check as one that is wrong.
    const { start, end } = values as { start: number; end: number };
    const draft = { title: values.title, note: values.note, bus: values.bus || null, start, end };
    const content = JSON.stringify(draft);
    const bytes = crypto.getRandomValues(new Uint32Array(4));
    if (key.current.content !== content) key.current = { content, id: bytes.join("-") };
    try {
      const { record } = edit;
      if (record) {
        await api("PUT /booking/{id}", { params: { id: record.id }, body: { ...draft, version: record.version } });
      } else await api("POST /booking", { body: draft, idempotencyKey: key.current.id });
      toast({ title: t("saved"), description: values.title });
      onSaved();
    } catch (error) {
      const fields = error instanceof ApiError ? error.fields : [];
      const said = ({ message, detail }: FieldError) => (detail ? named("clash", { trip: detail }) : message);
      if (
        applyServerErrors(
          form.setError,
          fields.map((field) => ({ ...field, message: said(field) })),
        )
      )
        return;
      const description = error instanceof ApiError ? error.errordesc : undefined;
      toast({ title: t("failed"), description, variant: "destructive" });
    }
  };
}

/** A trip or blocked time of the company's own; of an accepted trip bus and note alone. */
export function BookingDialog(props: Props) {
  const { edit, buses, onClose } = props;
  const t = useTranslations("calendar.booking");
  const words = useTranslations("calendar");
  const question = useTranslations("common")("unsaved");
  const form = useForm<BookingValues>({ defaultValues: edit.values, shouldFocusError: false });
  const save = useSave(props, form);
  const { isSubmitting, isDirty } = form.formState;
  const agreed = edit.record?.agreed === true;
  const submit = form.handleSubmit(save);
  const leave = (open: boolean) => {
    if (!open && !isSubmitting && (!isDirty || window.confirm(question))) onClose();
  };
  const known = buses.map(({ id, licenceplate, name, capacity }) => ({
    value: id,
    label: [licenceplate, name, words("feed.seats", { count: capacity })].filter(Boolean).join(", "),
  }));
  // One that is out of service stays where it was.
  const kept = edit.record?.bus;
  const retired = kept && buses.every(({ id }) => id !== kept) ? [{ value: kept, label: t("retired") }] : [];
  const labels = { title: t("name"), bus: t("bus"), start: t("start"), end: t("end"), note: t("note") };
  const footer = (
    <>
      <Button onClick={() => leave(false)}>{words("cancel")}</Button>
      <Button variant="pri" type="submit" form="calendar-booking" busy={isSubmitting} className="ml-auto">
        {t("save")}
      </Button>
    </>
  );
  return (
    <FormProvider {...form}>
      <Dialog open onOpenChange={leave} title={t(edit.record ? "change" : "new")} footer={footer}>
        <EditForm id="calendar-booking" busy={isSubmitting} onSubmit={submit} onSave={submit}>
          <ErrorSummary labels={labels} />
          {agreed && <Notice>{t("agreed")}</Notice>}
          <TextField name="title" label={labels.title} maxLength={200} placeholder={t("example")} />
          {known.length + retired.length > 0 && (
            <SelectField
              name="bus"
              label={labels.bus}
              choices={[...retired, ...known]}
              placeholder={words("noBus")}
              optional
            />
          )}
          {!agreed && (
            <>
              <DateTimeField name="start" label={labels.start} />
              <DateTimeField name="end" label={labels.end} />
            </>
          )}
          <TextArea name="note" label={labels.note} optional rows={3} maxLength={2000} />
        </EditForm>
      </Dialog>
    </FormProvider>
  );
}
