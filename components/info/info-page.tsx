import type { ReactNode } from "react";
import { cn } from "@/components/ui/cn";

/** Long German words in the headings inside break before they leave a narrow page. */
export const breakingTitles = "[&_:is(h1,h2)]:hyphens-auto [&_:is(h1,h2)]:wrap-anywhere";

/** A page of words: parts below one another. */
export function InfoPage({ children }: { children: ReactNode }) {
  return (
    <div className={`mx-auto grid max-w-page grid-cols-1 gap-6 px-edge pt-[2.2rem] pb-14 ${breakingTitles}`}>
      {children}
    </div>
  );
}

type HeroProps = {
  title: string;
  lead: string;
  children?: ReactNode;
  /** Beside the title: what the reader tries at once. */
  aside: ReactNode;
};

/** The top of a page that wins somebody over. */
export function InfoHero({ title, lead, aside, children }: HeroProps) {
  return (
    <div className="bg-hero py-12 text-on-hero max-md:py-7">
      <div className="mx-auto grid max-w-page grid-cols-[minmax(0,1fr)_27rem] items-end gap-12 px-edge max-lg:grid-cols-1 max-lg:gap-6">
        <div>
          <h1 className="max-w-[20ch] text-4xl">{title}</h1>
          <p className="mt-3 max-w-measure text-lg text-on-hero-2">{lead}</p>
          {children}
        </div>
        {aside}
      </div>
    </div>
  );
}

type SectionProps = {
  title: string;
  lead?: string;
  /** The part above is one of the same ground: its air is enough. */
  goesOn?: boolean;
  children: ReactNode;
};

/** A part of such a page, with air around it. */
export function InfoSection({ title, lead, goesOn, children }: SectionProps) {
  return (
    <section
      className={cn(
        "mx-auto grid max-w-page grid-cols-1 gap-6 px-edge pb-18 max-md:pb-12",
        !goesOn && "pt-18 max-md:pt-12",
        breakingTitles,
      )}
    >
      <div className="grid gap-3">
        <h2 className="text-3xl">{title}</h2>
        {lead && <p className="max-w-measure text-lg text-ink-2">{lead}</p>}
      </div>
      {children}
    </section>
  );
}
