import { LogOut } from "lucide-react";
import Link from "next/link";
import { Count } from "@/components/ui/badge";
import { Icon } from "@/components/ui/icon";
import { NavLink } from "./nav-link";

/** `count` is formatted by the caller; `hot` where it waits for this reader. */
export type PanelItem = {
  href: string;
  label: string;
  count?: string | number;
  hot?: boolean;
  exact?: boolean;
  also?: readonly string[];
};

type Props = { items: readonly PanelItem[]; label: string; logout?: { href: string; label: string } };

/** Panel navigation as a bus line: "you are here" is the yellow stop. From lg on. */
export function LineNav({ items, label, logout }: Props) {
  return (
    <nav className="line-nav" aria-label={label}>
      <ol>
        {items.map((item) => (
          <li key={item.href}>
            <NavLink href={item.href} exact={item.exact} also={item.also}>
              {item.label}
              {item.count !== undefined && <Count value={item.count} hot={item.hot} />}
            </NavLink>
          </li>
        ))}
      </ol>
      {logout && (
        <Link className="line-end" href={logout.href} prefetch={false}>
          <Icon of={LogOut} size={16} />
          {logout.label}
        </Link>
      )}
    </nav>
  );
}
