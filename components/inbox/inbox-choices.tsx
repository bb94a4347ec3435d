"use client";
import { useLocale } from "next-intl";
import { useEffect } from "react";
import { cn } from "@/components/ui/cn";
import { Icon } from "@/components/ui/icon";
import type { IconName } from "@/components/ui/icon-list";
import { Link } from "@/components/ui/link";
import { useStore } from "@/components/ui/use-store";
import type { InboxCount, InboxKind } from "@/lib/features/inbox/schema";
import { formatNumber } from "@/lib/i18n/formats";
import type { Language } from "@/lib/i18n/routing";
import { counted } from "./unread";

/** What of the inbox a choice shows. */
type Counted = "open" | "later" | InboxKind;
export type Choice = { label: string; icon: IconName; of?: Counted; href: string; current?: boolean };

const countOf = (count: InboxCount, of: Counted) => (of === "open" || of === "later" ? count[of] : count.kinds[of]);

/** As of the page, and then by itself, as the badge of what is unread. */
function useCounts(made: InboxCount) {
  const now = useStore(counted, null);
  // A page that was read anew knows better than what was asked before it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the page's own count that makes the other one old
  useEffect(() => counted.set(() => null), [made]);
  return now ?? made;
}

type Props = { label: string; count: InboxCount; choices: readonly Choice[] };

/** Kinds and tabs of the inbox as links. Drawn in the browser, too: their look is not in the page's data once for each. */
export function InboxChoices({ label, count, choices }: Props) {
  const counts = useCounts(count);
  const lng = useLocale() as Language;
  return (
    <nav className="flex overflow-x-auto lg:grid lg:grid-cols-1 lg:content-start" aria-label={label}>
      {choices.map(({ label: word, icon, of, href, current }) => {
        const waits = of ? countOf(counts, of) : 0;
        return (
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
            {waits > 0 && <span className="ml-auto tabular-nums">{formatNumber(waits, lng)}</span>}
          </Link>
        );
      })}
    </nav>
  );
}
