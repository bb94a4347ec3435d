"use client";
import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { useFieldArray, useFormContext } from "react-hook-form";
import { FieldMessage } from "@/components/form/field";
import { useField } from "@/components/form/use-field";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { Icon } from "@/components/ui/icon";
import { mostSpans, type Weekday, weekdays } from "@/lib/features/advertiserlocation/rules/facts";
import type { LocationValues } from "./values";

/** "9" and "930" become "09:00" and "09:30"; what is no time stays as it was typed. */
export function asTime(text: string) {
  const parts = /^(\d{1,2})(?:[:.h ]?(\d{2}))?$/.exec(text.trim());
  return parts ? `${(parts[1] ?? "").padStart(2, "0")}:${parts[2] ?? "00"}` : text.trim();
}

/** A row that was added after a save failed is not wrong before somebody has been in it, or saves again. */
function useFresh(submits: number) {
  const [left, setLeft] = useState(false);
  const [born] = useState(submits);
  return { isFresh: !left && submits <= born, leave: () => setLeft(true) };
}

function TimeInput({ name, label }: { name: string; label: string }) {
  const field = useField(name);
  const form = useFormContext();
  const { onBlur, ...register } = form.register(name);
  const { isSubmitted, submitCount } = form.formState;
  const { isFresh, leave } = useFresh(submitCount);
  const error = isFresh ? undefined : field.error;
  return (
    <span className={cn("field max-w-36 leading-snug", error && "field-invalid")}>
      <span className="input-box w-[5.2rem]">
        <input
          {...(isFresh ? { id: field.id } : field.aria)}
          {...register}
          aria-label={label}
          inputMode="numeric"
          autoComplete="off"
          maxLength={5}
          placeholder="09:00"
          onBlur={(event) => {
            form.setValue(name, asTime(event.target.value), { shouldDirty: true });
            void onBlur(event);
            leave();
            // What was red for "9" is right as "09:00", and so may be the other end.
            if (isSubmitted) void form.trigger([name, name.replace(/from$/, "to")]);
          }}
        />
      </span>
      <FieldMessage id={field.id} error={error} />
    </span>
  );
}

export function useDayName() {
  const format = new Intl.DateTimeFormat(useLocale(), { weekday: "long", timeZone: "UTC" });
  // 1 January 2024 was a Monday.
  return (day: Weekday) => format.format(Date.UTC(2024, 0, 1 + weekdays.indexOf(day), 12));
}

function Day({ day }: { day: Weekday }) {
  const t = useTranslations("advertiserlocation.form");
  const name = useDayName()(day);
  const { control, getValues, setValue } = useFormContext<LocationValues>();
  const { fields, append, remove } = useFieldArray({ control, name: `facts.hours.${day}` });
  const copy = () => {
    const spans = getValues(`facts.hours.${day}`);
    for (const other of weekdays) {
      setValue(
        `facts.hours.${other}`,
        spans.map((span) => ({ ...span })),
        { shouldDirty: true },
      );
    }
  };
  return (
    <div className="grid min-h-[3.1rem] grid-cols-[7.2rem_minmax(0,1fr)_auto] items-center gap-2 border-t border-line pt-1 max-md:grid-cols-[minmax(0,1fr)_auto]">
      <b className="first-letter:uppercase">{name}</b>
      <div className="flex flex-wrap gap-y-2 gap-x-4 max-md:col-span-full max-md:row-2">
        {fields.length === 0 && <span className="text-xs text-ink-3">{t("closed")}</span>}
        {fields.map(({ id }, index) => (
          <span key={id} className="inline-flex items-start gap-1.5 leading-11">
            <TimeInput name={`facts.hours.${day}.${index}.from`} label={t("from", { day: name, n: index + 1 })} />
            <span aria-hidden="true">–</span>
            <TimeInput name={`facts.hours.${day}.${index}.to`} label={t("to", { day: name, n: index + 1 })} />
            <Button
              variant="ghost"
              square
              aria-label={t("removeTime", { day: name, n: index + 1 })}
              onClick={() => remove(index)}
            >
              <Icon of="trash" size={17} />
            </Button>
          </span>
        ))}
      </div>
      <span>
        {fields.length < mostSpans && (
          <Button
            variant="ghost"
            square
            aria-label={t("addTime", { day: name })}
            title={t("addTime", { day: name })}
            onClick={() => append({ from: "", to: "" })}
          >
            <Icon of="plus" size={17} />
          </Button>
        )}
        {fields.length > 0 && (
          <Button
            variant="ghost"
            square
            aria-label={t("copy", { day: name })}
            title={t("copy", { day: name })}
            onClick={copy}
          >
            <Icon of="copy" size={16} />
          </Button>
        )}
      </span>
    </div>
  );
}

/** Opening times, several a day; a night ends on the day after. */
export function HoursField({ timeZone }: { timeZone: string | null }) {
  const t = useTranslations("advertiserlocation.form");
  return (
    <fieldset className="field grid gap-1.5">
      <legend className="sign-sm">{t("hours")}</legend>
      <span className="field-hint">{timeZone ? t("hoursHintZone", { zone: timeZone }) : t("hoursHint")}</span>
      {weekdays.map((day) => (
        <Day key={day} day={day} />
      ))}
    </fieldset>
  );
}
