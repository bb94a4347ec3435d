"use client";
import { usePathname } from "next/navigation";
import { useEffect, useRef } from "react";
import { cn } from "@/components/ui/cn";
import { Dialog } from "@/components/ui/dialog";
import { menuLink } from "./details-menu";
import type { HeaderLinks, MenuLink } from "./header-links";
import { NavLink } from "./nav-link";

type Props = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  links: HeaderLinks;
  title: string;
  signedIn: boolean;
};

export function MobileMenuDialog({ open, onOpenChange, links, title, signedIn }: Props) {
  const path = usePathname();
  const opened = useRef(path);
  useEffect(() => {
    if (opened.current !== path) onOpenChange(false);
    opened.current = path;
  }, [path, onOpenChange]);
  const account = signedIn
    ? [...links.menu, ...(links.admin ? [links.admin] : []), links.profile, links.logout]
    : [links.login, ...links.register];
  const unique = account.filter((link, index) => account.findIndex((other) => other.href === link.href) === index);
  const item = (link: MenuLink) => (
    <NavLink
      key={link.href}
      className={cn(menuLink, "aria-[current]:[box-shadow:inset_5px_0_0_var(--brand)]")}
      href={link.href}
      exact
      prefetch={false}
      onClick={() => onOpenChange(false)}
    >
      {link.label}
    </NavLink>
  );
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={title} narrow>
      <nav className="-mx-3 grid gap-[0.15rem]" aria-label={title}>
        {links.main.map(item)}
        <hr className="mx-3 my-2 w-auto border-0 border-t border-line" />
        {unique.map(item)}
        <hr className="mx-3 my-2 w-auto border-0 border-t border-line" />
        {links.more.map(item)}
      </nav>
    </Dialog>
  );
}
