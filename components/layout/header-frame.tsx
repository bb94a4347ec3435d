"use client";
import { usePathname } from "next/navigation";
import type { ReactNode } from "react";
import { cn } from "@/components/ui/cn";

type Props = {
  logo: ReactNode;
  /** Of the admin panel alone; nobody else wears its bar, not even before its closed door. */
  tag: ReactNode;
  search: ReactNode;
  /** Of the users' panel alone: for whom it works. */
  company: ReactNode;
  /** The public links: in a row, and folded into a menu in the panels. */
  nav: ReactNode;
  folded: ReactNode;
  children: ReactNode;
};

/**
 * One height and one place of the logo everywhere. The path alone tells where the reader is: the layout above stays
 * mounted. In the admin panel the bar is board-coloured.
 */
export function HeaderFrame({ logo, tag, search, company, nav, folded, children }: Props) {
  const [, panel] = /^\/[a-z]{2}\/(adminpanel|userpanel|create-subscription)(?:\/|$)/.exec(usePathname()) ?? [];
  const admin = panel === "adminpanel" && Boolean(tag);
  return (
    <header
      className={cn(
        "group/header @container relative z-header border-b border-line in-data-embed:hidden print:hidden",
        admin ? "bg-board text-on-board" : "bg-surface",
      )}
      data-surface={admin ? "board" : undefined}
      data-workbench={panel && ""}
    >
      <div className="flex min-h-15 items-center gap-5 px-5 max-md:gap-2 max-md:px-4">
        {logo}
        {admin && tag}
        {admin && search}
        {panel && !admin && company}
        {panel ? folded : nav}
        {children}
      </div>
    </header>
  );
}
