import type { ReactNode } from "react";

const look =
  "mx-auto grid max-w-page grid-cols-form gap-4 px-edge pt-10 pb-14 [&_form]:grid [&_form]:gap-[1.1rem] [&_h1]:hyphens-auto [&_h1]:wrap-anywhere";

/** A page with one short form. */
export function NarrowPage({ children }: { children: ReactNode }) {
  return <div className={look}>{children}</div>;
}
