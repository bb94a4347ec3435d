"use client";

import { useCallback, useEffect, useState } from "react";

type Change = { href: string; replace: boolean };

/**
 * Puts an address into the browser's history without asking the server for the page; `useSearchParams` follows.
 * It happens in an effect: the router listens to the history from an effect of its own, and a press between the
 * page's first commit and that one would change the address alone.
 */
export function useHistoryChange() {
  const [change, setChange] = useState<Change | null>(null);
  useEffect(() => {
    if (change) window.history[change.replace ? "replaceState" : "pushState"](null, "", change.href);
  }, [change]);
  return useCallback((href: string, replace = false) => setChange({ href, replace }), []);
}
