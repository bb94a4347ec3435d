"use client";
import type { ReactNode } from "react";
import { Count } from "@/components/ui/count";
import { cn } from "@/components/ui/cn";
import { NavLink } from "./nav-link";

/**
 * `count` is formatted by the caller; `hot` where it waits for this reader; `badge` in its place where it changes by
 * itself; `setUp`: below the daily work.
 */
export type PanelItem = {
  href: string;
  label: string;
  count?: string | number;
  hot?: boolean;
  badge?: ReactNode;
  exact?: boolean;
  setUp?: boolean;
  also?: readonly string[];
};

type Props = { items: readonly PanelItem[]; label: string };

const stop = cn(
  "relative flex items-center justify-between gap-2 rounded-control py-2 pr-2 pl-[1.9rem] sign-md text-ink-2 no-underline hover:bg-hover hover:text-ink aria-[current]:font-heavy aria-[current]:text-ink",
  "before:absolute before:top-1/2 before:left-0.75 before:-mt-1.5 before:size-3 before:rounded-full before:border-3 before:border-ink before:bg-surface",
  "aria-[current]:before:-left-px aria-[current]:before:-mt-2.5 aria-[current]:before:size-5 aria-[current]:before:border-5 aria-[current]:before:bg-brand",
);

function Line({ items }: { items: readonly PanelItem[] }) {
  return (
    <ol>
      {items.map((item) => (
        <li
          key={item.href}
          className="relative before:absolute before:inset-y-0 before:left-1.75 before:w-1 before:bg-ink first:before:top-1/2 last:before:bottom-1/2"
        >
          <NavLink className={stop} href={item.href} exact={item.exact} also={item.also}>
            {item.label}
            {item.badge ?? (item.count !== undefined && <Count value={item.count} hot={item.hot} />)}
          </NavLink>
        </li>
      ))}
    </ol>
  );
}

/** Panel navigation as a bus line: "you are here" is the yellow stop. Set-up is a line of its own. From lg on. */
export function LineNav({ items, label }: Props) {
  const [work, setUp] = [items.filter((item) => !item.setUp), items.filter((item) => item.setUp)];
  return (
    <nav
      className="flex flex-col border-r border-line bg-surface pt-6 pr-3 pb-5 pl-5 max-lg:hidden print:hidden"
      aria-label={label}
    >
      <Line items={work} />
      {work.length > 0 && setUp.length > 0 && <hr className="my-3 border-t border-line" />}
      <Line items={setUp} />
    </nav>
  );
}
