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
import { useErrorMessage } from "@/components/form/use-error-message";
import { useUnsavedWarning } from "@/components/form/use-unsaved-warning";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { Notice } from "@/components/ui/notice";
import { toast } from "@/components/ui/toast-store";
import { changeBusRequest } from "@/lib/features/busrequest/client";
import type { AdminRequestRecord } from "@/lib/features/busrequest/schema/admin";
import { ApiError } from "@/lib/http/client";
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
      await changeBusRequest(row.id, { ...changeOf(values, version), ...set });
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
  const common = useTranslations("common.action");
  const edit = useEdit(props);
  const { form, isDirty, ended } = edit;
  const more = useExtraRows(edit.merged, row);
  const { isSubmitting } = form.formState;
  useUnsavedWarning(isDirty);
  const close = () => {
    if (!isDirty || window.confirm(all("discard"))) onClose();
  };
  return (
    <FormProvider {...form}>
      <Dialog
        open
        wide
        onOpenChange={(open) => !open && close()}
        title={t("editTitle", { reference: row.reference })}
        description={all("editText")}
        footer={
          <>
            {ended && (
              <div className="w-full">
                <Notice tone="warn" title={all("endedTitle")} live>
                  {all("endedText")}
                </Notice>
              </div>
            )}
            <Button onClick={close}>{common("cancel")}</Button>
            <Button
              variant="pri"
              type="submit"
              form="request-admin"
              busy={isSubmitting}
              disabled={ended}
              className="ml-auto"
            >
              {t("save")}
            </Button>
          </>
        }
      >
        <form
          id="request-admin"
          className="stack pt-4"
          method="post"
          noValidate
          onSubmit={form.handleSubmit((values) => edit.send(values))}
        >
          <Summary row={row} />
          <RequestExtra extra={edit.extra} onChange={edit.setExtra} />
          <TripStop kind={row.category} />
          <GroupStop kind={row.category} receiver={null} />
          <ContactStop kind={row.category} receiver={null} needsConsent={false} trade fixedEmail={false} />
        </form>
      </Dialog>
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
