"use client";
import { useLocale, useTranslations } from "next-intl";
import { useId, useState } from "react";
import { formatNumber } from "@/lib/i18n/formats";
import { readNumber, writeNumber } from "@/lib/i18n/number-text";
import type { Language } from "@/lib/i18n/routing";

type Props = {
  label: string;
  unit: string;
  value: number;
  most: number;
  changed: boolean;
  /** Null: nothing that counts is typed. */
  onChange: (value: number | null) => void;
};

/** A number that may be changed where it stands; yellow once it is. Nonsense stays typed, is named, and counts for nothing. */
export function NumberBox({ label, unit, value, most, changed, onChange }: Props) {
  const t = useTranslations("price");
  const lng = useLocale() as Language;
  const id = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const text = typed ?? writeNumber(value, lng, 2);
  const within = (number: number) => number >= 0 && number <= most;
  const wrong = text.trim() !== "" && !within(readNumber(text, lng));
  return (
    <>
      <span
        className="input-box"
        style={{
          display: "inline-flex",
          width: "6.5rem",
          background: changed ? "var(--brand-tint)" : undefined,
          borderColor: wrong ? "var(--danger)" : undefined,
        }}
      >
        <label htmlFor={id} className="sr-only">
          {label}
        </label>
        <input
          id={id}
          className="text-right tabular-nums"
          inputMode="decimal"
          autoComplete="off"
          value={text}
          aria-invalid={wrong}
          aria-describedby={wrong ? `${id}-wrong` : undefined}
          // Inside another form Enter would send that.
          onKeyDown={(event) => event.key === "Enter" && event.preventDefault()}
          // Left empty it is the value from before again.
          onBlur={() => setTyped(wrong ? text : null)}
          onChange={({ target }) => {
            setTyped(target.value);
            const read = readNumber(target.value, lng);
            onChange(within(read) ? read : null);
          }}
        />
        <span className="text-ink-3">{unit}</span>
      </span>
      {wrong && (
        <span id={`${id}-wrong`} className="basis-full text-xs text-danger" aria-live="polite">
          {t("boxWrong", { most: formatNumber(most, lng) })}
        </span>
      )}
    </>
  );
}
