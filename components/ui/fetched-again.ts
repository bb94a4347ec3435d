const pauses = [500, 2000, 5000];

/** Until the network's return, or for so long while there seems to be one. */
const pause = (ms: number) =>
  new Promise<void>((resolve) => {
    const end = () => {
      clearTimeout(timer);
      removeEventListener("online", end);
      resolve();
    };
    const timer = navigator.onLine ? setTimeout(end, ms) : undefined;
    addEventListener("online", end);
  });

/**
 * Ends as `load` does, tried again while a network that breaks off fails it: what the framework waits for takes the whole
 * page with it where it cannot be fetched. What the server has no longer fails after the last try.
 */
export async function fetchedAgain<T>(load: () => Promise<T>, tries = 0): Promise<T> {
  try {
    return await load();
  } catch (error) {
    const ms = pauses[tries];
    if (ms === undefined || typeof window === "undefined") throw error;
    const begun = navigator.onLine;
    await pause(ms);
    return fetchedAgain(load, begun ? tries + 1 : tries);
  }
}
