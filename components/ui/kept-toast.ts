import { type ToastInput, toastStore } from "./toast-list";
import { toast } from "./toast-store";

const key = "toast";
/** Milliseconds that a page may take to come; later nobody knows any more what it was about. */
const lasts = 15_000;

type Kept = Omit<ToastInput, "action"> & { href: string; at: number };

/** A message that stands there when the page is left. Of a browser that keeps nothing it ends with the page. */
export function keepToast() {
  const [shown] = toastStore.get();
  if (!shown?.open) return;
  const { title, description, variant } = shown;
  const kept: Kept = { title, description, variant, href: location.href, at: Date.now() };
  try {
    sessionStorage.setItem(key, JSON.stringify(kept));
  } catch {}
}

function takeKept() {
  try {
    const kept = sessionStorage.getItem(key);
    sessionStorage.removeItem(key);
    return JSON.parse(kept ?? "null") as Kept | null;
  } catch {
    return null;
  }
}

/**
 * The page is there anew because the router could not read it in place, as after a deed under a new release: what was said
 * of the deed goes on. Not where the reader went on or pressed "reload".
 */
export function takeUpToast() {
  const kept = takeKept();
  if (!kept || kept.href !== location.href || Date.now() - kept.at > lasts) return;
  const [came] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  if (came?.type !== "navigate") return;
  const { title, description, variant } = kept;
  toast({ title, description, variant });
}
