"use client";
import type { ReactNode } from "react";
import { useEntryCounts } from "./use-count";

/** An entry on the home page: its owner learns how often it was seen, and how often profile or film were opened. */
export function CountedCard({ id, children }: { id: string; children: ReactNode }) {
  return (
    <div className="contents" ref={useEntryCounts(id)}>
      {children}
    </div>
  );
}
