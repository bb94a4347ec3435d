import { useEffect, useRef } from "react";

/** How often the clock looks for a frame. */
const pause = 100;
/** The most that one look counts: where a frame comes later, the page could neither be drawn nor pressed meanwhile. */
const mostAtOnce = 250;

type Hear = {
  onOver: () => void;
  /** The clock stood; `seen`: where it goes on. */
  onStood: (seen: number) => void;
};

/** Tells when what is drawn has been there to be seen for so long. The clock stands while the page is hidden or too busy to be drawn. */
export function useSeenFor(ms: number, runs: boolean, hear: Hear) {
  const seen = useRef(0);
  const latest = useRef(hear);
  useEffect(() => {
    latest.current = hear;
  });
  useEffect(() => {
    if (!runs) return;
    let last: number | null = null;
    let frame = 0;
    let timer: ReturnType<typeof setTimeout>;
    const look = () => {
      const now = performance.now();
      const passed = last === null ? 0 : now - last;
      last = now;
      seen.current += Math.min(passed, mostAtOnce);
      if (passed > mostAtOnce) latest.current.onStood(seen.current);
      if (seen.current >= ms) return latest.current.onOver();
      timer = setTimeout(() => {
        frame = requestAnimationFrame(look);
      }, pause);
    };
    frame = requestAnimationFrame(look);
    return () => {
      clearTimeout(timer);
      cancelAnimationFrame(frame);
    };
  }, [ms, runs]);
}
