import type { ReactNode } from "react";

/** Numbers beside a page's title, on small screens below it. */
export function HeadTotals({ children }: { children: ReactNode }) {
  return (
    <span className="flex flex-wrap gap-x-7 gap-y-1 text-ink-2 max-md:order-3 max-md:w-full max-md:gap-x-5">
      {children}
    </span>
  );
}

/** The `b` of a rich message inside. */
export const totalNumber = (chunks: ReactNode) => <b className="sign-lg leading-none text-ink">{chunks}</b>;
