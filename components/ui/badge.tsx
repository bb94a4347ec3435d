import type { ReactNode } from "react";

export type BadgeTone = "live" | "pend" | "off" | "no" | "plain";

/** Status as word and shape of the dot: full, dashed, ring. */
export function Badge({ tone = "off", children }: { tone?: BadgeTone; children: ReactNode }) {
  return <span className={`badge ${tone}`}>{children}</span>;
}

export function Count({ value, hot }: { value: string | number; hot?: boolean }) {
  return <span className={hot ? "cnt hot" : "cnt"}>{value}</span>;
}

export function Kbd({ children }: { children: ReactNode }) {
  return <kbd>{children}</kbd>;
}
