"use client";
import { useEffect } from "react";

async function forget(scope: string) {
  const registration = await navigator.serviceWorker.getRegistration(scope);
  if (registration?.scope === new URL(scope, location.origin).href) await registration.unregister();
  await caches.delete(`drive-${scope}`);
}

/** Has the telephone keep this page for its link alone (public/drive-sw.js), and forget it once the link is over. */
export function KeepOffline({ over }: { over: boolean }) {
  useEffect(() => {
    if (!("serviceWorker" in navigator)) return;
    const scope = location.pathname;
    const options = { scope, updateViaCache: "none" } as const;
    const done = over ? forget(scope) : navigator.serviceWorker.register("/drive-sw.js", options);
    // A browser that keeps nothing (a private window, say) shows the page all the same.
    done.catch(() => undefined);
  }, [over]);
  return null;
}
