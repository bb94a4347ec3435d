"use client";
import { usePathname } from "next/navigation";
import { useTranslations } from "next-intl";
import { Fragment, useEffect, useRef } from "react";
import { cn } from "@/components/ui/cn";
import { Dialog } from "@/components/ui/dialog";
import { menuLink, menuRule } from "./details-menu";
import type { HeaderLinks, MenuLink } from "./header-links";
import { NavLink } from "./nav-link";
import { ThemeToggle } from "./theme-toggle";
import "@/sheets/later.css";

type Props = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  links: HeaderLinks;
  title: string;
  signedIn: boolean;
};

export function MobileMenuDialog({ open, onOpenChange, links, title, signedIn }: Props) {
  const t = useTranslations("common.strip");
  const path = usePathname();
  const opened = useRef(path);
  useEffect(() => {
    if (opened.current !== path) onOpenChange(false);
    opened.current = path;
  }, [path, onOpenChange]);
  const account = [...links.menu, ...(links.admin ? [links.admin] : []), links.profile, links.logout];
  const unique = account.filter((link, index) => account.findIndex((other) => other.href === link.href) === index);
  const item = (link: MenuLink) => (
    <Fragment key={link.href}>
      {link.apart && <hr className={menuRule} />}
      <NavLink
        className={cn(menuLink, "aria-[current]:bg-ink aria-[current]:text-page")}
        href={link.href}
        exact
        onClick={() => onOpenChange(false)}
      >
        {link.label}
      </NavLink>
    </Fragment>
  );
  const rule = <hr className={menuRule} />;
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={title} narrow>
      <nav className="-mx-3 grid gap-0.5" aria-label={title}>
        {signedIn ? unique.map(item) : links.main.map(item)}
        {rule}
        {signedIn ? links.main.map(item) : [links.login, ...links.register].map(item)}
        {rule}
        {links.more.map(item)}
        {rule}
        <ThemeToggle
          className={cn(menuLink, "w-full text-left")}
          lead={t("theme")}
          dark={t("dark")}
          light={t("light")}
        />
      </nav>
    </Dialog>
  );
}
