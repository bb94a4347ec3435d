import type { ReactNode } from "react";
import { LineNav, type PanelItem } from "./line-nav";
import { type Tab, TabBar } from "./tab-bar";

type Props = {
  label: string;
  items: readonly PanelItem[];
  tabs: readonly Tab[];
  admin?: boolean;
  logout?: { href: string; label: string };
  children: ReactNode;
};

/** What panel layouts wrap their pages in: line on the left, tabs below on small screens, dense controls. */
export function PanelFrame({ label, items, tabs, admin, logout, children }: Props) {
  return (
    <div className={admin ? "shell admin" : "shell"} data-density="dense">
      <LineNav items={items} label={label} logout={logout} />
      {/* data-bleed: a page that fills the frame without an edge. */}
      <div className="panel-main has-[[data-bleed]]:p-0 max-lg:has-[[data-bleed]]:pb-20">{children}</div>
      <TabBar tabs={tabs} label={label} />
    </div>
  );
}
