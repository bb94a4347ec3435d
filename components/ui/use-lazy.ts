"use client";
import { type ComponentType, useEffect, useState } from "react";

/**
 * A component that is fetched when it is first wanted, and again where that failed and something else is wanted. Next's
 * `dynamic` would add its own code to every page.
 */
export function useLazy<P>(load: () => Promise<ComponentType<P>>, wanted: unknown) {
  const [Loaded, setLoaded] = useState<ComponentType<P> | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `load` is written inline and never changes its meaning
  useEffect(() => {
    if (!wanted || Loaded) return;
    let gone = false;
    // A failed fetch (offline) leaves things closed; the next click tries again.
    load().then(
      (component) => !gone && setLoaded(() => component),
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, [wanted, Loaded]);
  return Loaded;
}
