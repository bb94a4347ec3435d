import { LogOut } from "lucide-react";
import Link from "next/link";
import { Count } from "@/components/ui/badge";
import { cn } from "@/components/ui/cn";
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

const stop = cn(
  "relative flex items-center justify-between gap-2 rounded-control py-[0.55rem] pr-2 pl-[1.9rem] font-sign text-[0.9375rem]/[1.2] font-[650] text-ink-2 no-underline hover:bg-hover hover:text-ink aria-[current]:font-heavy aria-[current]:text-ink",
  "before:absolute before:top-1/2 before:left-0.75 before:-mt-1.5 before:size-3 before:rounded-full before:border-3 before:border-ink before:bg-surface",
  "aria-[current]:before:-left-px aria-[current]:before:-mt-2.5 aria-[current]:before:size-5 aria-[current]:before:border-5 aria-[current]:before:bg-brand",
);

/** Panel navigation as a bus line: "you are here" is the yellow stop. From lg on. */
export function LineNav({ items, label, logout }: Props) {
  return (
    <nav
      className="flex flex-col border-r border-line bg-surface pt-[1.4rem] pr-3 pb-5 pl-5 max-lg:hidden print:hidden"
      aria-label={label}
    >
      <ol>
        {items.map((item) => (
          <li
            key={item.href}
            className="relative before:absolute before:inset-y-0 before:left-1.75 before:w-1 before:bg-ink first:before:top-1/2 last:before:bottom-1/2"
          >
            <NavLink className={stop} href={item.href} exact={item.exact} also={item.also}>
              {item.label}
              {item.count !== undefined && <Count value={item.count} hot={item.hot} />}
            </NavLink>
          </li>
        ))}
      </ol>
      {logout && (
        <Link
          className="mt-auto flex items-center gap-2 pl-[0.1rem] text-sm text-ink-2 no-underline"
          href={logout.href}
          prefetch={false}
        >
          <Icon of={LogOut} size={16} />
          {logout.label}
        </Link>
      )}
    </nav>
  );
}
