import type { ReactNode } from "react";

export const profileSection = "scroll-mt-4 [section+&]:mt-9";

type Props = { id: string; title: string; children: ReactNode };

/** A part of a company's page under its heading; `id` is the heading's, to which the head of the page leads. */
export function ProfileSection({ id, title, children }: Props) {
  return (
    <section className={profileSection} aria-labelledby={id}>
      <h2 className="mb-3 text-xl" id={id}>
        {title}
      </h2>
      {children}
    </section>
  );
}
