"use client";
import { useEffect, useState } from "react";

/** The server's clock, going on: `now` is its moment when the page was made. */
export function useMoment(now: number, every: number) {
  const [moment, setMoment] = useState(now);
  useEffect(() => {
    const ahead = now - Date.now();
    setMoment(now);
    const timer = setInterval(() => setMoment(Date.now() + ahead), every);
    return () => clearInterval(timer);
  }, [now, every]);
  return moment;
}
