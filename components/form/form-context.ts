"use client";
import { createContext, useContext } from "react";
import type { FieldErrors, RegisterOptions, UseFormRegisterReturn } from "react-hook-form";

/** What fields and list of errors need of their form, be it one of react-hook-form or a plain one. */
export type FormOfFields = {
  register: (name: string, options?: RegisterOptions) => UseFormRegisterReturn;
  formState: { errors: FieldErrors; isSubmitting: boolean; submitCount: number };
};

export const FormContext = createContext<FormOfFields | null>(null);

export function useFormOfFields() {
  const form = useContext(FormContext);
  if (!form) throw new Error("No form stands around this.");
  return form;
}
