"use client";
import * as Radix from "@radix-ui/react-dropdown-menu";
import type { ReactNode } from "react";
import { cn } from "./cn";
import { Icon } from "./icon";
import { optionClass, popoverClass } from "./popover-class";

type Action = { label: ReactNode; onSelect: () => void; key: string; disabled?: boolean };
type Submenu = { label: ReactNode; items: readonly Action[]; key: string };
export type DropdownItem = Action | Submenu;
type Props = {
  trigger: ReactNode;
  items: readonly DropdownItem[];
  align?: "start" | "end";
  /** False inside a popover: there a modal menu would take the pointer from its own submenus. */
  modal?: boolean;
};

function Item({ label, onSelect, disabled }: Action) {
  return (
    <Radix.Item className={optionClass} disabled={disabled} onSelect={onSelect}>
      {label}
    </Radix.Item>
  );
}

/** Opens after 100 ms under the pointer and stays 300 ms for one that comes in a slanting line: Radix's own times. */
function Sub({ label, items }: Submenu) {
  return (
    <Radix.Sub>
      <Radix.SubTrigger className={optionClass}>
        {label}
        <Icon of="chevron-right" size={16} className="ml-auto" />
      </Radix.SubTrigger>
      <Radix.Portal>
        <Radix.SubContent
          className={cn(
            popoverClass,
            "max-h-(--radix-dropdown-menu-content-available-height) max-w-(--radix-dropdown-menu-content-available-width) overflow-y-auto",
          )}
          sideOffset={4}
          collisionPadding={8}
        >
          {items.map((item) => (
            <Item {...item} key={item.key} />
          ))}
        </Radix.SubContent>
      </Radix.Portal>
    </Radix.Sub>
  );
}

/** Menu of actions. Lists of links are DetailsMenu (components/layout): they work without scripts. */
export function Dropdown({ trigger, items, align = "end", modal = true }: Props) {
  return (
    <Radix.Root modal={modal}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content className={popoverClass} align={align} sideOffset={6} collisionPadding={8}>
          {items.map((item) =>
            "items" in item ? <Sub {...item} key={item.key} /> : <Item {...item} key={item.key} />,
          )}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
