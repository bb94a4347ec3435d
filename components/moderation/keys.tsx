"use client";
import { useTranslations } from "next-intl";
import { Kbd } from "@/components/ui/badge";
import { Dialog } from "@/components/ui/dialog";
import { KeyList } from "@/components/ui/key-list";

const shown = [
  { keys: ["J", "K"], word: "step" },
  { keys: ["A"], word: "approve" },
  { keys: ["E"], word: "edit" },
  { keys: ["R"], word: "reject" },
  { keys: ["X"], word: "mark" },
  { keys: ["Z"], word: "undo" },
  { keys: ["?"], word: "all" },
] as const;

/** The foot of the list: the keys that are used most. */
export function KeysBar({ onHelp }: { onHelp: () => void }) {
  const t = useTranslations("moderation.keys");
  return (
    <div className="keys">
      <span className="sr">{t("bar")}: </span>
      {shown.map(({ keys, word }) => {
        const parts = keys.map((key) => <Kbd key={key}>{key}</Kbd>);
        return word === "all" ? (
          <button key={word} type="button" className="inline-flex cursor-pointer items-center gap-1.5" onClick={onHelp}>
            {parts} {t(word)}
          </button>
        ) : (
          <span key={word}>
            {parts} {t(word)}
          </span>
        );
      })}
    </div>
  );
}

type HelpProps = { open: boolean; onOpenChange: (open: boolean) => void };

export function KeysHelp({ open, onOpenChange }: HelpProps) {
  const t = useTranslations("moderation.keys");
  const rows = [
    [["J", "K", "↓", "↑"], t("step")],
    [["A"], t("approve")],
    [[t("shift"), "A"], t("approveMarked")],
    [["E"], t("edit")],
    [["R"], t("reject")],
    [[t("enter")], t("confirm")],
    [["X"], t("mark")],
    [["Z"], t("undo")],
    [["/"], t("search")],
    [[t("escape")], t("leave")],
    [["?"], t("all")],
  ] as const;
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={t("title")} description={t("note")} narrow>
      <KeyList rows={rows} />
    </Dialog>
  );
}
