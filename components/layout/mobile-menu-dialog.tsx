"use client";
import { usePathname } from "next/navigation";
import { useEffect, useRef } from "react";
import { Dialog } from "@/components/ui/dialog";
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
    <NavLink key={link.href} href={link.href} exact prefetch={false} onClick={() => onOpenChange(false)}>
      {link.label}
    </NavLink>
  );
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={title} narrow>
      <nav className="mm" aria-label={title}>
        {links.main.map(item)}
        <hr />
        {unique.map(item)}
        <hr />
        {links.more.map(item)}
      </nav>
    </Dialog>
  );
}
