"use client";
import { useTimeZone, useTranslations } from "next-intl";
import { type Ref, useRef, useState } from "react";
import { useController } from "react-hook-form";
import { Icon } from "@/components/ui/icon";
import { useLazy } from "@/components/ui/use-lazy";
import { formatDate, formatTime, marketTimeZone } from "@/lib/i18n/formats";
import { dayText, parseDay, parseTime } from "./calendar";
import { Field } from "./field";
import { toInstant } from "./market-time";
import type { FieldProps } from "./text-field";
import { useErrorText } from "./use-error-text";
import { useField } from "./use-field";

type Props = FieldProps & {
  /** Milliseconds; earlier days cannot be clicked (typing them gives the schema's message). */
  min?: number;
  dateOnly?: boolean;
};

/** Texts of the two inputs beside the instant in the form: what is typed half is kept as it is. */
function useTexts(value: unknown, onChange: (value: number | null) => void, dateOnly: boolean, zone: string) {
  const number = typeof value === "number" && Number.isFinite(value) ? value : null;
  const [texts, setTexts] = useState({ date: "", time: "", of: null as number | null });
  // The value came from elsewhere (draft, reset): the texts follow it.
  if (number !== texts.of && (number !== null || texts.of !== null)) {
    setTexts(
      number === null
        ? { date: "", time: "", of: null }
        : { date: formatDate(number, zone), time: formatTime(number, zone), of: number },
    );
  }
  function type(change: { date?: string; time?: string }) {
    const date = change.date ?? texts.date;
    const time = change.time ?? texts.time;
    const day = parseDay(date);
    const clock = dateOnly ? "00:00" : parseTime(time);
    const of = day && clock ? toInstant(day, clock, zone) : null;
    setTexts({ date, time, of });
    onChange(of);
  }
  function tidy() {
    const day = parseDay(texts.date);
    const time = parseTime(texts.time) ?? texts.time;
    setTexts({ ...texts, date: day ? dayText(day) : texts.date, time });
  }
  return { ...texts, type, tidy };
}

function typedError(date: string, time: string) {
  if (date.trim() !== "" && !parseDay(date)) return "dateInvalid";
  return time.trim() !== "" && !parseTime(time) ? "timeInvalid" : undefined;
}

type ButtonProps = { ref: Ref<HTMLButtonElement>; open: boolean; onOpen: () => void };

function CalendarButton({ ref, open, onOpen }: ButtonProps) {
  const t = useTranslations("form");
  return (
    <button
      type="button"
      className="input-button"
      ref={ref}
      aria-label={t("openCalendar")}
      aria-haspopup="dialog"
      aria-expanded={open}
      onClick={onOpen}
    >
      <Icon of="calendar-days" />
    </button>
  );
}

/**
 * dd.MM.yyyy and HH:mm, typed or picked, by the clock of the page (a day alone by the market's, so that it is the same
 * for everybody). Value: milliseconds or null.
 */
export function DateTimeField({ name, label, hint, optional, className, min, dateOnly = false }: Props) {
  const t = useTranslations("form");
  const text = useErrorText();
  const field = useField(name, { hint });
  const { field: control } = useController({ name });
  const clock = useTimeZone() ?? marketTimeZone;
  const zone = dateOnly ? marketTimeZone : clock;
  const { date, time, type, tidy } = useTexts(control.value, control.onChange, dateOnly, zone);
  const [left, setLeft] = useState(false);
  const [picking, setPicking] = useState(false);
  const DatePopover = useLazy(
    () => import("./date-popover").then((module) => module.DatePopover),
    picking,
    () => setPicking(false),
  );
  const button = useRef<HTMLButtonElement>(null);
  const timeInput = useRef<HTMLInputElement>(null);
  const error = (left && text(typedError(date, time))) || field.error;
  const onBlur = () => {
    setLeft(true);
    tidy();
    control.onBlur();
  };
  const described = {
    "aria-invalid": error ? true : undefined,
    "aria-describedby": error ? `${field.id}-error` : undefined,
  };
  return (
    <Field id={field.id} label={label} hint={hint} error={error} optional={optional} className={className}>
      <span className={dateOnly ? undefined : "date-and-time"}>
        <span className="input-box">
          <input
            {...field.aria}
            {...described}
            ref={control.ref}
            value={date}
            inputMode="text"
            autoComplete="off"
            placeholder={t("datePlaceholder")}
            onChange={(event) => type({ date: event.target.value })}
            onBlur={onBlur}
          />
          <CalendarButton ref={button} open={picking} onOpen={() => setPicking(true)} />
        </span>
        {!dateOnly && (
          <span className="input-box">
            <input
              ref={timeInput}
              {...described}
              aria-label={`${typeof label === "string" ? label : t("date")}, ${t("time")}`}
              value={time}
              inputMode="text"
              autoComplete="off"
              placeholder={t("timePlaceholder")}
              onChange={(event) => type({ time: event.target.value })}
              onBlur={onBlur}
            />
          </span>
        )}
      </span>
      {picking && DatePopover && (
        <DatePopover
          anchor={button}
          day={parseDay(date)}
          min={min}
          onClose={() => setPicking(false)}
          onPick={(day) => {
            type({ date: dayText(day) });
            setPicking(false);
            if (!dateOnly && time === "") timeInput.current?.focus();
          }}
        />
      )}
    </Field>
  );
}
