"use client";
import type { FormEventHandler, ReactNode } from "react";
import { ErrorSummary } from "./error-summary";
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
  return (
    // POST: before the script has loaded nothing that was typed gets into an address.
    <form method="post" noValidate {...early} {...rest}>
      <NoScript />
      <ErrorSummary labels={labels} />
      {children}
    </form>
  );
}
