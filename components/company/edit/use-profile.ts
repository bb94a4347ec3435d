"use client";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { useCallback, useRef, useState } from "react";
import { type FieldErrors, type Resolver, set, useForm, useWatch } from "react-hook-form";
import { useUnsavedWarning } from "@/components/form/use-unsaved-warning";
import { toast } from "@/components/ui/toast-store";
import { type CompanyRecord, companyChange } from "@/lib/features/company/schema";
import { fieldErrors } from "@/lib/http/validation";
import { mergeValues } from "./merge";
import { focusFirst, useSave } from "./use-save";
import { changeOf, fieldOf, isChanged, type ProfileValues, valuesOf } from "./values";

/** Errors of what would be sent: a field that was never touched may be as it is stored. */
function check(values: ProfileValues, record: CompanyRecord) {
  const errors: FieldErrors<ProfileValues> = {};
  const checked = companyChange.safeParse(changeOf(values, record), { reportInput: true });
  const issues = checked.success ? [] : fieldErrors(checked.error.issues);
  for (const { path, message } of issues) set(errors, fieldOf(path) || "root", { type: "check", message });
  return errors;
}

/** The form, the version it was read with, and the newer one that another has saved meanwhile. */
export function useProfile(record: CompanyRecord) {
  const t = useTranslations("companyprofile");
  const router = useRouter();
  const [base, setBase] = useState(record);
  const [stored, setStored] = useState<CompanyRecord | null>(null);
  const latest = useRef(record);
  const resolver = useCallback<Resolver<ProfileValues>>(async (values) => {
    const errors = check(values, latest.current);
    return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} };
  }, []);
  const form = useForm<ProfileValues>({ defaultValues: valuesOf(record), resolver, shouldFocusError: false });
  const values = useWatch({ control: form.control }) as ProfileValues;
  const isDirty = isChanged(changeOf(values, base));
  useUnsavedWarning(isDirty);

  function adopt(next: CompanyRecord, shown: ProfileValues) {
    latest.current = next;
    setBase(next);
    setStored(null);
    form.reset(shown);
  }
  const save = useSave({ form, base: latest, onSaved: adopt, onConflict: setStored });
  const submit = form.handleSubmit(save, focusFirst);
  /** The stored version with the named fields of what was typed here; saved at once where that is more than it. */
  async function settle(mine: string[]) {
    if (!stored) return;
    adopt(stored, mergeValues({ mine: form.getValues(), theirs: valuesOf(stored) }, mine));
    if (mine.length > 0) return submit();
    toast({ title: t("taken") });
    router.refresh();
  }
  return { form, base, stored, values, isDirty, submit, settle, later: () => setStored(null) };
}
export type Profile = ReturnType<typeof useProfile>;
