import { ApiError, isRetryable } from "@/lib/http/client";
import { pauseBefore } from "@/components/form/server-back";

const isLater = (error: unknown) => isRetryable(error) || (error instanceof ApiError && error.status === 429);

/**
 * What a look tells; where the server is out of reach it looks again, longer apart each time and at once where the network is back, for
 * as long as somebody waits. Null: it is refused for good, or nobody waits any more.
 */
export async function lookedUp<T>(look: () => Promise<T>, isAwaited: () => boolean): Promise<T | null> {
  for (let tries = 0; isAwaited(); tries += 1) {
    try {
      return await look();
    } catch (error) {
      if (!isLater(error)) return null;
      await pauseBefore(tries);
    }
  }
  return null;
}
