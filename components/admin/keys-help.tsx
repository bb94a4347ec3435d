"use client";
import { useTranslations } from "next-intl";
import { Kbd } from "@/components/ui/badge";
import { Dialog } from "@/components/ui/dialog";
import { keyBarClass, KeyList } from "@/components/ui/key-list";

/** The foot of the list: that there are keys, and which are used most. `opens`: whether a row has a panel. */
export function KeysFoot({ keys, opens, onHelp }: { keys: boolean; opens: boolean; onHelp: () => void }) {
  const t = useTranslations("admin.keys");
  return (
    <div data-key-bar className={keyBarClass}>
      <span className="inline-flex items-center gap-1.5">
        <Kbd>↑</Kbd> <Kbd>↓</Kbd> {t("step")}
      </span>
      {opens && (
        <span className="inline-flex items-center gap-1.5">
          <Kbd>{t("enter")}</Kbd> {t("open")}
        </span>
      )}
      <button type="button" className="inline-flex cursor-pointer items-center gap-1.5" onClick={onHelp}>
        {keys && <Kbd>?</Kbd>} {t("all")}
      </button>
    </div>
  );
}

type HelpProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  keys: boolean;
  opens: boolean;
  plain?: boolean;
};

/** `plain`: rows without check boxes. */
export function KeysHelp({ open, onOpenChange, keys, opens, plain }: HelpProps) {
  const t = useTranslations("admin.keys");
  const always = [
    [["↓", "↑"], t("step")],
    ...(opens ? ([[[t("enter")], t("open")]] as const) : []),
    [["Esc"], t("leave")],
    [[t("control"), "K"], t("everything")],
  ] as const;
  const single = [
    [["J", "K"], t("stepSingle")],
    ...(plain ? [] : ([[["X"], t("mark")]] as const)),
    [["/"], t("search")],
    [["?"], t("all")],
  ] as const;
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={t("title")} description={t(keys ? "note" : "off")} narrow>
      <KeyList rows={keys ? [...always, ...single] : always} />
    </Dialog>
  );
}
