"use client";
import type { RegisterOptions } from "react-hook-form";
import { useFormOfFields } from "./form-context";
import { useErrorText } from "./use-error-text";

export function fieldId(name: string) {
  return `f-${name.replaceAll(".", "-")}`;
}

const at = (errors: unknown, name: string) =>
  name.split(".").reduce((found, key) => (found as Record<string, unknown> | undefined)?.[key], errors);

/** What every field needs of its form: id, message, and the attributes that tie label, hint and message to the control. */
export function useField(name: string, { hint, options }: { hint?: unknown; options?: RegisterOptions } = {}) {
  const form = useFormOfFields();
  const text = useErrorText();
  const failure = at(form.formState.errors, name);
  const key = messageOf(failure);
  const id = fieldId(name);
  const error = text(key);
  const describedBy = [hint ? `${id}-hint` : "", error ? `${id}-error` : ""].filter(Boolean).join(" ");
  const aria = { id, "aria-invalid": error ? true : undefined, "aria-describedby": describedBy || undefined };
  return { id, error, aria, register: () => form.register(name, options) };
}

/** A nested object (a place) reports its first message; a message at the object itself wins. */
export function messageOf(failure: unknown): string | undefined {
  if (typeof failure !== "object" || failure === null) return undefined;
  if ("message" in failure && typeof failure.message === "string" && failure.message) return failure.message;
  for (const [key, inner] of Object.entries(failure)) {
    const message = key === "ref" ? undefined : messageOf(inner);
    if (message) return message;
  }
  return undefined;
}
