"use client";
import type { FormEventHandler, ReactNode } from "react";
import { type FieldValues, FormProvider, type UseFormReturn } from "react-hook-form";
import { ErrorSummary } from "./error-summary";
import { useEarlyPress } from "./use-early-press";
import { NoScript } from "./no-script";

type Props<In extends FieldValues, Context, Out> = {
  form: UseFormReturn<In, Context, Out>;
  onSubmit: FormEventHandler;
  /** For the list of errors, in the order of the fields. */
  labels: Record<string, ReactNode>;
  className?: string;
  "aria-label"?: string;
  children: ReactNode;
};

/** The form element with its list of errors; its fields find the form by themselves. */
export function FormBody<In extends FieldValues, Context, Out>({
  form,
  labels,
  children,
  ...rest
}: Props<In, Context, Out>) {
  const early = useEarlyPress();
  return (
    <FormProvider {...form}>
      {/* POST: before the script has loaded nothing that was typed gets into an address. */}
      <form method="post" noValidate {...early} {...rest}>
        <NoScript />
        <ErrorSummary labels={labels} />
        {children}
      </form>
    </FormProvider>
  );
}
