"use client";
import { type FormEvent, useMemo, useRef, useState } from "react";
import type { UseFormSetError } from "react-hook-form";
import type { FormOfFields } from "./form-context";

type Failure = { message?: string };
type Errors<In> = { [Name in keyof In | "root"]?: Failure };
type Typed = Record<string, string>;
/** What is to be sent, or what is wrong with it. */
export type Check<In, Out = In> = (
  values: In,
) => { values?: Out; errors: Errors<In> } | PromiseLike<{ values?: Out; errors: Errors<In> }>;
type State<In> = { errors: Errors<In>; isSubmitting: boolean; submitCount: number };
type Field = HTMLInputElement | HTMLTextAreaElement;

const focus = (form: HTMLFormElement | null, name: string | undefined) => {
  const field = name && form?.elements.namedItem(name);
  if (field instanceof HTMLElement) field.focus();
};

/**
 * A few text fields without the library for forms, which weighs 15 kB: checked when they are sent, and each as it is mended from then on. What is typed
 * stands in the fields alone, so that what was typed before the page's scripts came stays.
 */
export function usePlainForm<In extends Typed, Out = In>(check: Check<In, Out>, initial: In) {
  const [state, setState] = useState<State<In>>({ errors: {}, isSubmitting: false, submitCount: 0 });
  const kept = useRef(initial);
  const element = useRef<HTMLFormElement>(null);
  const names = Object.keys(initial);
  const read = (form: HTMLFormElement) => {
    const typed = new FormData(form);
    return Object.fromEntries(names.map((name) => [name, String(typed.get(name) ?? "")])) as In;
  };
  // An attribute would be taken for what was typed, and show a password in the document.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the fields of a form are always the same
  const refs = useMemo(() => {
    const fill = (name: string) => (field: Field | null) => {
      if (field && field.value === "") field.value = kept.current[name] ?? "";
    };
    return Object.fromEntries(names.map((name) => [name, fill(name)]));
  }, []);

  const setErrors = (errors: Errors<In>) => setState((now) => ({ ...now, errors: { ...now.errors, ...errors } }));
  async function mend(name: string, form: HTMLFormElement | null) {
    if (state.submitCount === 0 || !form) return;
    const { errors } = await check(read(form));
    setErrors({ [name]: errors[name] } as Errors<In>);
  }
  const register: FormOfFields["register"] = (name) => ({
    name,
    ref: refs[name] ?? (() => undefined),
    onBlur: async () => undefined,
    onChange: ({ target }: { target: Field }) => mend(name, target.form),
  });

  async function submit(form: HTMLFormElement, send: (values: Out) => Promise<unknown>) {
    element.current = form;
    kept.current = read(form);
    setState((now) => ({ ...now, isSubmitting: true }));
    try {
      const { values, errors } = await check(kept.current);
      setState((now) => ({ ...now, errors }));
      const wrong = Object.keys(errors).length > 0;
      if (values && !wrong) await send(values);
      else
        focus(
          form,
          names.find((name) => errors[name]),
        );
    } finally {
      setState((now) => ({ ...now, isSubmitting: false, submitCount: now.submitCount + 1 }));
    }
  }
  const setError: UseFormSetError<In> = (name, { message }, { shouldFocus } = { shouldFocus: false }) => {
    setErrors({ [name]: { message } } as Errors<In>);
    if (shouldFocus) focus(element.current, name);
  };
  return {
    register,
    formState: state as State<In> & FormOfFields["formState"],
    handleSubmit: (send: (values: Out) => Promise<unknown>) => async (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      if (!state.isSubmitting) await submit(event.currentTarget, send);
    },
    setError,
    /** What the fields show when they are there again. */
    keep: (values: In) => {
      kept.current = values;
    },
  };
}
