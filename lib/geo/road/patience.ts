/** After a failure the service is left alone for so long (milliseconds). */
const pause = 30_000;

/**
 * How long a service is waited for: its first failure answers everyone who waits for it then, too, and who would ask within the
 * pause, so that a page of many questions does not wait for each. Null stands for a failure.
 */
export function makePatience(now: () => number) {
  let silentUntil = 0;
  const waiting = new Set<() => void>();

  function failed() {
    silentUntil = now() + pause;
    for (const give of waiting) give();
    waiting.clear();
  }

  return async <T>(ask: () => Promise<T | null>): Promise<T | null> => {
    if (now() < silentUntil) return null;
    return new Promise((resolve, reject) => {
      const give = () => resolve(null);
      waiting.add(give);
      ask()
        .then((told) => {
          // Who was answered by another's failure does not prolong the pause with its own.
          if (waiting.delete(give) && told === null) failed();
          resolve(told);
        })
        .catch(reject)
        .finally(() => waiting.delete(give));
    });
  };
}
