"use client";
import { ZoneNote } from "@/components/form/zone-note";
import { type FormEventHandler, type ReactNode, useEffect, useRef } from "react";

type Props = { id: string; busy: boolean; onSubmit: FormEventHandler; onSave: () => void; children: ReactNode };

/** The form inside a modal: Ctrl+Enter saves; with a fine pointer the first field has the focus, not the cross. */
export function EditForm({ id, busy, onSubmit, onSave, children }: Props) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (!window.matchMedia("(pointer: fine)").matches) return;
    // After the dialog has taken the focus: it then knows where to give it back.
    const timer = setTimeout(() => form.current?.querySelector<HTMLElement>("input:not([type=radio])")?.focus());
    return () => clearTimeout(timer);
  }, []);
  return (
    <form
      id={id}
      ref={form}
      className="grid grid-cols-1 content-start gap-4 mt-1"
      noValidate
      onSubmit={onSubmit}
      onKeyDown={(event) => {
        if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
        event.preventDefault();
        if (!busy) onSave();
      }}
    >
      {children}
      <ZoneNote />
    </form>
  );
}
