"use client";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Popover } from "@/components/ui/popover";
import { KindLinks, type KindLinksProps } from "./kind-links";
import "@/sheets/management.css";

type Props = KindLinksProps & { trigger: ReactNode; open: boolean; onOpenChange: (open: boolean) => void };

export function KindPopover({ trigger, open, onOpenChange, ...links }: Props) {
  const t = useTranslations("calendar");
  return (
    <Popover trigger={trigger} label={t("kinds")} align="end" open={open} onOpenChange={onOpenChange}>
      <KindLinks {...links} />
    </Popover>
  );
}
