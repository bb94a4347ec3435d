import { dayText } from "./calendar";

type Props = {
  name: string;
  /** yyyy-MM-dd, or empty. */
  day: string | null | undefined;
  placeholder: string;
  id?: string;
  className?: string;
};

/** A day as dd.MM.yyyy in every language and browser, in forms that work without scripts (`parseDay` reads it). */
export function DayInput({ name, day, placeholder, id, className }: Props) {
  return (
    <input
      id={id}
      className={className}
      type="text"
      inputMode="numeric"
      autoComplete="off"
      name={name}
      placeholder={placeholder}
      title={placeholder}
      maxLength={10}
      pattern="\d{1,2}\.\d{1,2}\.(\d{4}|\d{2})"
      defaultValue={day ? dayText(day) : ""}
    />
  );
}
