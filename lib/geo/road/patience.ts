/** After a failure the service is left alone for so long (milliseconds). */
const pause = 30_000;
/** A failure that took so long is silence: a page must not wait for another. */
const slow = 500;
/** Quick ones in a row; fewer, as of a service that is busy for a moment, say nothing of the next question. */
const mostQuick = 3;

/**
 * How long a service is waited for: a slow failure answers everyone who waits for it then, too, and who would ask within the
 * pause, so that a page of many questions does not wait for each; so do quick ones without an answer between them. Null
 * stands for a failure.
 */
export function makePatience(now: () => number) {
  let silentUntil = 0;
  let quick = 0;
  const waiting = new Set<() => void>();

  function failed(took: number) {
    quick += 1;
    if (took < slow && quick < mostQuick) return;
    quick = 0;
    silentUntil = now() + pause;
    for (const give of waiting) give();
    waiting.clear();
  }

  return async <T>(ask: () => Promise<T | null>): Promise<T | null> => {
    const asked = now();
    if (asked < silentUntil) return null;
    return new Promise((resolve, reject) => {
      const give = () => resolve(null);
      waiting.add(give);
      ask()
        .then((told) => {
          if (told !== null) quick = 0;
          // Who was answered by another's failure does not prolong the pause with its own.
          if (waiting.delete(give) && told === null) failed(now() - asked);
          resolve(told);
        })
        .catch(reject)
        .finally(() => waiting.delete(give));
    });
  };
}
