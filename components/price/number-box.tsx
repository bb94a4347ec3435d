"use client";
import { useLocale } from "next-intl";
import { useId, useState } from "react";
import type { Language } from "@/lib/i18n/routing";

type Props = {
  label: string;
  unit: string;
  value: number;
  most: number;
  changed: boolean;
  onChange: (value: number) => void;
};

const parse = (text: string) =>
  /^\d{1,6}([.,]\d{1,3})?$/.test(text.trim()) ? Number(text.trim().replace(",", ".")) : Number.NaN;

/** A number that may be changed where it stands; yellow once it is. Nonsense stays typed and counts for nothing. */
export function NumberBox({ label, unit, value, most, changed, onChange }: Props) {
  const lng = useLocale() as Language;
  const id = useId();
  const written = value.toLocaleString(lng, { maximumFractionDigits: 2, useGrouping: false });
  const [typed, setTyped] = useState<string | null>(null);
  const text = typed ?? written;
  const wrong = !(parse(text) >= 0 && parse(text) <= most);
  return (
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
        // Inside another form Enter would send that.
        onKeyDown={(event) => event.key === "Enter" && event.preventDefault()}
        onBlur={() => setTyped(wrong ? text : null)}
        onChange={({ target }) => {
          setTyped(target.value);
          const read = parse(target.value);
          if (read >= 0 && read <= most) onChange(read);
        }}
      />
      <span className="text-ink-3">{unit}</span>
    </span>
  );
}
