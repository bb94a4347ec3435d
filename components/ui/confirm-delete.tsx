"use client";
import { useTranslations } from "next-intl";
import { type ReactNode, useState } from "react";
import { Button } from "./button";
import { Dialog } from "./dialog";
import { Notice } from "./notice";

type Props = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Name of the thing, as its owner knows it: "R CB 418". */
  name: string;
  /** What goes with it and what stays. */
  consequence?: ReactNode;
  /** Resolves to false where it was not deleted: the dialog then stays and says so. */
  onDelete: () => Promise<boolean>;
  title?: string;
  label?: string;
};

export function ConfirmDelete({ open, onOpenChange, name, consequence, onDelete, title, label }: Props) {
  const t = useTranslations("common");
  const [state, setState] = useState<"idle" | "working" | "failed">("idle");
  async function run() {
    setState("working");
    const deleted = await onDelete().catch(() => false);
    setState(deleted ? "idle" : "failed");
    if (deleted) onOpenChange(false);
  }
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={title ?? t("confirmDelete.title", { name })}
      description={consequence ?? t("confirmDelete.text")}
      narrow
      footer={
        <>
          <Button onClick={() => onOpenChange(false)}>{t("action.cancel")}</Button>
          <Button variant="danger" busy={state === "working"} onClick={run} className="ml-auto">
            {state === "working" ? t("confirmDelete.working") : (label ?? t("action.delete"))}
          </Button>
        </>
      }
    >
      {state === "failed" && (
        <Notice tone="bad" live>
          {t("httpError.title")}
        </Notice>
      )}
    </Dialog>
  );
}
