import { env } from "@/env.mjs";
import { announce, changedChannel, tagsOfNotice } from "@/lib/cache/tags";
import { listen } from "@/lib/db/listen";
import { hearRedis } from "@/lib/redis/hear";

/**
 * Hears of changes made by other processes; `onGap` is called when a line is up again and some may have been missed.
 * PostgreSQL is listened to beside Redis, too: it tells what Redis did not take.
 */
export function listenForChanges(onGap: () => void, redisUrl = env.REDIS_URL) {
  const hear = (payload: string) => {
    const tags = tagsOfNotice(payload);
    if (tags) announce(tags);
  };
  const hangUp = listen({ channel: changedChannel, hear, onOpen: onGap });
  const hangUpRedis = redisUrl ? hearRedis(redisUrl, changedChannel, hear, onGap) : null;
  return async () => {
    await hangUp();
    await (await hangUpRedis)?.();
  };
}
