"use client";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Button } from "./button";

type Props = { save: string; busy: boolean; onCancel: () => void; children?: ReactNode };

/** The foot of a form in a dialog, in sight however long the form is. `children`: what else can be done, in place of cancelling. */
export function DialogFoot({ save, busy, onCancel, children }: Props) {
  const t = useTranslations("common.action");
  return (
    <div className="sticky bottom-0 z-1 -mb-5 flex flex-wrap gap-2 border-t border-line bg-raised py-4">
      {children || <Button onClick={onCancel}>{t("cancel")}</Button>}
      <Button type="submit" variant="pri" busy={busy} className="ml-auto">
        {save}
      </Button>
    </div>
  );
}
