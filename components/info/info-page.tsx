import type { ReactNode } from "react";

/** Long German words in the headings inside break before they leave a narrow page. */
export const breakingTitles = "[&_:is(h1,h2)]:hyphens-auto [&_:is(h1,h2)]:wrap-anywhere";

/** A page of words: parts below one another. */
export function InfoPage({ children }: { children: ReactNode }) {
  return (
    <div className={`mx-auto grid max-w-page grid-cols-1 gap-[1.4rem] px-edge pt-[2.2rem] pb-14 ${breakingTitles}`}>
      {children}
    </div>
  );
}

type HeroProps = { title: string; lead: string; children: ReactNode };

/** The top of a page that wins somebody over. */
export function InfoHero({ title, lead, children }: HeroProps) {
  return (
    <div className="bg-hero py-[clamp(2rem,5vw,4rem)] text-on-hero">
      <div className="mx-auto max-w-page px-edge">
        <h1 className="max-w-[20ch] text-4xl">{title}</h1>
        <p className="mt-[0.7rem] mb-[1.4rem] max-w-measure text-lg text-on-hero-2">{lead}</p>
        {children}
      </div>
    </div>
  );
}
