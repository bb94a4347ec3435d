"use client";
import Link from "next/link";
import { useLocale, useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import { Dialog } from "@/components/ui/dialog";
import { KeyList } from "@/components/ui/key-list";
import { useSingleKeys } from "@/components/ui/single-keys";
import type { Kind } from "@/lib/features/busrequest/rules/kinds";
import type { Language } from "@/lib/i18n/routing";
import type { Range } from "./board-context";
import { dayName } from "./entry-words";
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
  const keys = useSingleKeys();
  useEffect(() => {
    if (!keys) return;
    const onKey = (event: KeyboardEvent) => {
      const kind = quickKeys[event.key.toLowerCase() as keyof typeof quickKeys];
      if (!kind || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault();
      latest.current(kind);
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, [keys]);
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={t("whatKind")} description={days} narrow>
      <div className="mt-4 grid items-center gap-2">
        <QuickButtons onAdd={onAdd} inDialog />
      </div>
    </Dialog>
  );
}

/** Every key of the calendar. */
export function HelpDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations("calendar");
  const lng = useLocale();
  const kinds = useTranslations("busrequest.kinds");
  const name = (kind: Kind | "booking") => (kind === "booking" ? t("own") : kinds(kind));
  const on = useSingleKeys();
  const single: [string[], string][] = [
    ...Object.entries(quickKeys).map(([key, kind]): [string[], string] => [[key.toUpperCase()], name(kind)]),
    [["T"], t("today")],
    [["?"], t("help.open")],
  ];
  const rows: [string[], string][] = [
    ...(on ? single : []),
    [["←", "→", "↑", "↓"], t("help.arrows")],
    [[t("help.enterKey")], t("help.enter")],
    [[t("help.pageKeys")], t("help.page")],
    [[t("help.homeKeys")], t("help.home")],
    [[t("help.ctrlEnter")], t("help.save")],
    [[t("help.spaceKey")], t("help.space")],
    [["Esc"], t("help.escape")],
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
      <p className="text-ink-2 mt-4">{t("help.drag")}</p>
      <p className="text-ink-2">
        {t.rich(on ? "help.turnOff" : "help.areOff", {
          account: (words) => <Link href={`/${lng}/userpanel/profile#keys`}>{words}</Link>,
        })}
      </p>
    </Dialog>
  );
}
