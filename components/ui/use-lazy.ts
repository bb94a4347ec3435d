"use client";
import { type ComponentType, useEffect, useState } from "react";

/**
 * A component that is fetched when it is first wanted. Where that fails (no network) it is tried again with whatever is
 * pressed next, with the network's return, or when something else is wanted. `onFailed`: for who drops the wish then, so
 * that nothing opens unasked later, or tells of it. Next's `dynamic` would add its own code to every page.
 */
export function useLazy<P>(load: () => Promise<ComponentType<P>>, wanted: unknown, onFailed?: () => void) {
  const [Loaded, setLoaded] = useState<ComponentType<P> | null>(null);
  const [tries, setTries] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is written inline never changes its meaning; a new try begins anew
  useEffect(() => {
    if (!wanted || Loaded) return;
    const over = new AbortController();
    const { signal } = over;
    const again = () => setTries((count) => count + 1);
    // A network may be back before the browser says that the file did not come.
    let isBack = false;
    addEventListener("online", () => (isBack = true), { signal });
    load().then(
      (component) => signal.aborted || setLoaded(() => component),
      () => {
        if (signal.aborted) return;
        if (isBack) return again();
        for (const event of ["click", "online"]) addEventListener(event, again, { signal });
        onFailed?.();
      },
    );
    return () => over.abort();
  }, [wanted, Loaded, tries]);
  return Loaded;
}
