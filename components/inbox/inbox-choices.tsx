"use client";
import { useLocale } from "next-intl";
import { cn } from "@/components/ui/cn";
import { Icon } from "@/components/ui/icon";
import type { IconName } from "@/components/ui/icon-list";
import { Link } from "@/components/ui/link";
import { formatNumber } from "@/lib/i18n/formats";
import type { Language } from "@/lib/i18n/routing";

export type Choice = { label: string; icon: IconName; count?: number; href: string; current?: boolean };

/** Kinds and tabs of the inbox as links. Drawn in the browser, too: their look is not in the page's data once for each. */
export function InboxChoices({ label, choices }: { label: string; choices: readonly Choice[] }) {
  const lng = useLocale() as Language;
  return (
    <nav className="flex overflow-x-auto lg:grid lg:grid-cols-1 lg:content-start" aria-label={label}>
      {choices.map(({ label: word, icon, count = 0, href, current }) => (
        <Link
          key={word}
          href={href}
          scroll={false}
          aria-current={current ? "true" : undefined}
          className={cn(
            "flex min-h-11 items-center gap-2 rounded-control px-2 text-sm whitespace-nowrap no-underline",
            current ? "bg-selected font-bold" : "hover:bg-hover",
          )}
        >
          <Icon of={icon} size={18} />
          {word}
          {count > 0 && <span className="ml-auto tabular-nums">{formatNumber(count, lng)}</span>}
        </Link>
      ))}
    </nav>
  );
}
