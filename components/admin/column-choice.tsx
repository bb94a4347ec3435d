"use client";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { useLazy } from "@/components/ui/use-lazy";
import type { ColumnChoiceProps } from "./column-popover";

/** Which columns the table shows. What opens under the button comes with the first press. */
export function ColumnChoicePopover({ small, ...props }: ColumnChoiceProps & { small?: boolean }) {
  const t = useTranslations("admin.columns");
  const [open, setOpen] = useState(false);
  const ColumnPopover = useLazy(
    () => import("./column-popover").then((part) => part.ColumnPopover),
    open,
    () => setOpen(false),
  );
  const words = (
    <>
      <Icon of="columns-3" size={16} />
      {t("choose")}
    </>
  );
  if (ColumnPopover) {
    const trigger = <Button small={small}>{words}</Button>;
    return <ColumnPopover {...props} trigger={trigger} open={open} onOpenChange={setOpen} />;
  }
  return (
    <Button small={small} aria-haspopup="dialog" aria-expanded={false} onClick={() => setOpen(true)}>
      {words}
    </Button>
  );
}
