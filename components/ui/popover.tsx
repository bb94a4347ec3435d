"use client";
import * as Radix from "@radix-ui/react-popover";
import type { ReactNode } from "react";
import { popoverClass } from "./popover-class";

type Props = {
  trigger: ReactNode;
  children: ReactNode;
  label: string;
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  align?: "start" | "center" | "end";
};

export function Popover({ trigger, children, label, open, onOpenChange, align = "start" }: Props) {
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content className={popoverClass} align={align} sideOffset={6} collisionPadding={8} aria-label={label}>
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
