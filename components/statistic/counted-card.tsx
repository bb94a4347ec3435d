"use client";
import { type ReactNode, useEffect, useRef } from "react";

/** An entry on the home page: its owner learns how often it was seen, and how often profile or film were opened. What counts comes after the page. */
export function CountedCard({ id, children }: { id: string; children: ReactNode }) {
  const holder = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let stop: (() => void) | undefined;
    let gone = false;
    import("./count-entry").then(
      ({ countEntry }) => {
        if (!gone && holder.current) stop = countEntry(holder.current, id);
      },
      () => undefined,
    );
    return () => {
      gone = true;
      stop?.();
    };
  }, [id]);
  return (
    <div className="contents" ref={holder}>
      {children}
    </div>
  );
}
