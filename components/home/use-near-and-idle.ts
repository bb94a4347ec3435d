"use client";

import { useEffect, useRef, useState } from "react";

/** True once the element is near the screen and the browser is idle: for what is heavy and may wait. */
export function useNearAndIdle<T extends Element>() {
  const ref = useRef<T>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    const node = ref.current;
    if (!node) return;
    const go = () => setNear(true);
    const watch = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        watch.disconnect();
        if ("requestIdleCallback" in window) requestIdleCallback(go, { timeout: 2_000 });
        else setTimeout(go, 200);
      },
      { rootMargin: "200px" },
    );
    watch.observe(node);
    return () => watch.disconnect();
  }, []);
  return [ref, near] as const;
}
