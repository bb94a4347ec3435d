import pg from "pg";
import { env } from "@/env.mjs";
import { log } from "@/lib/log";

type Line = { channel: string; hear: (payload: string) => void };

/**
 * Keeps one connection listening and opens it again after a failure. What is said meanwhile is lost: listen only
 * for what a schedule finds as well. Returns what hangs up.
 */
export function listen({ channel, hear }: Line) {
  let closed = false;
  let client: pg.Client | null = null;
  let timer: NodeJS.Timeout | undefined;

  function again() {
    if (closed || timer) return;
    timer = setTimeout(connect, 2_000);
  }

  async function connect() {
    timer = undefined;
    const opened = new pg.Client({
      connectionString: env.DATABASE_URL,
      keepAlive: true,
      connectionTimeoutMillis: 3_000,
    });
    client = opened;
    opened.on("error", again);
    opened.on("end", again);
    opened.on("notification", ({ payload }) => payload && hear(payload));
    try {
      await opened.connect();
      await opened.query(`listen ${channel}`);
    } catch (error) {
      log.warn({ err: error, channel }, "not listening, trying again");
      opened.end().catch(() => undefined);
      again();
    }
  }

  connect();
  return async () => {
    closed = true;
    clearTimeout(timer);
    await client?.end().catch(() => undefined);
  };
}
