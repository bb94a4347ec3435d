"use client";
import { useCallback, useEffect, useRef, useState } from "react";
import type { DefaultValues, FieldValues, UseFormReturn } from "react-hook-form";
import { deviceStorage, dropDraft, readDraft, writeDraft } from "./draft";

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
  const waiting = useRef<{ timer: ReturnType<typeof setTimeout>; values: T } | null>(null);
  const held = useRef({ form, omit });
  held.current = { form, omit };
  const stopped = useRef(false);

  const flush = useCallback(() => {
    if (!waiting.current) return;
    clearTimeout(waiting.current.timer);
    writeDraft(deviceStorage(), key, waiting.current.values, held.current.omit);
    waiting.current = null;
  }, [key]);

  // The form object may change with each render; the draft is read once and the values are followed throughout.
  useEffect(() => {
    const { form: now } = held.current;
    const draft = restore ? readDraft(deviceStorage(), key) : null;
    if (draft) {
      const base = now.formState.defaultValues as T;
      now.reset({ ...base, ...draft } as DefaultValues<T>, { keepDefaultValues: true });
      setRestored(true);
    }
    const stop = now.subscribe({
      formState: { values: true },
      callback: ({ values }) => {
        if (stopped.current) return;
        clearTimeout(waiting.current?.timer);
        waiting.current = { values, timer: setTimeout(flush, 300) };
      },
    });
    window.addEventListener("pagehide", flush);
    return () => {
      stop();
      flush();
      window.removeEventListener("pagehide", flush);
    };
  }, [key, restore, flush]);

  const forget = useCallback(() => {
    clearTimeout(waiting.current?.timer);
    waiting.current = null;
    dropDraft(deviceStorage(), key);
    setRestored(false);
  }, [key]);

  const clear = useCallback(() => {
    stopped.current = true;
    forget();
  }, [forget]);

  const discard = useCallback(() => {
    held.current.form.reset();
    forget();
  }, [forget]);

  return { restored, clear, discard };
}
