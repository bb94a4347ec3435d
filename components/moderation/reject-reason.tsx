"use client";
import { useTranslations } from "next-intl";
import { type FormEvent, type KeyboardEvent, useId, useRef, useState } from "react";
import { Field } from "@/components/form/field";
import { Icon } from "@/components/ui/icon";
import type { Language } from "@/lib/i18n/routing";
import { type ReasonKey, type ReasonTexts, reasonKeys } from "./entry";

type Props = {
  /** Other controls send this form by its id. */
  formId: string;
  language: Language;
  texts: ReasonTexts;
  onReject: (reason: string) => void;
};

const longest = 1000;

/** Enter sends from both fields; a new line is Shift+Enter. */
function sendOnEnter(event: KeyboardEvent<HTMLSelectElement | HTMLTextAreaElement>) {
  if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
  event.preventDefault();
  event.currentTarget.form?.requestSubmit();
}

/** Why a request is rejected: a common reason in the author's language, or words of one's own. */
export function RejectReason({ formId, language, texts, onReject }: Props) {
  const t = useTranslations("moderation");
  const id = useId();
  const [key, setKey] = useState<ReasonKey | "">("");
  const [text, setText] = useState("");
  const [error, setError] = useState<"needed" | "tooLong" | null>(null);
  const select = useRef<HTMLSelectElement>(null);
  const area = useRef<HTMLTextAreaElement>(null);

  function choose(next: ReasonKey | "") {
    setKey(next);
    setText(next ? (texts[language][next] ?? "") : "");
    setError(null);
  }
  function submit(event: FormEvent) {
    event.preventDefault();
    const reason = text.trim();
    if (reason && reason.length <= longest) return onReject(reason);
    setError(reason ? "tooLong" : "needed");
    (area.current ?? select.current)?.focus();
  }
  const message = error ? t(`reason.${error}`) : undefined;
  const aria = { "aria-invalid": error ? true : undefined, "aria-describedby": error ? `${id}-error` : undefined };
  return (
    <form id={formId} onSubmit={submit} className="grid grid-cols-1 content-start gap-2" noValidate>
      <Field id={id} label={t("reason.label")} error={key ? undefined : message}>
        <span className="input-box">
          <select
            id={id}
            ref={select}
            data-reason
            value={key}
            onChange={(event) => choose(event.target.value as ReasonKey | "")}
            onKeyDown={sendOnEnter}
            {...(key ? {} : aria)}
          >
            <option value="">{t("reason.choose")}</option>
            {reasonKeys.map((reason) => (
              <option key={reason} value={reason}>
                {t(`reason.names.${reason}`)}
              </option>
            ))}
          </select>
          <Icon of="chevron-down" size={16} />
        </span>
      </Field>
      {key && (
        <Field
          id={`${id}-text`}
          label={t("reason.text", { language: t(`facts.languages.${language}`) })}
          hint={t("reason.hint")}
          error={message}
        >
          <span className="input-box input-area">
            <textarea
              id={`${id}-text`}
              ref={area}
              lang={language}
              rows={4}
              value={text}
              onChange={(event) => setText(event.target.value)}
              onKeyDown={sendOnEnter}
              aria-invalid={error ? true : undefined}
              aria-describedby={`${id}-text-hint${error ? ` ${id}-text-error` : ""}`}
            />
          </span>
        </Field>
      )}
    </form>
  );
}
