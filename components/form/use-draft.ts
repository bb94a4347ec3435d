"use client";
import { useCallback, useEffect, useRef, useState } from "react";
import type { DefaultValues, FieldValues, UseFormReturn } from "react-hook-form";
import { dropDraft, readDraft, writeDraft } from "./draft";

type Options = { omit?: readonly string[] /** False where the address prefills the form. */; restore?: boolean };

/**
 * Keeps what is typed on this device. `restored` says that a draft was put back; `clear` after a successful
 * submit; `discard` also empties the form.
 */
export function useDraft<T extends FieldValues>(
  key: string,
  form: UseFormReturn<T>,
  { omit, restore = true }: Options = {},
) {
  const [restored, setRestored] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const left = useRef(omit);
  const stopped = useRef(false);

  useEffect(() => {
    const draft = restore ? readDraft(localStorage, key) : null;
    if (draft) {
      const base = form.formState.defaultValues as T;
      form.reset({ ...base, ...draft } as DefaultValues<T>, { keepDefaultValues: true });
      setRestored(true);
    }
    const stop = form.subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        clearTimeout(timer.current);
        if (!stopped.current)
          timer.current = setTimeout(() => writeDraft(localStorage, key, values, left.current), 300);
      },
    });
    return () => {
      stop();
      clearTimeout(timer.current);
    };
  }, [key, form, restore]);

  const clear = useCallback(() => {
    stopped.current = true;
    clearTimeout(timer.current);
    dropDraft(localStorage, key);
    setRestored(false);
  }, [key]);

  const discard = useCallback(() => {
    clearTimeout(timer.current);
    form.reset();
    dropDraft(localStorage, key);
    setRestored(false);
  }, [form, key]);

  return { restored, clear, discard };
}
