"use client";

import { useLocale, useTranslations } from "next-intl";
import { type ReactNode, useState } from "react";
import { Icon } from "@/components/ui/icon";
import { locatePlace } from "@/lib/features/place/client";
import { emptyPlace, isChosen } from "@/lib/features/place/rules";
import type { Place } from "@/lib/features/place/schema";
import { PlaceOptions } from "./place-options";
import { PostalFields } from "./postal-fields";
import { usePlaceCombobox } from "./use-place-combobox";

type PlaceInputProps = {
  value: Place | null | undefined;
  onChange: (place: Place) => void;
  onBlur?: () => void;
  name: string;
  label: string;
  /** A sentence, not a key. */
  error?: string;
  hint?: string;
  placeholder?: string;
  /** Street, number and postal code beside the town: a full postal address comes out. */
  withStreet?: boolean;
  required?: boolean;
  icon?: ReactNode;
  /** Where the reader stands to the metre, not the middle of the town. */
  exact?: boolean;
};

type Trouble = "denied" | "service" | null;

function LocateButton({
  exact,
  onFound,
  onTrouble,
}: {
  exact?: boolean;
  onFound: (place: Place) => void;
  onTrouble: (trouble: Trouble) => void;
}) {
  const t = useTranslations("place");
  const language = useLocale();
  const [busy, setBusy] = useState(false);
  async function locate() {
    setBusy(true);
    try {
      onFound(await locatePlace(language, exact));
      onTrouble(null);
    } catch (error) {
      const refused = typeof GeolocationPositionError !== "undefined" && error instanceof GeolocationPositionError;
      onTrouble(refused ? "denied" : "service");
    }
    setBusy(false);
  }
  return (
    <button type="button" className="input-button" aria-label={t("locate")} aria-busy={busy} onClick={locate}>
      <Icon of="crosshair" size={17} />
    </button>
  );
}

/**
 * Town or sight with suggestions. What is typed but not chosen is a place without coordinates, which the
 * schema refuses as AddressMissing. Fits a Controller of react-hook-form: `{...field}`.
 */
export function PlaceInput({ value: given, onChange, onBlur, name, label, error, hint, ...rest }: PlaceInputProps) {
  const t = useTranslations("place");
  const language = useLocale();
  const [trouble, setTrouble] = useState<Trouble>(null);
  const value = given ?? emptyPlace;
  const box = usePlaceCombobox({ value, onChange, language, withStreet: rest.withStreet });
  const down = box.search.isError && !isChosen(value);
  const note = down ? t("serviceDown") : trouble ? t(trouble) : hint;
  const described = [error && `${box.id}-error`, note && `${box.id}-note`].filter(Boolean).join(" ");
  const street = rest.withStreet || down;
  return (
    <div className={error ? "field field-invalid" : "field"}>
      <label htmlFor={box.id}>{label}</label>
      <div className="relative">
        <div className="input-box">
          {rest.icon ?? <Icon of="map-pin" size={17} />}
          <input
            id={box.id}
            name={name}
            type="text"
            role="combobox"
            autoComplete="off"
            aria-autocomplete="list"
            aria-expanded={box.shown}
            aria-controls={`${box.id}-list`}
            aria-activedescendant={box.shown && box.active >= 0 ? `${box.id}-${box.active}` : undefined}
            aria-invalid={error ? true : undefined}
            aria-describedby={described || undefined}
            aria-required={rest.required}
            maxLength={120}
            placeholder={rest.placeholder}
            value={box.text}
            onChange={(event) => box.type(event.target.value)}
            onKeyDown={box.onKeyDown}
            onBlur={() => {
              box.close();
              onBlur?.();
            }}
          />
          <LocateButton exact={rest.exact} onFound={box.choose} onTrouble={setTrouble} />
        </div>
        <PlaceOptions box={box} label={label} />
      </div>
      {street && <PostalFields value={value} onChange={onChange} name={name} withTown={down} />}
      {note && (
        <p className="field-hint" id={`${box.id}-note`}>
          {note}
        </p>
      )}
      {error && (
        <p className="field-message" id={`${box.id}-error`}>
          <Icon of="circle-exclamation-point" size={15} />
          {error}
        </p>
      )}
    </div>
  );
}
