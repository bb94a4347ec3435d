"use client";
import type { ReactNode } from "react";
import { cn } from "@/components/ui/cn";
import { MoreTab } from "./more-tab";
import { NavLink } from "./nav-link";

/** `icon` is an element, so that server layouts can hand it over. `add` marks the middle tab. */
export type Tab = { href: string; label: string; icon: ReactNode; add?: boolean; exact?: boolean; badge?: ReactNode };

const look =
  "grid justify-items-center gap-0.5 border-t-4 border-transparent pt-1 pb-2 sign-2xs text-ink-2 no-underline aria-[current]:text-ink aria-[current]:border-brand";

type Props = { tabs: readonly Tab[]; label: string; more: string };

/** Bottom bar of panels below lg: at most four, and the menu with everything else. Not below what has to be seen in one view. */
export function TabBar({ tabs, label, more }: Props) {
  return (
    <nav
      className="fixed inset-x-0 bottom-0 z-header grid border-t-2 border-ink bg-surface pb-[env(safe-area-inset-bottom)] [body:has([data-one-view])_&]:hidden lg:hidden print:hidden"
      aria-label={label}
      style={{ gridTemplateColumns: `repeat(${tabs.length + 1}, 1fr)` }}
    >
      {tabs.map((tab) => (
        <NavLink
          key={tab.href}
          href={tab.href}
          exact={tab.exact}
          className={cn(
            look,
            tab.add &&
              "[&>svg]:-my-0.5 [&>svg]:h-6.5 [&>svg]:w-8 [&>svg]:rounded-control [&>svg]:bg-brand [&>svg]:p-0.75 [&>svg]:text-on-brand",
          )}
        >
          {tab.badge ? (
            <span className="flex items-start">
              {tab.icon}
              {tab.badge}
            </span>
          ) : (
            tab.icon
          )}
          {tab.label}
        </NavLink>
      ))}
      <MoreTab label={more} className={look} />
    </nav>
  );
}
