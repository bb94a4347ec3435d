"use client";
import type { FormEventHandler, ReactNode } from "react";
import { useLazy } from "@/components/ui/use-lazy";
import { useFormOfFields } from "./form-context";
import { NoScript } from "./no-script";
import { useEarlyPress } from "./use-early-press";

export type FormElementProps = {
  onSubmit: FormEventHandler<HTMLFormElement>;
  /** For the list of errors, in the order of the fields. */
  labels: Record<string, ReactNode>;
  className?: string;
  "aria-label"?: string;
  children: ReactNode;
};

/** The form element with its list of errors; it and its fields find the form by themselves. */
export function FormElement({ labels, children, ...rest }: FormElementProps) {
  const early = useEarlyPress();
  const { submitCount } = useFormOfFields().formState;
  const ErrorSummary = useLazy(
    () => import("./error-summary-later").then((module) => module.ErrorSummary),
    submitCount,
  );
  return (
    // POST: before the script has loaded nothing that was typed gets into an address.
    <form method="post" noValidate {...early} {...rest}>
      <NoScript />
      {ErrorSummary && <ErrorSummary labels={labels} />}
      {children}
    </form>
  );
}
