"use client";
import { useEffect, useState } from "react";

const minute = 60_000;

/** The telephone's clock, minute by minute; null before the page runs: what is kept of it offline was made at another time. */
export function useMinute() {
  const [moment, setMoment] = useState<number | null>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const tick = () => {
      clearTimeout(timer);
      const now = Date.now();
      setMoment(now);
      timer = setTimeout(tick, minute - (now % minute));
    };
    tick();
    // A telephone that slept in a pocket has missed some.
    document.addEventListener("visibilitychange", tick);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", tick);
    };
  }, []);
  return moment;
}
