"use client";
import { useTranslations } from "next-intl";
import { Dialog } from "@/components/ui/dialog";
import { KeyList } from "@/components/ui/key-list";

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
