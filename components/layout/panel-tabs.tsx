import Link from "next/link";

export type PanelTab = { href: string; label: string; current: boolean };

/** Links between the pages that share one menu entry (Mein Konto | E-Mails). */
export function PanelTabs({ label, tabs }: { label: string; tabs: readonly PanelTab[] }) {
  return (
    <nav className="tabs" aria-label={label}>
      {tabs.map(({ href, label: text, current }) => (
        <Link key={href} href={href} aria-current={current ? "page" : undefined}>
          {text}
        </Link>
      ))}
    </nav>
  );
}
