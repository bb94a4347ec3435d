"use client";
import { useEffect, useRef } from "react";
import { noteNearSeen } from "@/lib/features/filtersetting/client";

/** A visit shorter than this was none: a wrong click, or a component that is mounted twice. */
const least = 2_000;

/**
 * The visit is put on record when it ends, with the time at which it began: the marks of what is new stay through
 * it, and what came in meanwhile is new at the next one.
 */
export function useSeen(now: number) {
  const began = useRef(now);
  useEffect(() => {
    const from = Date.now();
    let noted = false;
    const end = () => {
      if (noted || Date.now() - from < least) return;
      noted = true;
      noteNearSeen(began.current);
    };
    window.addEventListener("pagehide", end);
    return () => {
      window.removeEventListener("pagehide", end);
      end();
    };
  }, []);
}
