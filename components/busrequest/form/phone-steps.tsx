"use client";
import { useTranslations } from "next-intl";
import type { Ref } from "react";
import { Button } from "@/components/ui/button";
import { cn } from "@/components/ui/cn";
import { Icon } from "@/components/ui/icon";
import type { Kind } from "@/lib/features/busrequest/rules/kinds";
import { stopLabels } from "./labels";
import { type FormStop, formStops } from "./values";

/** How a stop on the line stands to the one where the author is. */
export function standing(stop: FormStop, here: FormStop) {
  const [at, now] = [formStops.indexOf(stop), formStops.indexOf(here)];
  return at === now ? "here" : at > now ? "todo" : "done";
}

const stopClass =
  "relative pt-6 before:absolute before:top-0 before:left-0 before:z-1 before:size-4.5 before:rounded-full before:border-4 before:border-on-hero not-last:after:absolute not-last:after:top-1.75 not-last:after:-right-2.25 not-last:after:left-2.25 not-last:after:h-1 not-last:after:bg-on-hero";

const lookOf = {
  here: "before:bg-[#fff]",
  todo: "font-medium before:bg-hero",
  done: "before:bg-on-hero",
};

type HeadProps = {
  kind: Kind;
  here: FormStop;
  heading: Ref<HTMLElement>;
  title: string;
  headOf: (stop: FormStop) => string;
};

/** Phones: the line as stepper, with the stop's name above it. */
export function PhoneHead({ kind, here, heading, title, headOf }: HeadProps) {
  const t = useTranslations("busrequest.form");
  const labels = stopLabels(kind);
  return (
    <div className="bg-hero px-4 pt-4 pb-4 text-on-hero md:hidden">
      <h1 className="text-2xl">
        <span className="sr-only">{title}: </span>
        <span tabIndex={-1} ref={heading}>
          {headOf(here)}
        </span>
      </h1>
      <ol className="relative mt-4 grid grid-cols-[1fr_1fr_auto] sign-sm" aria-label={t("stops.label")}>
        {formStops.map((stop) => (
          <li
            key={stop}
            className={cn(stopClass, lookOf[standing(stop, here)])}
            aria-current={stop === here ? "step" : undefined}
          >
            {t(`stops.${stop === "group" ? labels.group : stop}`)}
          </li>
        ))}
      </ol>
    </div>
  );
}

type BarProps = { kind: Kind; here: FormStop; busy: boolean; label: string; onGo: (way: 1 | -1) => void };

/** Phones: the way on, always in reach of the thumb. */
export function PhoneBar({ kind, here, busy, label, onGo }: BarProps) {
  const t = useTranslations("busrequest.form");
  const last = here === "contact";
  return (
    <div
      className="fixed inset-x-0 bottom-0 z-30 flex items-center gap-[0.6rem] border-t-2 border-ink bg-surface px-4 py-3 md:hidden"
      data-bottom-bar="step"
    >
      {here !== "trip" && (
        <Button square aria-label={t("previous")} onClick={() => onGo(-1)}>
          <Icon of="arrow-left" />
        </Button>
      )}
      {last ? (
        <Button
          key="send"
          variant="pri"
          className="max-md:min-h-[3.1rem]! max-md:flex-1 max-md:text-lg/none!"
          type="submit"
          busy={busy}
        >
          {label}
        </Button>
      ) : (
        <Button
          key="next"
          variant="pri"
          className="max-md:min-h-[3.1rem]! max-md:flex-1 max-md:text-lg/none!"
          onClick={() => onGo(1)}
        >
          {t(here === "trip" ? stopLabels(kind).next : "toContact")}
        </Button>
      )}
    </div>
  );
}
