import pg from "pg";
import { env } from "@/env.mjs";
import { announce, changedChannel, tagsOfNotice } from "@/lib/cache/tags";
import { log } from "@/lib/log";

/**
 * Hears of changes made by other processes. While the line is down changes may be missed, so `onGap` is called
 * when it is up again.
 */
export function listenForChanges(onGap: () => void) {
  let closed = false;
  let client: pg.Client | null = null;
  let timer: NodeJS.Timeout | undefined;

  const again = () => {
    client?.removeAllListeners();
    client?.on("error", () => undefined);
    client?.end().catch(() => undefined);
    client = null;
    clearTimeout(timer);
    if (!closed) timer = setTimeout(connect, 1_000);
  };

  async function connect() {
    const opened = new pg.Client({
      connectionString: env.DATABASE_URL,
      keepAlive: true,
      connectionTimeoutMillis: 3_000,
    });
    client = opened;
    opened.on("error", again);
    opened.on("end", again);
    opened.on("notification", ({ payload }) => {
      const tags = tagsOfNotice(payload ?? "");
      if (tags) announce(tags);
    });
    try {
      await opened.connect();
      await opened.query(`listen ${changedChannel}`);
      onGap();
    } catch (error) {
      log.warn({ err: error }, "not listening for changes, trying again");
      again();
    }
  }

  connect();
  return async () => {
    closed = true;
    clearTimeout(timer);
    client?.removeAllListeners();
    await client?.end().catch(() => undefined);
  };
}
