"use client";
import type { ReactNode } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";
import { FormBody } from "@/components/form/form-body";
import { applyServerErrors } from "@/components/form/server-errors";
import { useErrorMessage } from "@/components/form/use-error-message";
import { ApiError } from "@/lib/http/client";

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
  const messageOf = useErrorMessage();

  async function submit(values: Out) {
    try {
      await send(values);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if ((await onRefused?.(error)) === true) return;
      if (error.fields.length > 0) {
        applyServerErrors(form.setError, error.fields, fieldOf);
        return;
      }
      form.setError("root", { message: messageOf(error) });
    }
  }

  return (
    <FormBody form={form} labels={labels} className={className} onSubmit={form.handleSubmit(submit)}>
      {children}
    </FormBody>
  );
}
