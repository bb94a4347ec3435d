import { Link } from "@/components/ui/link";

export type PanelTab = { href: string; label: string; current: boolean };

export const tabsClass =
  "flex gap-6 border-b-2 border-ink max-md:gap-[1.1rem] max-md:overflow-x-auto max-md:scrollbar-none";
export const tabClass =
  "-mb-0.5 border-b-5 border-transparent pt-2 pb-2 sign-md text-ink-2 no-underline aria-[current]:border-brand aria-[current]:text-ink aria-[current]:[box-shadow:0_2px_0_var(--ink)] max-lg:inline-flex max-lg:min-h-11 max-lg:items-center max-md:whitespace-nowrap";

/** Links between the pages that share one menu entry (Mein Konto | E-Mails). */
export function PanelTabs({ label, tabs }: { label: string; tabs: readonly PanelTab[] }) {
  return (
    <nav className={tabsClass} aria-label={label}>
      {tabs.map(({ href, label: text, current }) => (
        <Link key={href} className={tabClass} href={href} aria-current={current ? "page" : undefined}>
          {text}
        </Link>
      ))}
    </nav>
  );
}
