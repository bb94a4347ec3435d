"use client";
import { Eye, EyeOff, StickyNote } from "lucide-react";
import { useLocale, useTranslations } from "next-intl";
import { useRef, useState } from "react";
import { Button, ButtonLink } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { focusHeading } from "@/components/ui/opener";
import type { NearRow as Row } from "@/lib/features/filtersetting/schema";
import { takesOffers } from "@/lib/features/offer/rules";
import { ContactButton, ContactLines, useContact } from "./near-contact";
import { NoteForm } from "./near-note";
import { useMarks } from "./use-marks";

export function Note({ text }: { text: string }) {
  if (!text) return null;
  return (
    <div className="note col-[2/-1] mt-2 text-sm max-lg:col-span-full">
      <Icon of={StickyNote} size={16} />
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
export function NearActions({ row }: { row: Row }) {
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
        className="col-[2/-1] mt-[0.45rem] flex flex-wrap items-center gap-2 max-lg:col-span-full max-lg:*:min-h-11 max-lg:*:flex-auto"
        ref={box}
      >
        <ContactButton row={row} state={contact} />
        {takesOffers(row.category) && (
          <ButtonLink small href={`/${lng}/request/${row.id}#offer`} prefetch={false}>
            {t(row.category === "emergency" ? "offerBus" : "offer")}
          </ButtonLink>
        )}
        {!noting && (
          <Button small variant="ghost" className="px-2!" onClick={() => setNoting(true)}>
            <Icon of={StickyNote} size={16} />
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
          <Icon of={row.hidden ? Eye : EyeOff} size={16} />
          {t(row.hidden ? "show" : "hide")}
        </Button>
      </div>
      <ContactLines row={row} state={contact} />
      {noting && (
        <NoteForm
          note={row.note}
          busy={marks.busy}
          onSave={async (text) => (await marks.note(text)) && close()}
          onClose={close}
        />
      )}
      {!noting && <Note text={row.note} />}
    </>
  );
}
