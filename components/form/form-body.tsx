"use client";
import type { FieldValues, UseFormReturn } from "react-hook-form";
import { FormElement, type FormElementProps } from "./form-element";
import { FormProvider } from "./form-provider";

type Props<In extends FieldValues, Context, Out> = FormElementProps & { form: UseFormReturn<In, Context, Out> };

/** A form of react-hook-form. */
export function FormBody<In extends FieldValues, Context, Out>({ form, ...rest }: Props<In, Context, Out>) {
  return (
    <FormProvider {...form}>
      <FormElement {...rest} />
    </FormProvider>
  );
}
