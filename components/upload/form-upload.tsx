"use client";
import type { ReactNode } from "react";
import { useController } from "react-hook-form";
import { FieldMessage } from "@/components/form/field";
import { useErrorText } from "@/components/form/use-error-text";
import { fieldId, messageOf } from "@/components/form/use-field";
import { cn } from "@/components/ui/cn";

type Held<Value> = { id: string; value: Value; onChange: (value: Value) => void };
type Props<Value> = { name: string; className?: string; children: (held: Held<Value>) => ReactNode };

/** What was uploaded as a field of the form around it, with the field's error below. */
export function FormUpload<Value>({ name, className, children }: Props<Value>) {
  const text = useErrorText();
  const { field, fieldState } = useController({ name });
  const { error } = fieldState;
  const id = fieldId(name);
  return (
    <div className={cn("field", error && "field-invalid", className)}>
      {children({ id, value: field.value, onChange: field.onChange })}
      <FieldMessage id={id} error={text(messageOf(error))} />
    </div>
  );
}
