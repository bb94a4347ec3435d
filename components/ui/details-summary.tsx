import type { ReactNode } from "react";

/** What opens the rest, such as earlier offers: as tall as a button. */
export function DetailsSummary({ children }: { children: ReactNode }) {
  return <summary className="list-item min-h-11 cursor-pointer content-center font-bold">{children}</summary>;
}
