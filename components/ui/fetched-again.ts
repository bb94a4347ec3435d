import { untilOnline } from "./until-online";

const pauses = [500, 2000, 5000];

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
    await untilOnline(begun ? ms : undefined);
    return fetchedAgain(load, begun ? tries + 1 : tries);
  }
}
