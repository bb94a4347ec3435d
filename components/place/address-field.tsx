"use client";
import { Controller } from "react-hook-form";
import { useErrorText } from "@/components/form/use-error-text";
import { fieldId, messageOf } from "@/components/form/use-field";
import { PlaceInput } from "./place-input";

type Props = { name: string; label: string; hint?: string; placeholder?: string; withStreet?: boolean };

/** A place that the form needs: the town from the list, the house beside it. */
export function AddressField({ name, withStreet = true, ...words }: Props) {
  const text = useErrorText();
  return (
    <Controller
      name={name}
      render={({ field: { ref, ...field }, fieldState }) => (
        <div
          id={fieldId(name)}
          tabIndex={-1}
          ref={(node) => ref(node && { focus: () => node.querySelector("input")?.focus() })}
        >
          <PlaceInput
            {...field}
            {...words}
            error={text(messageOf(fieldState.error))}
            withStreet={withStreet}
            required
          />
        </div>
      )}
    />
  );
}
