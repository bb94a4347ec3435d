"use client";

import { useEffect, useRef, useState } from "react";
import { idle } from "@/components/ui/idle";

/** True once the element is near the screen, the browser idle and `media` holds: for what is heavy and may wait. */
export function useNearAndIdle<T extends Element>(media = "all") {
  const ref = useRef<T>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    const node = ref.current;
    if (!node) return;
    const room = matchMedia(media);
    const go = () => setNear(true);
    const watch = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        watch.disconnect();
        void idle(2_000).then(go);
      },
      { rootMargin: "200px" },
    );
    // A tablet is turned, a window widened.
    const look = () => (room.matches ? watch.observe(node) : watch.unobserve(node));
    look();
    room.addEventListener("change", look);
    return () => {
      room.removeEventListener("change", look);
      watch.disconnect();
    };
  }, [media]);
  return [ref, near] as const;
}
