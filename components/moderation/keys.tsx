"use client";
import { Link } from "@/components/ui/link";
import { useLocale, useTranslations } from "next-intl";
import { Kbd } from "@/components/ui/badge";
import { Dialog } from "@/components/ui/dialog";
import { keyBarClass, KeyList } from "@/components/ui/key-list";
import { useSingleKeys } from "@/components/ui/single-keys";

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
  const on = useSingleKeys();
  return (
    <div data-key-bar className={keyBarClass}>
      <span className="sr-only">{t("bar")}: </span>
      {shown.map(({ keys, word }) => {
        if (!on && word !== "all") return null;
        const parts = on && keys.map((key) => <Kbd key={key}>{key}</Kbd>);
        return word === "all" ? (
          <button key={word} type="button" className="inline-flex cursor-pointer items-center gap-1.5" onClick={onHelp}>
            {parts} {t(word)}
          </button>
        ) : (
          <span key={word} className="inline-flex items-center gap-1.5">
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
  const lng = useLocale();
  const on = useSingleKeys();
  const always = [
    [["↓", "↑"], t("step")],
    [[t("enter")], t("confirm")],
    [[t("escape")], t("leave")],
    [[t("control"), "K"], t("everything")],
  ] as const;
  const single = [
    [["J", "K"], t("stepSingle")],
    [["A"], t("approve")],
    [[t("shift"), "A"], t("approveMarked")],
    [["E"], t("edit")],
    [["R"], t("reject")],
    [["X"], t("mark")],
    [["Z"], t("undoLong")],
    [["/"], t("search")],
    [["?"], t("all")],
  ] as const;
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={t("title")} description={t("note")} narrow>
      <KeyList rows={on ? [...always, ...single] : always} />
      <p className="text-ink-2 mt-4">
        {t.rich(on ? "turnOff" : "areOff", {
          account: (words) => <Link href={`/${lng}/userpanel/profile#keys`}>{words}</Link>,
        })}
      </p>
    </Dialog>
  );
}
