"use client";
import { useTranslations } from "next-intl";
import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import { Field } from "@/components/form/field";
import { DropZone } from "./drop-zone";
import { movedTo, Pictures } from "./upload-pictures";
import { UploadStatus } from "./upload-status";
import { useHeldSubmit } from "./use-held-submit";
import { useUpload } from "./use-upload";

type Props = {
  label: ReactNode;
  hint?: ReactNode;
  /** The pictures' `publicUrl`s, in the order in which they are shown. */
  value: readonly string[];
  onChange: (urls: string[]) => void;
  max: number;
  id?: string;
};

/** Several files are sent one after the other; a refused one waits for an answer, and a new choice is one. */
function useQueue(value: readonly string[], onChange: (urls: string[]) => void, max: number) {
  const [waiting, setWaiting] = useState<readonly File[]>([]);
  const { state, send, cancel } = useUpload("image", (url) => onChange([...value, url]));
  useEffect(() => {
    const [next, ...rest] = waiting;
    if (state.phase !== "idle" || !next) return;
    setWaiting(value.length < max ? rest : []);
    if (value.length < max) void send(next);
  }, [state.phase, waiting, value.length, max, send]);
  return {
    state,
    send,
    cancel,
    waiting: waiting.length,
    add: (files: File[]) => {
      if (state.phase === "failed") cancel();
      setWaiting((before) => [...before, ...files]);
    },
  };
}

export function UploadGallery({ label, hint, value, onChange, max, ...rest }: Props) {
  const t = useTranslations("upload");
  const own = useId();
  const id = rest.id ?? own;
  const input = useRef<HTMLInputElement>(null);
  const { state, send, cancel, waiting, add } = useQueue(value, onChange, max);
  useHeldSubmit(input, state.phase === "sending" || waiting > 0, value);
  const failed = state.phase === "failed";
  const describedBy = [`${id}-rule`, hint ? `${id}-hint` : "", failed ? `${id}-upload-error` : ""];
  // The button that was pressed disappears: the file field takes the focus.
  const thenFocus = (action: () => void) => {
    action();
    requestAnimationFrame(() => input.current?.focus());
  };
  const [moved, setMoved] = useState<number | null>(null);
  const remove = (url: string) => {
    setMoved(null);
    thenFocus(() => onChange(value.filter((other) => other !== url)));
  };
  const move = (from: number, to: number) => {
    onChange(movedTo(value, from, to));
    setMoved(to + 1);
  };
  return (
    <Field id={id} label={label} hint={hint} className={failed ? "field-invalid" : ""}>
      {value.length > 0 && <Pictures value={value} onRemove={remove} onMove={move} />}
      {value.length < max && (
        <DropZone
          id={id}
          uploadType="image"
          input={input}
          invalid={failed}
          multiple
          describedBy={describedBy.filter(Boolean).join(" ")}
          onFiles={add}
        />
      )}
      <UploadStatus
        id={id}
        state={state}
        uploadType="image"
        onCancel={() => thenFocus(cancel)}
        onAgain={(file) => thenFocus(() => void send(file))}
      />
      <span className="text-xs text-ink-3" aria-live="polite">
        {moved !== null && `${t("moved", { place: moved, count: value.length })} `}
        {t("count", { count: value.length, max })} {waiting > 0 && t("waiting", { count: waiting })}
      </span>
    </Field>
  );
}
