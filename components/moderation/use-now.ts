import { useEffect, useState } from "react";

/** The time, renewed each half minute; the first value is the server's, so that both render the same. */
export function useNow(start: number) {
  const [now, setNow] = useState(start);
  useEffect(() => {
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), 30_000);
    return () => clearInterval(timer);
  }, []);
  return now;
}
