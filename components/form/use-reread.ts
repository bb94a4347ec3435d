"use client";
import { useRouter } from "next/navigation";
import { useEffect, useRef, useTransition } from "react";

/** Reads a record anew that came with the page, or by `reread`: gives it as it is shown then. */
export function useReread<Stored>(record: Stored, reread?: () => Promise<void>) {
  const router = useRouter();
  const [isReading, read] = useTransition();
  const waiting = useRef<((record: Stored) => void)[]>([]);
  useEffect(() => {
    if (isReading) return;
    for (const give of waiting.current.splice(0)) give(record);
  }, [isReading, record]);
  return () =>
    new Promise<Stored>((resolve) => {
      waiting.current.push(resolve);
      read(reread ?? (() => router.refresh()));
    });
}
