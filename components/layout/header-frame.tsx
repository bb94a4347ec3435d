"use client";
import { usePathname } from "next/navigation";
import type { ReactNode } from "react";
import { cn } from "@/components/ui/cn";

type Props = {
  logo: ReactNode;
  /** Of the admin panel alone. */
  tag: ReactNode;
  search: ReactNode;
  children: ReactNode;
};

/** The bar is board-coloured in the admin panel; the path alone tells, the layout above stays mounted. */
export function HeaderFrame({ logo, tag, search, children }: Props) {
  const admin = /^\/[a-z]{2}\/adminpanel(\/|$)/.test(usePathname());
  return (
    <header
      className={cn(
        "group/header relative z-header border-b border-line in-data-embed:hidden print:hidden",
        admin ? "bg-board text-on-board" : "bg-surface",
      )}
      data-surface={admin ? "board" : undefined}
      data-search={admin && search ? "" : undefined}
    >
      <div className="mx-auto flex min-h-17 max-w-[100rem] items-center gap-7 px-edge max-lg:min-h-15.5 lg:max-xl:gap-3 panel:min-h-15 panel:max-w-none panel:gap-5 panel:px-5 max-md:panel:px-4">
        {logo}
        {admin && tag}
        {admin && search}
        {children}
      </div>
    </header>
  );
}
