"use client";
import { useTranslations } from "next-intl";
import { type ReactNode, useRef, useState } from "react";
import { useController } from "react-hook-form";
import { fieldId, useField } from "@/components/form/use-field";
import { PlaceInput } from "@/components/place/place-input";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";

type Props = {
  name: string;
  label: string;
  hint?: string;
  required?: boolean;
  icon?: ReactNode;
  exact?: boolean;
  className?: string;
};

/** A place of the form; street and number are asked for only where the author wants to give them. */
export function PlaceField({ name, className, ...rest }: Props) {
  const t = useTranslations("busrequest.form");
  const { error } = useField(name);
  const { field } = useController({ name });
  const box = useRef<HTMLDivElement>(null);
  const [wanted, setWanted] = useState(false);
  const street = wanted || Boolean(field.value?.address_fields?.street);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the error summary focuses the field by this id, the input is inside
    <div
      id={fieldId(name)}
      ref={box}
      tabIndex={-1}
      className={`grid grid-cols-1 content-start gap-2 ${className ?? ""}`}
      onFocus={(event) => event.target === box.current && box.current?.querySelector("input")?.focus()}
    >
      <PlaceInput
        {...rest}
        name={name}
        value={field.value}
        onChange={field.onChange}
        onBlur={field.onBlur}
        error={error}
        placeholder={t("placeExample")}
        withStreet={street}
      />
      {!street && (
        <Button variant="ghost" small className="justify-self-start" onClick={() => setWanted(true)}>
          <Icon of="plus" size={16} />
          {t("street")}
        </Button>
      )}
    </div>
  );
}
