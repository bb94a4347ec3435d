"use client";
import { useTranslations } from "next-intl";
import { DayInput } from "@/components/form/day-input";
import { heroFieldClass, heroInputClass, heroLabelClass } from "./hero-field";

type Props = { names: [day: string, people: string]; day: string | null; people: number | null };

/** Two plain fields of the form. Drawn in the browser, too, where the look of its places is anyway. */
export function DayAndPeople({ names: [dayName, peopleName], day, people }: Props) {
  const t = useTranslations("home.hero");
  const form = useTranslations("form");
  return (
    <>
      <div className={heroFieldClass({ at: "aside" })}>
        <label className={heroLabelClass} htmlFor="hero-day">
          {t("when")}
        </label>
        <DayInput
          className={heroInputClass({ small: true })}
          id="hero-day"
          name={dayName}
          day={day}
          placeholder={form("datePlaceholder")}
        />
      </div>
      <div className={heroFieldClass({ at: "aside" })}>
        <label className={heroLabelClass} htmlFor="hero-people">
          {t("people")}
        </label>
        <input
          className={heroInputClass({ small: true })}
          id="hero-people"
          type="number"
          inputMode="numeric"
          name={peopleName}
          min={1}
          max={500}
          defaultValue={people ?? ""}
        />
      </div>
    </>
  );
}
