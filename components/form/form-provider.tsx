"use client";
import type { ReactNode } from "react";
import { type FieldValues, FormProvider as LibraryProvider, type UseFormReturn } from "react-hook-form";
import { FormContext, type FormOfFields } from "./form-context";

type Props<In extends FieldValues, Context, Out> = UseFormReturn<In, Context, Out> & { children: ReactNode };

/** A form of react-hook-form for the fields inside: for its own hooks, and for fields that do not ask whose form it is. */
export function FormProvider<In extends FieldValues, Context, Out>({ children, ...form }: Props<In, Context, Out>) {
  return (
    <FormContext value={form as unknown as FormOfFields}>
      <LibraryProvider {...(form as unknown as UseFormReturn<In, Context, Out>)}>{children}</LibraryProvider>
    </FormContext>
  );
}
