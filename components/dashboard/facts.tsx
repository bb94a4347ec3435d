import Link from "next/link";
import type { ReactNode } from "react";

type Props = { title: string; link?: { href: string; label: string }; children: ReactNode };

/** A card of the side column: heading, a link to its list, what there is to say. */
export function Part({ title, link, children }: Props) {
  return (
    <section className="card db-p">
      <header>
        <h2>{title}</h2>
        {link && (
          <Link href={link.href} prefetch={false}>
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
    <dl className="db-f grid text-sm mt-0 mx-0 mb-0">
      {entries.map(({ label, value, bad }, index) => (
        <div key={String(index)} data-bad={bad}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
