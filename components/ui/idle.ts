import { wide } from "./wide";

/** Until the browser has nothing else to do, half a second (`timeout`, ms) at most. */
export const idle = (timeout = 500) =>
  new Promise<void>((resolve) => {
    if ("requestIdleCallback" in globalThis) requestIdleCallback(() => resolve(), { timeout });
    else setTimeout(resolve, 200);
  });

/** On a wide screen when idle, elsewhere once somebody begins to act or leaves the tab: a phone does no more than it must before. */
export const untilUsed = () =>
  matchMedia(wide).matches
    ? idle()
    : new Promise<void>((resolve) => {
        const over = new AbortController();
        const use = () => {
          over.abort();
          resolve();
        };
        for (const event of ["pointerdown", "keydown", "visibilitychange"])
          document.addEventListener(event, use, { signal: over.signal });
      });
