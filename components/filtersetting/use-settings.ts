"use client";
import { useTranslations } from "next-intl";
import { useCallback, useRef, useState } from "react";
import { type FieldErrors, type Resolver, set, useForm, useWatch } from "react-hook-form";
import { useUnsavedWarning } from "@/components/form/use-unsaved-warning";
import { toast } from "@/components/ui/toast-store";
import type { FieldError } from "@/lib/errors";
import { changeFilterSettings, loadFilterSettings } from "@/lib/features/filtersetting/client";
import { type FilterSettings, filterSettingsChange } from "@/lib/features/filtersetting/schema";
import { ApiError } from "@/lib/http/client";
import { fieldErrors } from "@/lib/http/validation";
import { isChanged, mergeValues, type SettingsValues, valuesOf } from "./values";

/** A base needs a town, not a house. */
const said = (message: string) => (message === "AddressMissing" ? "placeNotChosen" : message);

function errorsOf(fields: readonly FieldError[]) {
  const errors: FieldErrors<SettingsValues> = {};
  for (const { path, message } of fields) set(errors, path || "root", { type: "check", message: said(message) });
  return errors;
}

const resolver: Resolver<SettingsValues> = async (values) => {
  const checked = filterSettingsChange.safeParse(values, { reportInput: true });
  if (checked.success) return { values, errors: {} };
  return { values: {}, errors: errorsOf(fieldErrors(checked.error.issues)) };
};

/** Form, version and what happens on saving: whatever fails, what was typed stays. */
export function useSettings(companyId: string, settings: FilterSettings) {
  const t = useTranslations("filtersetting");
  const [base, setBase] = useState(settings);
  const [stored, setStored] = useState<FilterSettings | null>(null);
  const version = useRef(settings.version);
  const form = useForm<SettingsValues>({ defaultValues: valuesOf(settings), resolver, shouldFocusError: false });
  const values = useWatch({ control: form.control }) as SettingsValues;
  const isDirty = isChanged(values, valuesOf(base));
  useUnsavedWarning(isDirty && !form.formState.isSubmitting);

  const adopt = useCallback(
    (next: FilterSettings, shown = valuesOf(next)) => {
      version.current = next.version;
      setBase(next);
      setStored(null);
      form.reset(shown);
    },
    [form],
  );
  async function refuse(error: ApiError) {
    if (error.code === "Conflict") {
      const now = await loadFilterSettings(companyId).catch(() => null);
      if (now && now.version !== version.current) return setStored(now);
    }
    for (const { path, message } of error.fields) {
      form.setError((path || "root") as "root", { type: "server", message: said(message) });
    }
    if (error.fields.length > 0) return;
    const description = error.status === 0 ? t("network") : error.errordesc;
    toast({ title: t("failed"), description, variant: "destructive" });
  }
  async function save(typed: SettingsValues) {
    try {
      adopt(await changeFilterSettings(companyId, { ...typed, version: version.current }));
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
export type Settings = ReturnType<typeof useSettings>;
