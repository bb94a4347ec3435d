"use client";
import { useTranslations } from "next-intl";
import { type RefObject, useRef, useState } from "react";
import { type DefaultValues, type FieldValues, type Resolver, useForm, useWatch } from "react-hook-form";
import type { z } from "zod";
import type { ToastInput } from "@/components/ui/toast-list";
import { toast } from "@/components/ui/toast-store";
import type { FieldError } from "@/lib/errors";
import { ApiError } from "@/lib/http/client";
import { fieldErrors } from "@/lib/http/validation";
import { useRunning } from "@/lib/state/use-running";
import { resolverLater } from "./check-later";
import type { Fieldwise } from "./fieldwise";
import { resolved } from "./resolved";
import { applyServerErrors } from "./server-errors";
import { useErrorMessage } from "./use-error-message";
import { useUnsavedWarning } from "./use-unsaved-warning";
import { newerThan, type Versioned, withTyped } from "./versions";

type ToField = (error: FieldError) => FieldError;

/** As react-hook-form's resolvers take it: the version that the form began with, null for a new record. */
export type Base<Stored> = RefObject<Stored | null>;

const asIs: ToField = (error) => error;

/**
 * Checks by the wire's schema, which comes with what is typed, and sends what was typed: the schema's own changes are the
 * server's to make.
 */
export function checkedBy<Values extends FieldValues>(
  schema: () => Promise<z.ZodType>,
  toField = asIs,
): Resolver<Values> {
  const later = resolverLater<Values, unknown, Values, []>(async () => {
    const known = await schema();
    return () => async (values) => {
      const checked = known.safeParse(values, { reportInput: true });
      return resolved(values, checked.success ? [] : fieldErrors(checked.error.issues).map(toField));
    };
  });
  return later();
}

/** What kind of record it is: the same at each render. */
type VersionedKind<Stored, Values, Name extends string> = Fieldwise<Values, Name> & {
  valuesOf: (stored: Stored) => Values;
};

type Options<Stored, Values extends FieldValues, Name extends string, Out> = {
  /** As it was read; null for a new one, which begins with `values`. */
  record: Stored | null;
  values?: Values;
  kind: VersionedKind<Stored, Values, Name>;
  resolver: Resolver<Values, Base<Stored>, Out>;
  /** As it is stored now. */
  load: (base: Stored) => Promise<Stored | undefined>;
  save: (values: Out, base: Stored | null) => Promise<Stored>;
  /** What is said once it is stored. */
  saved: (stored: Stored, base: Stored | null) => string | ToastInput;
  /** Once the form holds what is stored: what was sent, or what the other has stored. */
  onDone?: (stored: Stored) => unknown;
  /** Where the form has the field of an error of the wire, and what it says. */
  toField?: ToField;
  messageOf?: (error: ApiError) => string;
  /** True where the caller tells of a refusal that concerns no field. */
  onRefused?: (error: ApiError, retry: () => void) => boolean;
  /** Fields that are wrong, here or by the server's check. */
  onInvalid?: (names: string[]) => void;
};

/**
 * A form of a record with a version. Whatever fails, what was typed stays; of two who save at once the second decides
 * field by field, by `ConflictChoice`.
 */
export function useVersionedForm<
  Stored extends Versioned,
  Values extends FieldValues,
  Name extends string,
  Out = Values,
>(options: Options<Stored, Values, Name, Out>) {
  const { kind, record, resolver, load, save, saved, onDone, toField = asIs, onRefused, onInvalid } = options;
  const words = useTranslations("form.conflict");
  const sentenceOf = useErrorMessage();
  const [first] = useState(() => options.values ?? kind.valuesOf(record as Stored));
  const [base, setBase] = useState(record);
  const [stored, setStored] = useState<Stored | null>(null);
  // Read by what runs before the next render: the check, and a save that follows a choice.
  const latest = useRef(record);
  const form = useForm<Values, Base<Stored>, Out>({
    resolver,
    context: latest,
    shouldFocusError: false,
    defaultValues: first as DefaultValues<Values>,
  });
  const begun = () => (latest.current ? kind.valuesOf(latest.current) : first);
  const versionsOf = (theirs: Stored) => ({ base: begun(), mine: form.getValues(), theirs: kind.valuesOf(theirs) });
  const compute = (values: unknown) => kind.isChanged(values as Values, begun());
  const isDirty = useWatch({ control: form.control, compute });
  useUnsavedWarning(isDirty);
  const { isRunning, watch } = useRunning();

  function adopt(next: Stored, shown = kind.valuesOf(next)) {
    latest.current = next;
    setBase(next);
    setStored(null);
    form.reset(shown, { keepSubmitCount: true });
  }
  async function take(next: Stored) {
    adopt(next);
    toast({ title: words("taken") });
    await onDone?.(next);
  }
  async function refuse(error: ApiError) {
    const now = await newerThan(latest.current, error, load);
    if (now) return kind.conflictsOf(versionsOf(now)).length === 0 ? take(now) : setStored(now);
    const fields = error.fields.map(toField);
    if (applyServerErrors(form.setError, fields)) return onInvalid?.(fields.map(({ path }) => path));
    if (onRefused?.(error, () => void submit())) return;
    form.setError("root", { message: (options.messageOf ?? sentenceOf)(error) });
  }
  /** Stores by another call than the form's own. */
  async function send(work: (base: Stored | null) => Promise<Stored>, said = saved) {
    const before = latest.current;
    const sent = structuredClone(form.getValues());
    let next: Stored;
    try {
      next = await watch(() => work(before));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return refuse(error);
    }
    const typed = form.getValues();
    const done = said(next, before);
    adopt(next, withTyped(kind, { sent, typed, stored: kind.valuesOf(next) }));
    toast(typeof done === "string" ? { title: done } : done);
    await onDone?.(next);
  }
  const submit = form.handleSubmit(
    (values) => send((current) => save(values, current)),
    (errors) => onInvalid?.(Object.keys(errors)),
  );
  /** The stored version with the named fields of what was typed here; saved at once where that is more than it. */
  async function settle(names: readonly string[]) {
    if (!stored) return;
    if (names.length === 0) return take(stored);
    adopt(stored, kind.mergeValues(versionsOf(stored), names));
    await submit();
  }
  const both = stored && versionsOf(stored);
  const conflict = both && { ...both, fields: kind.conflictsOf(both) };
  const busy = isRunning || form.formState.isSubmitting;
  return { form, base, isDirty, busy, conflict, submit, send, settle, later: () => setStored(null) };
}
