"use client";
import { type FormEventHandler, type ReactNode, useRef, useState } from "react";
import { useLazy } from "@/components/ui/use-lazy";
import { useFormOfFields } from "./form-context";
import { watchReader } from "./moved-on";
import { NoScript } from "./no-script";
import { useEarlyPress } from "./use-early-press";
import { useErrorText } from "./use-error-text";

export type FormElementProps = {
  onSubmit: FormEventHandler<HTMLFormElement>;
  /** For the list of errors, in the order of the fields. */
  labels: Record<string, ReactNode>;
  className?: string;
  "aria-label"?: string;
  children: ReactNode;
};

/** The form element with its list of errors; it and its fields find the form by themselves. */
export function FormElement({ labels, children, onSubmit, ...rest }: FormElementProps) {
  const early = useEarlyPress();
  const text = useErrorText();
  const { submitCount, errors } = useFormOfFields().formState;
  const movedOn = useRef<() => boolean>(() => false);
  const [alone, setAlone] = useState(false);
  const ErrorSummary = useLazy(
    () => import("./error-summary-later").then((module) => module.ErrorSummary),
    submitCount,
    () => setAlone(true),
  );
  const submit: FormEventHandler<HTMLFormElement> = (event) => {
    movedOn.current = watchReader(document);
    return onSubmit(event);
  };
  return (
    // POST: before the script has loaded nothing that was typed gets into an address.
    <form method="post" noValidate {...early} {...rest} onSubmit={submit}>
      <NoScript />
      {ErrorSummary && <ErrorSummary labels={labels} movedOn={movedOn} />}
      {/* Without a network the list does not come either; what concerns no field would be told to nobody. */}
      {alone && !ErrorSummary && errors.root && (
        <p className="rounded-control border-2 border-danger bg-danger-tint p-4 text-sm" role="alert">
          {text(errors.root.message)}
        </p>
      )}
      {children}
    </form>
  );
}
