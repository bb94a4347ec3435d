import type { ReactNode } from "react";
import { cn } from "@/components/ui/cn";
import { LineNav, type PanelItem } from "./line-nav";
import { type Tab, TabBar } from "./tab-bar";

type Props = {
  label: string;
  items: readonly PanelItem[];
  tabs: readonly Tab[];
  admin?: boolean;
  /** Word of the tab that opens the menu. */
  more: string;
  children: ReactNode;
};

/** What panel layouts wrap their pages in: line on the left, tabs below on small screens, dense controls. */
export function PanelFrame({ label, items, tabs, admin, more, children }: Props) {
  return (
    <div
      className={cn(
        "shell grid min-h-[calc(100vh-var(--frame-h))] max-lg:grid-cols-1 print:has-data-print-sheet:block print:has-data-print-sheet:min-h-0",
        admin ? "grid-cols-[13rem_minmax(0,1fr)]" : "grid-cols-[12.25rem_minmax(0,1fr)]",
      )}
      data-panel
      data-density="dense"
    >
      <LineNav items={items} label={label} />
      <div className="panel-main min-w-0 px-5 pt-5 pb-8 has-data-bleed:p-0! max-lg:px-4 max-lg:pt-4 max-lg:pb-24 max-lg:has-data-bleed:pb-20! print:has-data-print-sheet:p-0!">
        {children}
      </div>
      <TabBar tabs={tabs} label={label} more={more} />
    </div>
  );
}
