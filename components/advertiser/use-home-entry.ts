"use client";
import { useTranslations } from "next-intl";
import { useCallback, useRef, useState } from "react";
import { type FieldErrors, type Resolver, set, useForm, useWatch } from "react-hook-form";
import { applyServerErrors } from "@/components/form/server-errors";
import { useErrorMessage } from "@/components/form/use-error-message";
import { useUnsavedWarning } from "@/components/form/use-unsaved-warning";
import { toast } from "@/components/ui/toast-store";
import { changeHomeEntry, loadHomeEntry } from "@/lib/features/advertiser/client";
import { type HomeEntrySettings, homeEntryChange } from "@/lib/features/advertiser/schema";
import { ApiError } from "@/lib/http/client";
import { fieldErrors } from "@/lib/http/validation";
import { type EntryValues, isChanged, mergeValues, valuesOf } from "./values";

const resolver: Resolver<EntryValues> = async (values) => {
  const checked = homeEntryChange.safeParse(values, { reportInput: true });
  if (checked.success) return { values, errors: {} };
  const errors: FieldErrors<EntryValues> = {};
  for (const { path, message } of fieldErrors(checked.error.issues)) {
    set(errors, path || "root", { type: "check", message });
  }
  return { values: {}, errors };
};

/** Form, version and what happens on saving: whatever fails, what was typed stays. */
export function useHomeEntry(settings: HomeEntrySettings) {
  const t = useTranslations("advertiser");
  const messageOf = useErrorMessage();
  const { company } = settings;
  const [base, setBase] = useState(settings);
  const [stored, setStored] = useState<HomeEntrySettings | null>(null);
  const version = useRef(settings.version);
  const form = useForm<EntryValues>({ defaultValues: valuesOf(settings), resolver, shouldFocusError: false });
  const values = useWatch({ control: form.control }) as EntryValues;
  const isDirty = isChanged(values, valuesOf(base));
  useUnsavedWarning(isDirty && !form.formState.isSubmitting);

  const adopt = useCallback(
    (next: HomeEntrySettings, shown = valuesOf(next)) => {
      version.current = next.version;
      setBase(next);
      setStored(null);
      form.reset(shown);
    },
    [form],
  );
  async function refuse(error: ApiError) {
    if (error.code === "Conflict") {
      const now = await loadHomeEntry(company).catch(() => null);
      if (now && now.version !== version.current) return setStored(now);
    }
    if (applyServerErrors(form.setError, error.fields)) return;
    toast({ title: t("failed"), description: messageOf(error), variant: "destructive" });
  }
  async function save(typed: EntryValues) {
    try {
      adopt(await changeHomeEntry(company, { ...typed, version: version.current }));
      toast({ title: t("saved"), description: t("savedText") });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      await refuse(error);
    }
  }
  const submit = form.handleSubmit(save);
  /** The stored version with the named fields of what was typed here; saved at once where that is more than it. */
  async function settle(mine: string[]) {
    if (!stored) return;
    adopt(stored, mergeValues({ mine: form.getValues(), theirs: valuesOf(stored) }, mine));
    if (mine.length > 0) return submit();
    toast({ title: t("taken") });
  }
  return { form, base, stored, values, isDirty, submit, settle, later: () => setStored(null) };
}
export type HeldEntry = ReturnType<typeof useHomeEntry>;
