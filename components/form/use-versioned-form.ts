"use client";
import { useCallback, useRef, useState } from "react";
import {
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  type Resolver,
  set,
  type UseFormSetError,
  useForm,
  useWatch,
} from "react-hook-form";
import type { z } from "zod";
import { toast } from "@/components/ui/toast-store";
import { ApiError } from "@/lib/http/client";
import { fieldErrors } from "@/lib/http/validation";
import { applyServerErrors } from "./server-errors";
import { useErrorMessage } from "./use-error-message";
import { useUnsavedWarning } from "./use-unsaved-warning";

const asIs = (message: string) => message;

/** Checks by the wire's schema, and sends what was typed: the schema's own changes are the server's to make. */
export function checkedBy<Values extends FieldValues>(schema: z.ZodType, said = asIs): Resolver<Values> {
  return async (values) => {
    const checked = schema.safeParse(values, { reportInput: true });
    if (checked.success) return { values, errors: {} };
    const errors: FieldErrors<Values> = {};
    for (const { path, message } of fieldErrors(checked.error.issues)) {
      set(errors, path || "root", { type: "check", message: said(message) });
    }
    return { values: {}, errors };
  };
}

/** What kind of record it is: the same at each render. */
export type VersionedKind<Stored, Values extends FieldValues> = {
  valuesOf: (stored: Stored) => Values;
  isChanged: (values: Values, stored: Values) => boolean;
  mergeValues: (versions: { mine: Values; theirs: Values }, kept: readonly string[]) => Values;
  resolver: Resolver<Values>;
  /** This form's word for a message of the wire. */
  said?: (message: string) => string;
};

type Calls<Stored, Values> = {
  load: () => Promise<Stored>;
  save: (change: Values & { version: number }) => Promise<Stored>;
  words: (key: "failed" | "saved" | "savedText" | "taken") => string;
};

function useRefusal<Values extends FieldValues>(setError: UseFormSetError<Values>, said = asIs) {
  const messageOf = useErrorMessage();
  return (error: ApiError, title: string) => {
    const fields = error.fields.map(({ path, message }) => ({ path, message: said(message) }));
    if (applyServerErrors(setError, fields)) return;
    toast({ title, description: messageOf(error), variant: "destructive" });
  };
}

/** Form, version and what happens on saving: whatever fails, what was typed stays. */
export function useVersionedForm<Stored extends { version: number }, Values extends FieldValues>(
  first: Stored,
  kind: VersionedKind<Stored, Values>,
  { load, save, words }: Calls<Stored, Values>,
) {
  const { valuesOf, isChanged, mergeValues, resolver } = kind;
  const [base, setBase] = useState(first);
  const [stored, setStored] = useState<Stored | null>(null);
  const version = useRef(first.version);
  const defaultValues = valuesOf(first) as DefaultValues<Values>;
  const form = useForm<Values>({ defaultValues, resolver, shouldFocusError: false });
  const values = useWatch({ control: form.control }) as Values;
  const isDirty = isChanged(values, valuesOf(base));
  const complain = useRefusal(form.setError, kind.said);
  useUnsavedWarning(isDirty);

  const adopt = useCallback(
    (next: Stored, shown = valuesOf(next)) => {
      version.current = next.version;
      setBase(next);
      setStored(null);
      form.reset(shown);
    },
    [form, valuesOf],
  );
  async function refuse(error: ApiError) {
    if (error.code === "Conflict") {
      const now = await load().catch(() => null);
      if (now && now.version !== version.current) return setStored(now);
    }
    complain(error, words("failed"));
  }
  const submit = form.handleSubmit(async (typed) => {
    try {
      adopt(await save({ ...(typed as Values), version: version.current }));
      toast({ title: words("saved"), description: words("savedText") });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      await refuse(error);
    }
  });
  /** The stored version with the named fields of what was typed here; saved at once where that is more than it. */
  async function settle(mine: string[]) {
    if (!stored) return;
    adopt(stored, mergeValues({ mine: form.getValues(), theirs: valuesOf(stored) }, mine));
    if (mine.length > 0) return submit();
    toast({ title: words("taken") });
  }
  return { form, base, stored, values, isDirty, submit, settle, later: () => setStored(null) };
}
