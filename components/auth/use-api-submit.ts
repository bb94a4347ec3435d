"use client";
import { useTranslations } from "next-intl";
import type { FieldValues, UseFormSetError } from "react-hook-form";
import { applyServerErrors } from "@/components/form/server-errors";
import { useErrorMessage } from "@/components/form/use-error-message";
import type { ApiError } from "@/lib/http/client";

type Options = {
  /** Field of the form for a path of the API's answer. */
  fieldOf?: (path: string) => string;
  /** True where the caller shows the refusal itself. */
  onRefused?: (error: ApiError) => unknown;
};

/** Sends, and puts what the API refuses to the fields or above them, with how long to wait. */
export function useApiSubmit<In extends FieldValues, Out>(
  setError: UseFormSetError<In>,
  /** Throws ApiError. */
  send: (values: Out) => Promise<unknown>,
  { fieldOf, onRefused }: Options = {},
) {
  const messageOf = useErrorMessage();
  const t = useTranslations("form");
  return async (values: Out) => {
    // Who sends has it; a form that has sent nothing yet does without.
    const client = await import("@/lib/http/client").catch(() => null);
    if (!client) {
      setError("root", { message: t("network") });
      return;
    }
    try {
      await send(values);
    } catch (error) {
      if (!(error instanceof client.ApiError)) throw error;
      if ((await onRefused?.(error)) === true) return;
      if (error.fields.length > 0) {
        applyServerErrors(setError, error.fields, fieldOf);
        return;
      }
      setError("root", { message: messageOf(error) });
    }
  };
}
