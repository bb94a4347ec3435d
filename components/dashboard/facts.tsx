import { Link } from "@/components/ui/link";
import type { ReactNode } from "react";
import { cn } from "@/components/ui/cn";

type Props = { title: string; link?: { href: string; label: string }; children: ReactNode };

/** Of a link to a list. */
export const factLinkClass = "inline-flex min-h-8 items-center text-sm max-lg:min-h-11";

/** A card of the side column: heading, a link to its list, what there is to say. */
export function Part({ title, link, children }: Props) {
  return (
    <section className="card">
      <header className="mb-2 flex items-center justify-between gap-4">
        <h2 className="sign-lg">{title}</h2>
        {link && (
          <Link className={factLinkClass} href={link.href}>
            {link.label}
          </Link>
        )}
      </header>
      {children}
    </section>
  );
}

export type Fact = { label: ReactNode; value: ReactNode; bad?: boolean };

export function Facts({ entries }: { entries: readonly Fact[] }) {
  return (
    <dl className="grid text-sm">
      {entries.map(({ label, value, bad }, index) => (
        <div
          key={String(index)}
          className="flex min-h-8.5 items-center justify-between gap-4 border-b border-line last:border-b-0"
        >
          <dt className="text-ink-2">{label}</dt>
          <dd className={cn("text-right font-bold tabular-nums", bad && "text-danger")}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
