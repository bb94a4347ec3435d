"use client";
import { useLocale, useTranslations } from "next-intl";
import { useRef, useState, useTransition, type FormEvent, useId } from "react";
import { Button, ButtonLink } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { noticeClass } from "@/components/ui/notice";
import { focusHeading } from "@/components/ui/opener";
import type { MarkInput } from "@/lib/features/filtersetting/schema";
import { takesOffers } from "@/lib/features/offer/rules/offer";
import { ContactButton, ContactLines, useContact } from "./near-contact";
import type { NearLine } from "./near-line";
import { useRouter } from "next/navigation";
import { useAction } from "@/components/form/use-action";
import { toast } from "@/components/ui/toast-store";
import { useUnsavedWarning } from "@/components/form/use-unsaved-warning";
import { maxNote } from "@/lib/features/filtersetting/rules";
import { api } from "@/lib/http/client";

/** Hides, brings back and notes; the list is read anew after it. True where it was saved. */
function useMarks({ id, reference }: NearLine) {
  const t = useTranslations("near");
  const router = useRouter();
  const [isStale, refresh] = useTransition();
  const { run, busy } = useAction({ failed: t("markFailed") });
  async function mark(body: MarkInput) {
    const saved = await run(() => api("PUT /busrequest/{id}/mark", { params: { id }, body }));
    if (saved) refresh(() => router.refresh());
    return saved;
  }
  async function hide() {
    const saved = await mark({ hidden: true });
    const undo = { label: t("undo"), onAct: () => void mark({ hidden: false }) };
    if (saved) toast({ title: t("hiddenToast", { reference }), action: undo });
    return saved;
  }
  async function show() {
    const saved = await mark({ hidden: false });
    if (saved) toast({ title: t("shownToast", { reference }) });
    return saved;
  }
  async function note(text: string) {
    const saved = await mark({ note: text });
    if (saved) toast({ title: t(text ? "note.saved" : "note.removed") });
    return saved;
  }
  return { busy: busy || isStale, hide, show, note };
}

type Props = { note: string; busy: boolean; onSave: (note: string) => void; onClose: () => void };

/** A note for the office; what was typed stays where it could not be saved. */
function NoteForm({ note, busy, onSave, onClose }: Props) {
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
        <span className="input-box input-area">
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
        <span className="field-hint" id={`${id}-hint`}>
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

export function Note({ text }: { text: string | undefined }) {
  if (!text) return null;
  return (
    <div className={noticeClass({ className: "col-[2/-1] mt-2 max-lg:col-span-full" })}>
      <Icon of="sticky-note" size={16} className="mt-0.5 text-info" />
      <p className="whitespace-pre-wrap">{text}</p>
    </div>
  );
}

/** What was pressed goes with its row or its form: the focus stays in the list. */
function useFocusInList() {
  const box = useRef<HTMLDivElement>(null);
  const focus = (item: Element | null | undefined) => item?.querySelector<HTMLElement>("[aria-expanded]")?.focus();
  const here = () => focus(box.current?.closest("li"));
  const next = () => {
    const item = box.current?.closest("li");
    const other = item?.nextElementSibling ?? item?.previousElementSibling;
    if (other) focus(other);
    else focusHeading(item?.closest("[data-near-list]"));
  };
  return { box, here, next };
}

/** What can be done with a request of somebody else's. */
export function NearActions({ row }: { row: NearLine }) {
  const t = useTranslations("near");
  const lng = useLocale();
  const contact = useContact(row);
  const marks = useMarks(row);
  const [noting, setNoting] = useState(false);
  const { box, here, next } = useFocusInList();
  function close() {
    setNoting(false);
    here();
  }
  return (
    <>
      <div
        className="col-[2/-1] mt-2 flex flex-wrap items-center gap-2 max-lg:col-span-full max-lg:*:min-h-11 max-lg:*:flex-auto"
        ref={box}
      >
        <ContactButton row={row} state={contact} />
        {takesOffers(row.category) && !row.fit && (
          <ButtonLink small href={`/${lng}/request/${row.id}#offer`}>
            {t(row.category === "emergency" ? "offerBus" : "offer")}
          </ButtonLink>
        )}
        {!noting && (
          <Button small variant="ghost" className="px-2!" onClick={() => setNoting(true)}>
            <Icon of="sticky-note" size={16} />
            {t(row.note ? "note.change" : "note.add")}
          </Button>
        )}
        <Button
          small
          variant="ghost"
          className="px-2!"
          busy={marks.busy}
          onClick={async () => (await (row.hidden ? marks.show() : marks.hide())) && next()}
        >
          <Icon of={row.hidden ? "eye" : "eye-off"} size={16} />
          {t(row.hidden ? "show" : "hide")}
        </Button>
      </div>
      <ContactLines row={row} state={contact} />
      {noting && (
        <NoteForm
          note={row.note ?? ""}
          busy={marks.busy}
          onSave={async (text) => (await marks.note(text)) && close()}
          onClose={close}
        />
      )}
      {!noting && <Note text={row.note} />}
    </>
  );
}
