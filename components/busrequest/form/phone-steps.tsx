"use client";
import { ArrowLeft } from "lucide-react";
import { useTranslations } from "next-intl";
import type { Ref } from "react";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import type { Kind } from "@/lib/features/busrequest/rules/kinds";
import { stopLabels } from "./labels";
import { type FormStop, formStops } from "./values";
import "@/components/busrequest/styles.css";

/** "here", "todo" or "done": the class of a stop on the line. */
export function standing(stop: FormStop, here: FormStop) {
  const [at, now] = [formStops.indexOf(stop), formStops.indexOf(here)];
  return at === now ? "here" : at > now ? "todo" : "done";
}

type HeadProps = { kind: Kind; here: FormStop; heading: Ref<HTMLElement>; title: string };

/** Phones: the line as stepper, with the stop's name above it. */
export function PhoneHead({ kind, here, heading, title }: HeadProps) {
  const t = useTranslations("busrequest.form");
  const labels = stopLabels(kind);
  return (
    <div className="mstep">
      <h1>
        <span className="sr-only">{title}: </span>
        <span tabIndex={-1} ref={heading}>
          {t(`heads.${labels[here]}`)}
        </span>
      </h1>
      <ol aria-label={t("stops.label")}>
        {formStops.map((stop) => (
          <li key={stop} className={standing(stop, here)} aria-current={stop === here ? "step" : undefined}>
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
    <div className="mbar" data-bottom-bar="step">
      {here !== "trip" && (
        <Button square aria-label={t("previous")} onClick={() => onGo(-1)}>
          <Icon of={ArrowLeft} />
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
