"use client";
import * as Radix from "radix-ui/dropdown-menu";
import type { ReactNode } from "react";

export type DropdownItem = { label: ReactNode; onSelect: () => void; key: string; disabled?: boolean };
type Props = { trigger: ReactNode; items: readonly DropdownItem[]; align?: "start" | "end" };

/** Menu of actions. Lists of links are DetailsMenu (components/layout): they work without scripts. */
export function Dropdown({ trigger, items, align = "end" }: Props) {
  return (
    <Radix.Root>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content className="pop" align={align} sideOffset={6} collisionPadding={8}>
          {items.map((item) => (
            <Radix.Item key={item.key} className="pop-i" disabled={item.disabled} onSelect={item.onSelect}>
              {item.label}
            </Radix.Item>
          ))}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
