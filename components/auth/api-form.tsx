"use client";
import type { ReactNode } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";
import { FormBody } from "@/components/form/form-body";
import type { ApiError } from "@/lib/http/client";
import { useApiSubmit } from "./use-api-submit";

type Props<In extends FieldValues, Out> = {
  form: UseFormReturn<In, unknown, Out>;
  /** Throws ApiError; what it says goes to the fields or above them. */
  send: (values: Out) => Promise<unknown>;
  labels: Record<string, ReactNode>;
  /** Field of the form for a path of the API's answer. */
  fieldOf?: (path: string) => string;
  /** True where the caller shows the refusal itself. */
  onRefused?: (error: ApiError) => unknown;
  className?: string;
  children: ReactNode;
};

/** A form that keeps what was typed, marks what the API refuses and says how long to wait. */
export function ApiForm<In extends FieldValues, Out>(props: Props<In, Out>) {
  const { form, send, labels, fieldOf, onRefused, className, children } = props;
  const submit = useApiSubmit(form.setError, send, { fieldOf, onRefused });
  return (
    <FormBody form={form} labels={labels} className={className} onSubmit={form.handleSubmit(submit)}>
      {children}
    </FormBody>
  );
}
