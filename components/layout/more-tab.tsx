"use client";
import { Icon } from "@/components/ui/icon";
import { menuState } from "./menu-state";

/** Last of the tab bar: opens the menu with all that has no tab. */
export function MoreTab({ label, className }: { label: string; className: string }) {
  return (
    <button type="button" className={className} aria-haspopup="dialog" onClick={() => menuState.set(true)}>
      <Icon of="menu" size={22} />
      {label}
    </button>
  );
}
