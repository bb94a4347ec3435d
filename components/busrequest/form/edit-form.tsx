"use client";
import Link from "next/link";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { FormProvider, useForm } from "react-hook-form";
import { useUnsavedWarning } from "@/components/form/use-unsaved-warning";
import { ZoneNote } from "@/components/form/zone-note";
import { toast } from "@/components/ui/toast-store";
import type { BusRequestRecord } from "@/lib/features/busrequest/schema/record";
import { ConflictDialog } from "./conflict-dialog";
import { FormFrame } from "./form-frame";
import { useCheck } from "./use-check";
import { useSend } from "./use-send";
import { useWalk } from "./use-walk";
import { type RequestValues, valuesOf } from "./values";

type Props = {
  /** As it is stored now; a newer one than the form was loaded with is a conflict to be decided. */
  record: BusRequestRecord;
  token?: string;
  /** Where to go when it is saved. */
  backHref: string;
  /** The confirmed address of a private author stays. */
  fixedEmail: boolean;
  trade: boolean;
};

/** The form of a request that is there already. */
export function EditForm({ record, token, backHref, fixedEmail, trade }: Props) {
  const t = useTranslations("busrequest.form");
  const router = useRouter();
  const [loaded, setLoaded] = useState(record);
  const [stale, setStale] = useState(false);
  const resolver = useCheck({ receiver: null, needsConsent: false, edited: true });
  const form = useForm<RequestValues>({ defaultValues: valuesOf(loaded), resolver, shouldFocusError: false });
  const { isDirty } = form.formState;
  const [saved, setSaved] = useState(false);
  useUnsavedWarning(isDirty && !saved);
  const walk = useWalk(form);
  const send = useSend({
    form,
    receiver: null,
    fromSingleRequest: false,
    edit: { record: loaded, token },
    onSaved: (after) => {
      setSaved(true);
      toast({ title: t("saved"), description: after.reference });
      router.push(backHref);
      router.refresh();
    },
    onConflict: () => {
      setStale(true);
      router.refresh();
    },
    onRefused: walk.toFirst,
  });
  const submit = form.handleSubmit(
    (values) => send(values),
    (errors) => walk.toFirst(Object.keys(errors)),
  );
  const asked = { kind: record.category, receiver: null, needsConsent: false, trade };
  const keep = () => {
    setLoaded(record);
    setStale(false);
    void form.handleSubmit((values) => send(values, record.version))();
  };
  const take = () => {
    setLoaded(record);
    setStale(false);
    form.reset(valuesOf(record));
  };
  return (
    <FormProvider {...form}>
      <FormFrame
        {...asked}
        title={t("editTitle", { reference: record.reference })}
        walk={walk}
        submit={submit}
        label={t("save")}
        saved={false}
        fixedEmail={fixedEmail}
        note={record.reference}
      >
        <Link className="justify-self-start" href={backHref} prefetch={false}>
          {t("back")}
        </Link>
        <ZoneNote />
      </FormFrame>
      <ConflictDialog
        open={stale && record.version !== loaded.version}
        yours={form.getValues()}
        stored={valuesOf(record)}
        onKeep={keep}
        onTake={take}
        onClose={() => setStale(false)}
      />
    </FormProvider>
  );
}
