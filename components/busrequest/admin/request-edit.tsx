"use client";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { FormProvider, useForm } from "react-hook-form";
import { ConflictDialog } from "@/components/busrequest/form/conflict-dialog";
import { ContactStop } from "@/components/busrequest/form/contact-stop";
import { GroupStop } from "@/components/busrequest/form/group-stop";
import { TripStop } from "@/components/busrequest/form/trip-stop";
import { useCheck, useOwnWords } from "@/components/busrequest/form/use-check";
import { useFieldNames } from "@/components/busrequest/form/use-field-names";
import { changeOf, type RequestValues, valuesOf } from "@/components/busrequest/form/values";
import { ErrorSummary } from "@/components/form/error-summary";
import { FormDialog } from "@/components/form/form-dialog";
import { useErrorMessage } from "@/components/form/use-error-message";
import { useUnsavedWarning } from "@/components/form/use-unsaved-warning";
import { Notice } from "@/components/ui/notice";
import { toast } from "@/components/ui/toast-store";
import type { AdminRequestRecord } from "@/lib/features/busrequest/schema/admin";
import { api, ApiError } from "@/lib/http/client";
import { type Extra, extraOf, mergeExtra } from "./edit-extra";
import { RequestExtra, useExtraRows } from "./request-extra";

type Row = AdminRequestRecord;
type Props = { row: Row; onClose: () => void; refresh: () => Promise<void> };

/** Its names follow the form, so it stands inside. */
function Summary({ row }: { row: Row }) {
  return <ErrorSummary labels={useFieldNames(row.category)} />;
}

function useEdit({ row, onClose, refresh }: Props) {
  const t = useTranslations("busrequest.form");
  const say = useOwnWords();
  const messageOf = useErrorMessage();
  const [loaded, setLoaded] = useState(row);
  const [extra, setExtra] = useState<Extra>(extraOf(row));
  const [stale, setStale] = useState(false);
  const resolver = useCheck({ receiver: null, needsConsent: false, edited: true });
  const form = useForm<RequestValues>({ defaultValues: valuesOf(row), resolver, shouldFocusError: false });
  const changed = extra.state !== loaded.state || extra.maxOffers !== loaded.maxOffers;
  const merged = mergeExtra({ base: loaded, mine: extra, theirs: row });

  async function send(values: RequestValues, version = loaded.version, set = extra) {
    try {
      const body = { ...changeOf(values, version), ...set };
      await api("PUT /busrequest/{id}", { params: { id: row.id }, body });
      toast({ title: t("saved"), description: row.reference });
      onClose();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      for (const { path, message } of error.fields) {
        const field = path.replace(/^(start|end)\.address\..*/, "$1.address") || "root";
        form.setError(field as "root", { type: "server", message: say(message) });
      }
      setStale(error.code === "Conflict");
      if (error.code !== "Conflict" && error.fields.length === 0) {
        toast({ variant: "destructive", title: t("failedTitle"), description: messageOf(error) });
      }
    }
    await refresh();
  }
  const adopt = (set: Extra) => {
    setLoaded(row);
    setExtra(set);
    setStale(false);
  };
  const keep = () => {
    adopt(merged);
    void form.handleSubmit((values) => send(values, row.version, merged))();
  };
  const take = () => {
    adopt(extraOf(row));
    form.reset(valuesOf(row));
  };
  const ended = row.ended_at !== null;
  const isStale = stale && !ended && row.version !== loaded.version;
  const isDirty = form.formState.isDirty || changed;
  return { form, extra, setExtra, merged, send, keep, take, isStale, setStale, isDirty, ended };
}

/** The request admin modal: every field that an admin may change, state included. Closing asks before typed text is lost. */
export function RequestEdit(props: Props) {
  const { row, onClose } = props;
  const t = useTranslations("busrequest.form");
  const all = useTranslations("moderation.all");
  const edit = useEdit(props);
  const { form, isDirty, ended } = edit;
  const more = useExtraRows(edit.merged, row);
  useUnsavedWarning(isDirty);
  const note = ended && (
    <div className="w-full">
      <Notice tone="warn" title={all("endedTitle")} live>
        {all("endedText")}
      </Notice>
    </div>
  );
  return (
    <FormProvider {...form}>
      <FormDialog
        id="request-admin"
        title={t("editTitle", { reference: row.reference })}
        description={all("editText")}
        save={t("save")}
        discard={all("discard")}
        busy={form.formState.isSubmitting}
        disabled={ended}
        onSubmit={form.handleSubmit((values) => edit.send(values))}
        {...{ isDirty, note, onClose }}
      >
        <Summary row={row} />
        <RequestExtra extra={edit.extra} onChange={edit.setExtra} />
        <TripStop kind={row.category} />
        <GroupStop kind={row.category} receiver={null} />
        <ContactStop kind={row.category} receiver={null} needsConsent={false} trade fixedEmail={false} />
      </FormDialog>
      <ConflictDialog
        open={edit.isStale}
        yours={form.getValues()}
        stored={valuesOf(row)}
        more={more}
        onKeep={edit.keep}
        onTake={edit.take}
        onClose={() => edit.setStale(false)}
      />
    </FormProvider>
  );
}
