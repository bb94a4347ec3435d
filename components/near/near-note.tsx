"use client";
import { useTranslations } from "next-intl";
import { type FormEvent, useId, useState } from "react";
import { useUnsavedWarning } from "@/components/form/use-unsaved-warning";
import { Button } from "@/components/ui/button";
import { maxNote } from "@/lib/features/filtersetting/rules";

type Props = { note: string; busy: boolean; onSave: (note: string) => void; onClose: () => void };

/** A note for the office; what was typed stays where it could not be saved. */
export function NoteForm({ note, busy, onSave, onClose }: Props) {
  const t = useTranslations("near.note");
  const id = useId();
  const [text, setText] = useState(note);
  useUnsavedWarning(text.trim() !== note);
  function submit(event: FormEvent) {
    event.preventDefault();
    onSave(text.trim());
  }
  return (
    <form
      className="grid grid-cols-1 content-start gap-2 col-[2/-1] mt-2 text-sm max-lg:col-span-full"
      method="post"
      onSubmit={submit}
    >
      <div className="field">
        <label htmlFor={id}>{t("label")}</label>
        <span className="inp area">
          <textarea
            id={id}
            rows={3}
            maxLength={maxNote}
            value={text}
            aria-describedby={`${id}-hint`}
            onChange={(event) => setText(event.target.value)}
            // biome-ignore lint/a11y/noAutofocus: the reader has just asked for this field
            autoFocus
          />
        </span>
        <span className="hint" id={`${id}-hint`}>
          {t("hint")}
        </span>
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <Button small type="submit" variant="ink" busy={busy}>
          {t("save")}
        </Button>
        <Button small variant="ghost" onClick={onClose}>
          {t("cancel")}
        </Button>
      </div>
    </form>
  );
}
