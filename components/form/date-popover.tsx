"use client";
import { popoverClass } from "@/components/ui/popover-class";
import { cn } from "@/components/ui/cn";
import { useTimeZone, useTranslations } from "next-intl";
import * as Radix from "@radix-ui/react-popover";
import type { RefObject } from "react";
import { type Day, today } from "./calendar";
import { MonthGrid } from "./month-grid";
import "@/sheets/parts.css";

type Props = {
  anchor: RefObject<HTMLButtonElement | null>;
  day: Day | null;
  min?: number;
  onPick: (day: Day) => void;
  onClose: () => void;
};

export function DatePopover({ anchor, day, min, onPick, onClose }: Props) {
  const t = useTranslations("form");
  const zone = useTimeZone();
  const target = { current: { getBoundingClientRect: () => anchor.current?.getBoundingClientRect() ?? new DOMRect() } };
  return (
    <Radix.Root open onOpenChange={(open) => !open && onClose()}>
      <Radix.Anchor virtualRef={target} />
      <Radix.Portal>
        <Radix.Content
          className={cn(popoverClass, "w-74 p-3!")}
          align="end"
          sideOffset={8}
          collisionPadding={8}
          aria-label={t("calendar")}
          onOpenAutoFocus={(event) => event.preventDefault()}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            if (document.activeElement === document.body) anchor.current?.focus();
          }}
        >
          <MonthGrid selected={day} first={min === undefined ? null : today(min, zone)} onPick={onPick} />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
