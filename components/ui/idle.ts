/** Until the browser has nothing else to do, half a second (`timeout`, ms) at most. */
export const idle = (timeout = 500) =>
  new Promise<void>((resolve) => {
    if ("requestIdleCallback" in globalThis) requestIdleCallback(() => resolve(), { timeout });
    else setTimeout(resolve, 200);
  });
