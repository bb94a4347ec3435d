"use client";
import { useLocale, useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { Dialog } from "@/components/ui/dialog";
import { KeyList } from "@/components/ui/key-list";
import type { Kind } from "@/lib/features/busrequest/rules";
import type { Language } from "@/lib/i18n/routing";
import type { Range } from "./board-context";
import { dayName } from "./entry-words";
import type { Shown } from "./layout";
import { QuickButtons, quickKeys } from "./quick-new";

type AddProps = { range: Range; onAdd: (kind: Kind | "booking") => void; onClose: () => void };

/** After a click or a drag over days: of which kind? The keys work here too. */
export function QuickAddDialog({ range, onAdd, onClose }: AddProps) {
  const t = useTranslations("calendar");
  const lng = useLocale() as Language;
  const { first, last } = range;
  const days =
    first === last ? dayName(first, lng) : t("range", { first: dayName(first, lng), last: dayName(last, lng) });
  const latest = useRef(onAdd);
  useEffect(() => {
    latest.current = onAdd;
  });
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const kind = quickKeys[event.key.toLowerCase() as keyof typeof quickKeys];
      if (!kind || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      latest.current(kind);
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, []);
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={t("whatKind")} description={days} narrow>
      <div className="quick in-dialog">
        <QuickButtons onAdd={onAdd} />
      </div>
    </Dialog>
  );
}

type MoveProps = { entry: Shown; onMove: (days: number) => Promise<boolean>; onClose: () => void };

/** The way without a pointer: move by so many days. */
export function MoveDialog({ entry, onMove, onClose }: MoveProps) {
  const t = useTranslations("calendar.move");
  const [text, setText] = useState("1");
  const [busy, setBusy] = useState(false);
  const days = /^[-−]?\d{1,3}$/.test(text.trim()) ? Number(text.trim().replace("−", "-")) : 0;
  async function run() {
    if (days === 0) return;
    setBusy(true);
    const moved = await onMove(days);
    setBusy(false);
    if (moved) onClose();
  }
  const footer = (
    <>
      <Button onClick={onClose}>{t("cancel")}</Button>
      <Button variant="pri" type="submit" form="calendar-move" busy={busy || days === 0} className="ml-auto">
        {t("submit", { days })}
      </Button>
    </>
  );
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t("title", { name: entry.title })}
      footer={footer}
      narrow
    >
      <form
        id="calendar-move"
        onSubmit={(event) => {
          event.preventDefault();
          void run();
        }}
      >
        <div className="field">
          <label htmlFor="calendar-move-days">{t("days")}</label>
          <span className="inp">
            <input
              id="calendar-move-days"
              value={text}
              inputMode="text"
              autoComplete="off"
              aria-describedby="calendar-move-hint"
              onChange={(event) => setText(event.target.value)}
            />
          </span>
          <span className="hint" id="calendar-move-hint">
            {t("hint")}
          </span>
        </div>
        <div className="row tight mt-3">
          {[-7, -1, 1, 7].map((step) => (
            <Button key={step} small onClick={() => setText(String(days + step))}>
              {step > 0 ? `+${step}` : `−${-step}`}
            </Button>
          ))}
        </div>
      </form>
    </Dialog>
  );
}

/** Every key of the calendar. */
export function HelpDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations("calendar");
  const kinds = useTranslations("busrequest.kinds");
  const name = (kind: Kind | "booking") => (kind === "booking" ? t("own") : kinds(kind));
  const rows: [string[], string][] = [
    ...Object.entries(quickKeys).map(([key, kind]): [string[], string] => [[key.toUpperCase()], name(kind)]),
    [["←", "→", "↑", "↓"], t("help.arrows")],
    [[t("help.enterKey")], t("help.enter")],
    [[t("help.pageKeys")], t("help.page")],
    [[t("help.homeKeys")], t("help.home")],
    [["T"], t("today")],
    [[t("help.ctrlEnter")], t("help.save")],
    [["Esc"], t("help.escape")],
    [["?"], t("help.open")],
  ];
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t("help.title")}
      description={t("help.text")}
      narrow
    >
      <KeyList rows={rows} />
      <p className="mut mt-4">{t("help.drag")}</p>
    </Dialog>
  );
}
