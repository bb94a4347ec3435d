import type { ComponentProps } from "react";
import { dayText } from "./calendar";

type Props = {
  name: string;
  /** yyyy-MM-dd, or empty. */
  day: string | null | undefined;
  placeholder: string;
  id?: string;
  className?: string;
  /** Shown where `day` is empty: what was typed and is no day. */
  typed?: string;
} & Pick<ComponentProps<"input">, "aria-invalid" | "aria-describedby">;

/** A day as dd.MM.yyyy in every language and browser, in forms that work without scripts (`parseDay` reads it). */
export function DayInput({ day, typed = "", placeholder, ...rest }: Props) {
  return (
    <input
      {...rest}
      type="text"
      inputMode="numeric"
      autoComplete="off"
      placeholder={placeholder}
      title={placeholder}
      maxLength={10}
      pattern="\d{1,2}\.\d{1,2}\.(\d{4}|\d{2})"
      defaultValue={day ? dayText(day) : typed}
    />
  );
}
