"use client";
import { usePathname } from "next/navigation";
import type { ReactNode } from "react";

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
    <header className={admin ? "hd hd-admin" : "hd"} data-surface={admin ? "board" : undefined}>
      <div className="hd-in">
        {logo}
        {admin && tag}
        {admin && search}
        {children}
      </div>
    </header>
  );
}
