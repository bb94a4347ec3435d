"use client";
import { useTranslations } from "next-intl";
import { type FormEvent, useId, useRef, useState } from "react";
import { Field } from "@/components/form/field";
import { useErrorMessage } from "@/components/form/use-error-message";
import { useErrorText } from "@/components/form/use-field";
import { Button } from "@/components/ui/button";
import { writeToThread } from "@/lib/features/offer/client";
import type { MessageRecord } from "@/lib/features/offer/schema";
import { ApiError } from "@/lib/http/client";

type Props = { offerId: string; token?: string; onSent: (message: MessageRecord) => void };

/** Several threads stand on one page, so that its field has an id of its own. What was typed stays on an error. */
export function ThreadForm({ offerId, token, onSent }: Props) {
  const t = useTranslations("offer.thread");
  const messageOf = useErrorMessage();
  const errorText = useErrorText();
  const id = `of-${useId()}`;
  const [text, setText] = useState("");
  const [error, setError] = useState("");
  const [busy, setBusy] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const key = useRef(crypto.randomUUID());

  async function send(event: FormEvent) {
    event.preventDefault();
    if (busy) return;
    const words = text.trim();
    setError(words ? "" : (errorText("required") ?? ""));
    if (!words) return field.current?.focus();
    setBusy(true);
    try {
      onSent(await writeToThread(offerId, words, key.current, token));
      setText("");
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      setError(messageOf(failure));
    } finally {
      // Another text under the same key would be a conflict.
      key.current = crypto.randomUUID();
      setBusy(false);
    }
  }
  const described = { "aria-invalid": error ? true : undefined, "aria-describedby": `${id}-hint ${id}-error` };
  return (
    <form className="grid grid-cols-1 content-start gap-2" noValidate onSubmit={send}>
      <Field id={id} label={t("text")} hint={t("hint")} error={error || undefined}>
        <span className="inp area">
          <textarea
            id={id}
            ref={field}
            rows={3}
            maxLength={2000}
            value={text}
            onChange={(event) => setText(event.target.value)}
            {...described}
          />
        </span>
      </Field>
      <Button type="submit" busy={busy} className="justify-self-start">
        {t("send")}
      </Button>
    </form>
  );
}
