"use client";
import { useTranslations } from "next-intl";
import { type ReactNode, type RefObject, useEffect, useRef } from "react";
import type { FieldErrors } from "react-hook-form";
import { useFormOfFields } from "./form-context";
import { useErrorText } from "./use-error-text";
import { fieldId, messageOf } from "./use-field";

/** [field name, message key] of all errors; a nested object counts once where `labels` knows it. */
export function flattenErrors(errors: FieldErrors, known: (name: string) => boolean, prefix = ""): [string, string][] {
  return Object.entries(errors).flatMap(([key, failure]): [string, string][] => {
    const name = prefix + key;
    const message = messageOf(failure);
    if (!message || key === "ref" || typeof failure !== "object") return [];
    const leaf = known(name) || key === "root" || "message" in failure;
    return leaf ? [[name, message]] : flattenErrors(failure as FieldErrors, known, `${name}.`);
  });
}

/** As the labels are: the order of the fields on the page. What they do not name comes last. */
export function inOrder(list: [string, string][], names: string[]) {
  const place = (name: string) => (names.includes(name) ? names.indexOf(name) : names.length);
  return [...list].sort(([one], [other]) => place(one) - place(other));
}

type Props = {
  labels?: Record<string, ReactNode>;
  /** Whether the reader has gone on since the form was sent. */
  movedOn?: RefObject<() => boolean>;
};

/** After a refused submit: how many fields, each a link to its control. The focus moves here, unless it came so late that somebody types already. */
export function ErrorSummary({ labels = {}, movedOn }: Props) {
  const t = useTranslations("form");
  const text = useErrorText();
  const { formState } = useFormOfFields();
  const box = useRef<HTMLDivElement>(null);
  const list = inOrder(
    flattenErrors(formState.errors, (name) => name in labels),
    Object.keys(labels),
  );
  const { submitCount, isSubmitting } = formState;
  // What concerns no field is told without a count of fields.
  const fields = list.filter(([name]) => !name.startsWith("root")).length;
  const failed = submitCount > 0 && !isSubmitting && list.length > 0;
  const seen = useRef(0);
  useEffect(() => {
    if (!failed || seen.current === submitCount) return;
    seen.current = submitCount;
    if (!movedOn?.current()) box.current?.focus();
  }, [failed, submitCount, movedOn]);
  if (!failed) return null;
  return (
    <div
      className="rounded-control border-2 border-danger bg-danger-tint px-4 py-4 text-sm"
      role="alert"
      tabIndex={-1}
      ref={box}
    >
      {fields > 0 && <b>{t("summary", { count: fields })}</b>}
      <ul>
        {list.map(([name, message]) => (
          <li key={name} className="pt-1">
            {name.startsWith("root") ? (
              text(message)
            ) : (
              <a
                href={`#${fieldId(name)}`}
                onClick={(event) => {
                  event.preventDefault();
                  document.getElementById(fieldId(name))?.focus();
                }}
              >
                {labels[name] ? <>{labels[name]}: </> : null}
                {text(message)}
              </a>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
