import type { ReactNode } from "react";
import { NavLink } from "./nav-link";

/** `icon` is an element, so that server layouts can hand it over. `add` marks the middle tab. */
export type Tab = { href: string; label: string; icon: ReactNode; add?: boolean; exact?: boolean };

/** Bottom bar of panels below lg; at most five. */
export function TabBar({ tabs, label }: { tabs: readonly Tab[]; label: string }) {
  return (
    <nav className="tabbar" aria-label={label} style={{ gridTemplateColumns: `repeat(${tabs.length}, 1fr)` }}>
      {tabs.map((tab) => (
        <NavLink key={tab.href} href={tab.href} exact={tab.exact} className={tab.add ? "tab-add" : undefined}>
          {tab.icon}
          {tab.label}
        </NavLink>
      ))}
    </nav>
  );
}
