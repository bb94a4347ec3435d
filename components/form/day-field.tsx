"use client";
import { useTranslations } from "next-intl";
import { useId, useRef, useState } from "react";
import { Icon } from "@/components/ui/icon";
import { useLazy } from "@/components/ui/use-lazy";
import { type Day, dayText, parseDay } from "./calendar";
import { Field } from "./field";
import { useErrorText } from "./use-error-text";

type Props = { label: string; day: Day | null; onDay: (day: Day | null) => void; min?: number };

/** A day of a filter, typed as dd.MM.yyyy or picked; told when the field is left, not at every key. */
export function DayField({ label, day, onDay, min }: Props) {
  const t = useTranslations("form");
  const errorText = useErrorText();
  const id = useId();
  const [typed, setTyped] = useState({ text: day ? dayText(day) : "", of: day });
  const [left, setLeft] = useState(false);
  const [picking, setPicking] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const DatePopover = useLazy(
    () => import("./date-popover").then((module) => module.DatePopover),
    picking,
    () => setPicking(false),
  );
  // The address has moved on: the text follows it.
  if (typed.of !== day) setTyped({ text: day ? dayText(day) : "", of: day });
  const parsed = parseDay(typed.text);
  const isOff = typed.text.trim() !== "" && !parsed;
  function commit(text: string) {
    const next = parseDay(text);
    setLeft(true);
    if (next !== day && (next || text.trim() === "")) onDay(next);
  }
  return (
    <Field id={id} label={label} error={left && isOff ? errorText("dateInvalid") : undefined}>
      <span className="input-box">
        <input
          id={id}
          value={typed.text}
          inputMode="text"
          autoComplete="off"
          maxLength={10}
          placeholder={t("datePlaceholder")}
          aria-invalid={(left && isOff) || undefined}
          aria-describedby={left && isOff ? `${id}-error` : undefined}
          onChange={(event) => setTyped({ text: event.target.value, of: day })}
          onBlur={() => commit(typed.text)}
          onKeyDown={(event) => event.key === "Enter" && commit(typed.text)}
        />
        <button
          type="button"
          className="input-button"
          ref={button}
          aria-label={`${label}: ${t("openCalendar")}`}
          aria-haspopup="dialog"
          aria-expanded={picking}
          onClick={() => setPicking(true)}
        >
          <Icon of="calendar-days" size={17} />
        </button>
      </span>
      {picking && DatePopover && (
        <DatePopover
          anchor={button}
          day={parsed}
          min={min}
          onClose={() => setPicking(false)}
          onPick={(next) => {
            setPicking(false);
            setTyped({ text: dayText(next), of: day });
            commit(dayText(next));
          }}
        />
      )}
    </Field>
  );
}
